import Foundation
import TestSupport
import Testing

/// Questions in SQL, and the check of a whole database.
struct SQLCommandTests {
  private let directory: TemporaryDirectory
  private let database: String

  init() throws {
    directory = try TemporaryDirectory()
    database = directory.url.appending(path: "scenes.db").path
    let outcome = try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database])
    #expect(outcome.code == 0)
  }

  private func ask(_ query: String, _ more: [String] = []) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["sql", query, "--database", database] + more)
  }

  private static let numbers = "SELECT 1 AS one, 'a,\"b\"' AS text, NULL AS missing, 2.5 AS real"

  @Test func `prints a table`() throws {
    let outcome = try ask(Self.numbers)
    #expect(outcome.output == "ONE  TEXT   MISSING  REAL\n  1  a,\"b\"            2.5\n")
    #expect(outcome.code == 0)
  }

  @Test func `prints JSON`() throws {
    let outcome = try ask(Self.numbers, ["--format", "json"])
    #expect(
      outcome.output == "[\n{\"one\": 1, \"text\": \"a,\\\"b\\\"\", \"missing\": null, \"real\": 2.5}]\n")
  }

  @Test func `prints comma-separated values`() throws {
    let outcome = try ask(Self.numbers, ["--format", "csv"])
    #expect(outcome.output == "one,text,missing,real\r\n1,\"a,\"\"b\"\"\",,2.5\r\n")
  }

  @Test func `knows the documents`() throws {
    let outcome = try ask("SELECT count(*) AS documents FROM documents", ["--format", "csv"])
    let documents = try FileManager.default.subpathsOfDirectory(atPath: Fixtures.adaptive.path)
      .count { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    #expect(outcome.output == "documents\r\n\(documents)\r\n")
  }

  @Test(arguments: [
    "DELETE FROM document", "PRAGMA user_version = 7", "ATTACH 'x.db' AS other", "SELECT 1; SELECT 2",
    "SELEC 1",
  ])
  func `refuses what does not read`(query: String) throws {
    let outcome = try ask(query)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(try Fixtures.ninefold.run(["verify", "--database", database]).code == 0)
  }

  @Test func `finds what was changed behind its back`() throws {
    let sqlite = Program(at: URL(filePath: "/usr/bin/env"))
    guard try sqlite.run(["python3", "-c", "import sqlite3"]).code == 0 else {
      try Test.cancel("python3 is not here")
    }
    let change =
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
      + "c.execute(\"UPDATE layout_constraint SET constant = 12345\"); c.commit()"
    #expect(try sqlite.run(["python3", "-c", change, database]).code == 0)
    let verified = try Fixtures.ninefold.run(["verify", "--database", database])
    #expect(verified.code == 1)
    #expect(verified.errors.contains("rows of layout_constraint differ"))
  }
}
