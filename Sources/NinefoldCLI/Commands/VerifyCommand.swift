import Ninefold

/// Checks that a database is whole.
struct VerifyCommand: Command {
  static let syntax = CommandSyntax(
    name: "verify", summary: "check that a database is whole", usage: ["verify --database FILE"],
    operands: .none,
    options: [.database], required: [.database],
    details: [
      "Runs SQLite's integrity and foreign-key checks, and compares every derived row with its document. Nothing is",
      "changed. The exit code is 1 where something is wrong.",
    ],
    examples: ["ninefold verify --database scenes.db"])

  private let database: String

  init(_ arguments: Arguments) throws(UsageError) { database = try arguments.required(.database) }

  func run() throws -> ExitCode {
    let store = try SceneStore(path: database, mode: .readOnly)
    let findings = try store.verify()
    for finding in findings { Diagnostics.report(error: "\(database): \(finding)") }
    let documents = try store.documents().count
    var output = Output(descriptor: 1)
    try output.writeLine("\(database): \(documents) documents, \(findings.count) findings")
    try output.flush()
    return findings.isEmpty ? .done : .findings
  }
}
