import Answers
import CommandLine
import Ninefold

/// Lists documents and their scenes.
struct ScenesCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "scenes", abstract: "list documents and their scenes",
    discussion: """
      Of each scene the name and the id by which --scene finds it, the class of its controller or of a xib's view, the
      size that was saved, the classes that its objects name, and whether the storyboard starts with it.
      """,
    examples: ["ninefold scenes App/", "ninefold scenes --database scenes.db --format json"],
    nothing: "no scenes")

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$scenes, $output] }

  func run() throws -> DocumentReport {
    try DocumentReport(scenes) { document, outlines in SceneList(document: document.listing(outlines)) }
  }
}
