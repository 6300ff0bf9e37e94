import Answers
import CommandLine
import Ninefold

/// Lists the edits that can be undone.
struct HistoryCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "history", abstract: "list the edits that can be undone, the newest first",
    discussion: "Times are UTC.", examples: ["ninefold history --database scenes.db"], nothing: "no edits")

  @Option(
    "document", "PATH", help: "only the edits of this document: its path in the project, or its file's name")
  var document: String?
  @OptionGroup var project: ProjectOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$document, $project, $output] }

  func run() throws -> ValueReport {
    ValueReport(EditHistory(entries: try project.editing.history(of: document)))
  }
}
