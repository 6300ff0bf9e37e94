import Answers
import CommandLine
import JSONText
import Ninefold

/// Checks the integrity of a database.
struct VerifyCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "verify", abstract: "check that a database is whole",
    discussion: """
      Runs SQLite's integrity and foreign-key checks, compares every derived row with its document, and all other rows
      with their checksums. Nothing is changed. The exit code is 1 where something is wrong.
      """,
    examples: ["ninefold verify --database scenes.db"])

  @OptionGroup var database: DatabaseOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$database, $output] }

  func run() throws -> LineReport {
    let store = try SceneStore(path: database.path, mode: .readOnly)
    let findings = try store.verify()
    if output.format == .text {
      for finding in findings { Diagnostics.report(error: "\(database.path): \(finding)") }
    }
    let documents = try store.documents().count
    return LineReport(
      "\(database.path): \(documents) documents, \(findings.count) findings",
      findings.isEmpty ? .done : .findings
    ) { json in
      json.member("documentCount", documents)
      json.objects("findings", findings) { json, finding in
        json.member("document", finding.document)
        json.member("message", finding.description)
      }
    }
  }
}
