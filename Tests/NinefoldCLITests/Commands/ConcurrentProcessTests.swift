import Foundation
import Synchronization
import TestSupport
import Testing

struct ConcurrentProcessTests {
  @Test func `importers take turns and readers go on, each a process of its own`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "all.db").path
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "First/A.xib")
    for project in 0..<3 {
      for number in 0..<20 {
        try directory.write(
          Fixtures.xib(Fixtures.view("v\(project)-\(number)")), to: "App\(project)/\(number).xib")
      }
    }
    @Sendable func run(_ words: String...) throws -> Program.Outcome {
      try Fixtures.ninefold.run(words + ["--database", database], in: directory.url)
    }
    #expect(try run("import", "First").code == 0)
    let outcomes = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 6) { index in
      let said: String
      do {
        let outcome =
          index < 3 ? try run("import", "App\(index)") : try run("sql", "SELECT count(*) > 0 FROM documents")
        said = "\(outcome.code) \(outcome.errors)"
      } catch {
        said = "\(error)"
      }
      outcomes.withLock { $0.append(said) }
    }
    #expect(outcomes.withLock { $0 } == Array(repeating: "0 ", count: 6))
    #expect(
      try run("sql", "SELECT project, count(*) FROM documents GROUP BY 1", "--format", "csv").output
        == "project,count(*)\r\nApp0,20\r\nApp1,20\r\nApp2,20\r\nFirst,1\r\n")
    #expect(try run("verify").code == 0)
    #expect(directory.files.filter { $0.hasPrefix("all.db") } == ["all.db"])
  }

  /// A number in the header of SQLite's files (sqlite.org/fileformat.html), and the message about it.
  @Test(arguments: [(60, "schema version 99"), (68, "another program's database")])
  func `a newer schema and another program's file are refused by what they are`(
    offset: Int, named: String
  ) throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: "A.xib")
    #expect(
      try Fixtures.ninefold.run(["import", "A.xib", "--database", "a.db"], in: directory.url).code == 0)
    let file = directory.url.appending(path: "a.db")
    var bytes = try Data(contentsOf: file)
    bytes.replaceSubrange(offset..<offset + 4, with: [0, 0, 0, 99])
    try bytes.write(to: file)
    for words in [["show"], ["import", "A.xib"], ["sql", "SELECT 1"], ["verify"]] {
      let outcome = try Fixtures.ninefold.run(words + ["--database", "a.db"], in: directory.url)
      #expect(outcome.code == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errorLines.count == 1)
      #expect(
        outcome.errors.hasPrefix("a.db: error: ") && outcome.errors.contains(named), "\(outcome.errors)")
    }
    #expect(try Data(contentsOf: file) == bytes)
  }
}
