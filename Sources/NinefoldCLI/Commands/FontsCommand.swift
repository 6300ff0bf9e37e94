import Answers
import CommandLine
import Ninefold

/// Lists the fonts that a source has, and those that its documents name.
struct FontsCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "fonts", abstract: "list the fonts that a project has, that its documents name, and that it lacks",
    discussion: """
      Of the font files (.ttf, .otf, .ttc) of a directory or a stored project: the names of their fonts. Of each font
      that documents name: in how many and how often, and what its text is measured by: the file of the project
      that has it, a table of the system's fonts, or an estimate, since nobody has it. At the end the files
      that UIAppFonts of an Info.plist names and that are not there.
      """,
    examples: ["ninefold fonts App/", "ninefold fonts --database scenes.db --format json"],
    nothing: "no fonts")

  @OptionGroup var source: SourceOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$source, $output] }

  func run() throws -> ValueReport {
    try source.survey({ try $0.fontSurvey(report: $1) }, add: { $0.add($1) }, list: { FontList($0) })
  }
}
