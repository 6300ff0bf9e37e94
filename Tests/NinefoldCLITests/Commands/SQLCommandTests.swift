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

  @Test func `a question about what nothing filled is told what to run first`() throws {
    for view in ["frames", "environments", "layout_findings", "CONFLICTS"] {
      let outcome = try ask("SELECT count(*) FROM \(view)")
      #expect(outcome.code == 0)
      let name = view.lowercased()
      #expect(outcome.errors.contains("note: \(name) is empty; 'ninefold solve"), "\(outcome.errors)")
    }
    #expect(try ask("SELECT * FROM check_findings").errors.contains("'ninefold check --database"))
    #expect(try ask("SELECT count(*) FROM objects").errors.isEmpty)
    _ = try Fixtures.ninefold.run(["solve", "--database", database, "--size-classes", "any-any"])
    _ = try Fixtures.ninefold.run(["check", "--database", database])
    #expect(try ask("SELECT count(*) FROM frames, check_findings").errors.isEmpty)
  }

  @Test func `prints a table`() throws {
    let outcome = try ask(Self.numbers)
    #expect(outcome.output == "ONE  TEXT   MISSING  REAL\n  1  a,\"b\"            2.5\n")
    #expect(outcome.code == 0)
  }

  @Test(
    "A question comes from a file or the standard input",
    arguments: [["--file", "q.sql"], ["-"], ["--file", "-"]])
  func fromFile(words: [String]) throws {
    let file = try directory.write("-- how many\nSELECT 1 AS one;\n-- that is all\n", to: "q.sql")
    let outcome = try Fixtures.ninefold.run(
      ["sql", "--database", database, "--format", "csv"] + words, in: directory.url, input: file)
    #expect(outcome.output == "one\r\n1\r\n")
    #expect(outcome.code == 0)
  }

  @Test("A table flows: wider cells below move what follows them")
  func flows() throws {
    let numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100000) "
    let outcome = try ask(numbers + "SELECT i, iif(i = 300, 'much wider', 'a') AS a, 'z' AS z FROM n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 100_001)
    #expect(lines[0] == "  I  A  Z")
    #expect(lines[1] == "  1  a  z")
    #expect(lines[300] == "300  much wider  z")
    #expect(lines[100_000] == "100000  a  z")
  }

  private static let endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"

  @Test("Rows are limited", arguments: ["table", "json", "csv"])
  func limit(format: String) throws {
    let outcome = try ask(Self.endless, ["--limit", "3", "--format", format])
    #expect(outcome.code == 0)
    #expect(outcome.output.count { $0 == "3" } == 1)
    #expect(!outcome.output.contains("4"))
    #expect(outcome.errors == "ninefold: note: there are more than 3 rows; the rest is left out\n")
    let all = try ask("SELECT name FROM size_classes", ["--limit", "9", "--format", format])
    #expect(all.errors.isEmpty)
    #expect(all.output.contains("regular-regular"))
  }

  @Test(
    "An endless query ends in its time, in little memory",
    .enabled(if: Sanitizer.measuresHold, "A sanitizer needs more memory"),
    arguments: ["table", "json", "csv"])
  func timeout(format: String) throws {
    let shell = Program(at: URL(filePath: "/bin/sh"))
    let line = "ulimit -v 600000; exec \"$0\" \"$@\" > /dev/null"
    let outcome = try shell.run([
      "-c", line, Fixtures.ninefold.executable.path, "sql", Self.endless, "--database", database, "--timeout",
      "2",
      "--format", format,
    ])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("took longer than 2.0 seconds"))
    let quick = try ask("SELECT count(*) FROM (\(Self.endless))", ["--timeout", "0.1"])
    #expect(quick.code == 2)
  }

  private static let numbered = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "

  @Test(
    "What never ends is bounded in time and memory, whatever it collects",
    .enabled(if: Sanitizer.measuresHold, "A sanitizer needs more memory"),
    arguments: [
      "SELECT i FROM n ORDER BY -i", "SELECT printf('%0900d', -i) AS x FROM n ORDER BY x",
      "SELECT i % 1000000, count(*) FROM n GROUP BY 1", "SELECT DISTINCT printf('%0500d', i) FROM n",
      "SELECT group_concat(printf('%0900d', i)) FROM n", "SELECT json_group_array(i) FROM n",
      "SELECT randomblob(900) FROM n",
      "SELECT max(length(hex(randomblob(1000000)))) FROM n",
    ])
  func endlessKinds(query: String) throws {
    for format in ["table", "json", "csv"] {
      let outcome = try bounded(Self.numbered + query, ["--timeout", "1", "--format", format])
      #expect(outcome.code == 2)
      // A fast machine collects more in a second than a query may have in memory (Limits.md).
      let bounds = ["took longer than 1.0 seconds", "out of memory (code 7)"]
      #expect(bounds.contains { outcome.errors.contains($0) }, "\(outcome.errors)")
    }
  }

  /// Asks in 600 MB of memory, and looks at what went wrong alone.
  private func bounded(_ query: String, _ more: [String]) throws -> Program.Outcome {
    try Program(at: URL(filePath: "/bin/sh")).run(
      [
        "-c", "ulimit -v 600000; exec \"$0\" \"$@\" > /dev/null", Fixtures.ninefold.executable.path, "sql",
        query,
        "--database", database,
      ] + more)
  }

  @Test(
    "Values that are too large are refused by name, and many large ones need no more memory",
    .enabled(if: Sanitizer.measuresHold, "A sanitizer needs more memory"),
    arguments: [
      ("SELECT zeroblob(1000000000)", "more than 16777216 bytes"),
      ("SELECT hex(zeroblob(500000000))", "more than 16777216 bytes"),
      (
        "SELECT " + (1...300).map { "hex(zeroblob(8000000 + \($0)))" }.joined(separator: ","), "out of memory"
      ),
    ])
  func largeValues(query: String, message: String) throws {
    for format in ["table", "json", "csv"] {
      let outcome = try bounded(query, ["--format", format])
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test("A table cuts long texts and blobs and says how much is left out; --full, JSON and CSV do not")
  func cut() throws {
    let query =
      "SELECT printf('%.2000c', 'é') AS text, zeroblob(700) AS blob, printf('%.1000c', 'x') AS short"
    let table = try ask(query)
    let line = try #require(table.output.split(separator: "\n").last)
    let zeros = String(repeating: "00", count: 500)
    let short = String(repeating: "x", count: 1000)
    #expect(
      line == String(repeating: "é", count: 1000) + "… +1000 characters  \(zeros)… +200 bytes  \(short)")
    #expect(table.errors == "ninefold: note: long values are cut; --full shows them whole\n")
    let (text, blob) = (String(repeating: "é", count: 2000), String(repeating: "00", count: 700))
    let full = try ask(query, ["--full"])
    #expect(full.output.hasSuffix("\n\(text)  \(blob)  \(short)\n"))
    #expect(full.errors.isEmpty)
    for more in [[], ["--full"]] {
      #expect(
        try ask(query, ["--format", "json"] + more).output
          == "[\n{\"text\": \"\(text)\", \"blob\": \"\(blob)\", \"short\": \"\(short)\"}]\n")
      #expect(
        try ask(query, ["--format", "csv"] + more).output == "text,blob,short\r\n\(text),\(blob),\(short)\r\n"
      )
    }
  }

  @Test("What was found before the time was over is written")
  func foundBefore() throws {
    let slow = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 4"
    let outcome = try ask(slow, ["--timeout", "0.2"])
    #expect(outcome.code == 2)
    #expect(outcome.output == "I\n1\n2\n3\n")
  }

  @Test("The schema can be asked for")
  func schema() throws {
    let tables = try ask(".tables").output
    #expect(tables.contains("view   objects\n"))
    #expect(tables.contains("table  node\n"))
    let view = try ask(".schema objects")
    #expect(view.output.hasPrefix("CREATE VIEW objects AS\nSELECT\n"))
    #expect(view.output.hasSuffix(";\n\n"))
    #expect(try ask(".schema").output.contains("CREATE TABLE node ("))
    let columns = try ask("PRAGMA table_info(size_classes)", ["--format", "json"])
    #expect(columns.output.contains("\"name\": \"width\""))
    let wrong = try ask(".schema object_s")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("no table or view 'object_s'; did you mean 'objects'?"))
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
