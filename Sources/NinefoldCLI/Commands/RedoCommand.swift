import Answers
import CommandLine
import Ninefold

/// Redoes the edit that was undone last.
struct RedoCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "redo", abstract: "make the edit again that was undone last",
    discussion: """
      The document is then, byte for byte, what it was before the undoing. A new edit of the document forgets
      what was undone of it. A document that was imported anew since is left alone.
      """,
    examples: [
      "ninefold redo --database scenes.db", "ninefold redo --database scenes.db --document Main.storyboard",
    ])

  @Option(
    "document", "PATH", help: "what was undone of this document: its path in the project, or its file's name")
  var document: String?
  @OptionGroup var options: EditedDocumentOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$document, $options, $output] }

  func run() throws -> LineReport {
    let entry = try options.project.editing.redo(in: document)
    return LineReport("redone", entry, try options.write(entry.document))
  }
}
