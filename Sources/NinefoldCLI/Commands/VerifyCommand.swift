import CommandLine
import Ninefold

/// Checks the integrity of a database.
struct VerifyCommand: Command {
  static let configuration = CommandConfiguration(
    name: "verify", abstract: "check that a database is whole",
    discussion: """
      Runs SQLite's integrity and foreign-key checks, and compares every derived row with its document.
      Nothing is changed. The exit code is 1 where something is wrong.
      """,
    examples: ["ninefold verify --database scenes.db"])

  @OptionGroup var database: DatabaseOptions

  var declared: [any Declared] { [$database] }

  func run() throws -> LineReport {
    let store = try SceneStore(path: database.path, mode: .readOnly)
    let findings = try store.verify()
    for finding in findings { Diagnostics.report(error: "\(database.path): \(finding)") }
    let documents = try store.documents().count
    return LineReport(
      "\(database.path): \(documents) documents, \(findings.count) findings",
      findings.isEmpty ? .done : .findings)
  }
}
