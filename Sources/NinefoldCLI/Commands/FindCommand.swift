import Answers
import CommandLine
import Ninefold

/// Finds a text in the contents of scenes.
struct FindCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "find", abstract: "find objects by their ids, labels, texts and classes",
    discussion: """
      Finds every scene, object, constraint and connection of which an id, a label, a text, an identifier for code or
      a class has the text in it, whatever its capitals. Texts of all size classes are searched.
      """,
    examples: [
      "ninefold find \"Sign in\" App/", "ninefold find AvatarView --database scenes.db --format json",
    ])

  @Argument("TEXT", help: "what to look for") var text: String
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$text, $scenes, $output] }

  func run() throws -> DocumentReport {
    try DocumentReport(scenes, containing: text) { document, outlines in
      let occurrences = document.occurrences(of: text, in: outlines)
      return occurrences.isEmpty ? nil : OccurrenceList(path: document.path, occurrences: occurrences)
    }
  }
}
