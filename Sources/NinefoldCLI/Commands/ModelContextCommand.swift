import Answers
import CommandLine
import ModelContext
import Ninefold
import OperatingSystem

/// Answers a program by the Model Context Protocol.
struct ModelContextCommand: Command {
  static let configuration = CommandConfiguration(
    name: "mcp", abstract: "let a program ask and change scenes, by the Model Context Protocol",
    discussion: """
      Reads messages from the standard input and writes nothing but messages to the standard output, one a line, until the
      input ends. Speaks revision 2026-07-28, and after 'initialize' 2025-11-25 and 2025-06-18. The tools answer what the
      commands answer, about the documents of SOURCE alone. Without --writable nothing is changed; with it the tools 'edit' and
      'undo' change documents below SOURCE, each with the patch as its answer; with --database those of the stored project, as
      'edit' does, so that 'undo' of the command line takes them back too. Documentation/Programs.md describes the
      tools, and how programs are told of them.
      """,
    examples: [
      "ninefold mcp App/", "ninefold mcp App/ Widgets/Main.storyboard --writable",
      "ninefold mcp --database scenes.db",
    ])

  @Argument(
    "SOURCE",
    help:
      "a document or a directory of documents; by default the working directory; with --database the name of a stored project"
  )
  var paths: [String] = []
  @Option(
    "database", "FILE",
    help: "ask about a project that this SQLite file stores; without a SOURCE that of NINEFOLD_DATABASE")
  var namedDatabase: String?
  @Flag("writable", help: "let the program change the documents") var isWritable: Bool

  /// The database that the line names, or without paths the environment.
  private var database: String? { namedDatabase ?? (paths.isEmpty ? DatabaseVariable.value : nil) }

  var declared: [any Declared] { [$paths, $namedDatabase, $isWritable] }

  func validate() throws(UsageError) {
    guard database == nil, paths.contains(ProjectInput.standardInput) else { return }
    throw UsageError(
      .unexpectedArgument(ProjectInput.standardInput, expected: "paths: the standard input has the messages"))
  }

  func run() throws -> TextReport {
    let session = try ProgramSession(
      database.map { .project(database: $0, names: paths) } ?? .files(paths.isEmpty ? ["."] : paths),
      isWritable: isWritable)
    try ModelContextServer(ServerOffer(session), output: 1).run(input: 0)
    return TextReport(text: "")
  }
}
