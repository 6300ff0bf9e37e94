import Answers
import CommandLine
import Ninefold

/// Lists the images and colours of a source's asset catalogues, and those that its documents name.
struct AssetsCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "assets",
    abstract: "list the images and colors of asset catalogs, their empty slots, and what is missing",
    discussion: """
      Of each set in the catalogs (.xcassets) of a directory or a stored project: the slots that have a picture or a
      color, those that are empty, and how many documents name the set; where none does, only a program can use
      it. At the end the names that documents say and no catalog has: they may be files of their own.
      A picture that a slot names and that is not there, or that cannot be read, is an error.
      """,
    examples: ["ninefold assets App/", "ninefold assets --database scenes.db --format json"],
    nothing: "no images and colours")

  @OptionGroup var source: SourceOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$source, $output] }

  func run() throws -> ValueReport {
    try source.survey({ try $0.assetSurvey(report: $1) }, add: { $0.add($1) }, list: { AssetList($0) })
  }
}
