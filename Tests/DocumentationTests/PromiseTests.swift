import Foundation
import TestSupport
import Testing

/// The promises of released versions, as `Scripts/promises` holds them against those of now.
struct PromiseTests {
  private static func check(_ records: String...) throws -> Program.Outcome {
    try Program(at: Repository.root.appending(path: "Scripts/promises")).run(
      ["--check"] + records, in: Repository.root)
  }

  @Test func `nothing that a version promised is gone unsaid`() throws {
    let outcome = try Self.check()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test(arguments: [
    "option check --no-such", "choice check --style sepia", "command paint", "json scenes.documents[].pages",
    "sql frames 1 object", "rule no_such_rule", "swift SceneModel SizeClass: class SizeClass",
    "migration 0001_create.sql 0",
  ])
  func `what a version promised and this has not is told`(promise: String) throws {
    let folder = try TemporaryDirectory()
    let record = folder.url.appending(path: "0.0.1.txt")
    try Data("\(promise)\nrule ambiguous\n".utf8).write(to: record)
    let outcome = try Self.check(record.path(percentEncoded: false))
    #expect(outcome.code == 1)
    #expect(outcome.output == "promises: 0.0.1 has, and this has not: \(promise)\n")
  }

  @Test func `each part of the interface is in the record`() throws {
    let folder = Repository.root.appending(path: "Tests/Promises")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    let records = names.filter { $0.hasSuffix(".txt") }
    #expect(!records.isEmpty)
    for record in records {
      let text = try String(contentsOf: folder.appending(path: record), encoding: .utf8)
      let kinds = Set(text.split(separator: "\n").compactMap { $0.split(separator: " ").first })
      #expect(
        kinds == ["choice", "command", "exit", "json", "migration", "option", "rule", "sql", "swift"],
        "\(record)")
    }
  }
}
