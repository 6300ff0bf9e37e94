import Answers
import CommandLine
import Ninefold

/// Undoes the newest edit.
struct UndoCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "undo", abstract: "take the newest edit back",
    discussion: """
      The document is then, byte for byte, what it was before the edit. Undoing again takes back the edit
      before it; 'ninefold redo' makes the edit again, until the document is edited anew. A document that was
      imported anew since is left alone.
      """,
    examples: ["ninefold undo --database scenes.db"], nothing: "nothing to undo")

  @Option(
    "document", "PATH", help: "the newest edit of this document: its path in the project, or its file's name")
  var document: String?
  @OptionGroup var options: EditedDocumentOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$document, $options, $output] }

  func run() throws -> LineReport {
    let entry = try options.project.editing.undo(in: document)
    return LineReport("undone", entry, try options.write(entry.document))
  }
}
