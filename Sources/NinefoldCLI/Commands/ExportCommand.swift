import Ninefold

/// Writes the documents of a stored project as files.
struct ExportCommand: Command {
  static let syntax = CommandSyntax(
    name: "export", summary: "write the documents of a stored project as files",
    usage: ["export --database FILE [--project NAME] --output DIR"], operands: .none,
    options: [.database, .project, .output], required: [.database, .output],
    details: [
      "A document that was not edited comes out byte for byte as it went in. Files of the same path in the",
      "directory are replaced; others are left alone.",
    ],
    examples: ["ninefold export --database scenes.db --output App-exported/"])

  private let job: ProjectExport
  private let directory: String

  init(_ arguments: Arguments) throws(UsageError) {
    job = ProjectExport(
      database: try arguments.required(.database), project: try arguments.nonempty(.project))
    directory = try arguments.required(.output)
  }

  func run() throws -> ExitCode {
    let summary = try job.run(to: directory) { Diagnostics.report($0) }
    var output = Output(descriptor: 1)
    try output.writeLine("\(summary.project): \(summary.written) written, \(summary.refused) refused")
    try output.flush()
    if summary.refused == 0 { return .done }
    return summary.written == 0 ? .failed : .findings
  }
}
