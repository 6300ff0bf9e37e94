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
      'undo' change documents below SOURCE, each with the patch as its answer. Documentation/Programs.md describes the
      tools, and how programs are told of them.
      """,
    examples: ["ninefold mcp App/", "ninefold mcp App/ Widgets/Main.storyboard --writable"])

  @Argument(
    "SOURCE", help: "a document or a directory of documents; by default the working directory")
  var paths: [String] = []
  @Flag("writable", help: "let the program change the documents") var isWritable: Bool

  var declared: [any Declared] { [$paths, $isWritable] }

  func validate() throws(UsageError) {
    guard paths.contains(ProjectInput.standardInput) else { return }
    throw UsageError(
      .unexpectedArgument(ProjectInput.standardInput, expected: "paths: the standard input has the messages"))
  }

  func run() throws -> TextReport {
    let session = try ProgramSession(paths.isEmpty ? ["."] : paths, isWritable: isWritable)
    try ModelContextServer(ServerOffer(session), output: 1).run(input: 0)
    return TextReport(text: "")
  }
}
