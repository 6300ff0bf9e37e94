import Foundation
import Testing

@testable import SceneStore

struct QueryTests {
  private func filled() throws -> SceneStore {
    let store = try SceneStore()
    try store.importDocument(try storyboard(inView: "<label id=\"l-1\"/>"), project: "p")
    return store
  }

  @Test func `a query gives its columns and rows`() throws {
    let store = try filled()
    var names: [String] = []
    var rows: [[SQLValue]] = []
    try store.query(
      "SELECT object AS o, position, position / 2.0 AS half, parent, x'0102' AS b FROM objects WHERE object = ?1;",
      parameters: [.text("c-1")], columns: { names = $0 },
      row: {
        rows.append($0)
        return true
      })
    #expect(names == ["o", "position", "half", "parent", "b"])
    #expect(rows == [[.text("c-1"), .integer(7), .real(3.5), .null, .blob([1, 2])]])
  }

  @Test("rows and values print well")
  func description() throws {
    let values: [SQLValue] = [.text("it's"), .integer(-3), .real(2.5), .null, .blob([1, 255])]
    #expect(values.map { "\($0)" } == ["it's", "-3", "2.5", "NULL", "x'01ff'"])
    #expect("\(values)" == "['it''s', -3, 2.5, NULL, x'01ff']")
  }

  @Test func `columns are named where there is no row, and a body may stop`() throws {
    let store = try filled()
    var names: [String] = []
    try store.query("SELECT 1 AS one WHERE 0", columns: { names = $0 }, row: { _ in true })
    #expect(names == ["one"])
    var count = 0
    try store.query("SELECT * FROM size_classes") { _ in
      count += 1
      return count < 4
    }
    #expect(count == 4)
  }

  @Test(arguments: [
    "DELETE FROM node", "INSERT INTO project (name) VALUES ('x')", "UPDATE node SET text = ''",
    "DROP VIEW scenes",
    "CREATE TEMP TABLE t (x)", "PRAGMA foreign_keys = OFF", "PRAGMA user_version = 3", "PRAGMA journal_mode",
    "ATTACH ':memory:' AS other", "BEGIN", "VACUUM", "SELECT 1; SELECT 2", "SELECT 1; DELETE FROM node", "",
    ";",
    "-- nothing", "WITH x AS (SELECT 1) DELETE FROM node", "REINDEX", "ANALYZE", "SAVEPOINT s",
    "SELECT * FROM pragma_journal_mode", "SELECT * FROM pragma_table_info('node')",
    "PRAGMA journal_mode = DELETE", "PRAGMA writable_schema = ON",
    "SELECT 1; -- note\nSELECT 2", "SELECT 1;;; VACUUM",
  ])
  func `what does more than read is refused`(sql: String) throws {
    let store = try filled()
    let error = #expect(throws: StoreError.self) { try store.query(sql) { _ in true } }
    #expect(error?.reason == .notAReadingQuery, "\(String(describing: error))")
    #expect(try store.verify() == [])
  }

  @Test func `what is no SQL is refused with what SQLite says`() throws {
    let error = #expect(throws: StoreError.self) { try filled().query("SELEKT 1") { _ in true } }
    #expect(error?.reason == .sqlite(message: "near \"SELEKT\": syntax error"))
    #expect(error?.sql == "SELEKT 1")
  }

  @Test(arguments: [
    "SELECT count(*) FROM effective_attributes",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5) SELECT * FROM n",
    "EXPLAIN QUERY PLAN SELECT * FROM objects", "VALUES (1)",
    "SELECT attributes ->> 'id' FROM node WHERE json_valid(attributes)",
    "PRAGMA table_info(objects)", "PRAGMA table_xinfo('objects')", "PRAGMA foreign_key_list(object)",
    "PRAGMA table_list", "PRAGMA user_version",
    "SELECT 1; -- a comment after it", "/* before */ SELECT 1 /* after */;\n -- last\n;",
  ])
  func `every kind of reading is allowed`(sql: String) throws {
    #expect(try !filled().rows(sql).isEmpty)
  }

  @Test("A query ends where its time is over, and the next has its own")
  func timeLimit() throws {
    let store = try filled()
    let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    let error = #expect(throws: StoreError.self) {
      try store.query(endless, time: .whole(0.05)) { _ in true }
    }
    #expect(error?.reason == .tookTooLong(seconds: 0.05))
    #expect(try store.rows("SELECT count(*) FROM node").count == 1)
    var count = 0
    try store.query("SELECT * FROM size_classes", time: .whole(60)) { _ in
      count += 1
      return true
    }
    #expect(count == 9)
  }

  @Test("A query may take any time where rows come, and ends where none does")
  func timeOfRow() throws {
    let store = try filled()
    let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
    let start = ContinuousClock.now
    // A second is more than a busy machine keeps a row waiting.
    try store.query(endless, time: .ofRow(1)) { _ in ContinuousClock.now - start < .seconds(1.2) }
    #expect(ContinuousClock.now - start >= .seconds(1.2))
    let error = #expect(throws: StoreError.self) {
      try store.query("SELECT max(i) FROM (\(endless))", time: .ofRow(0.05)) { _ in true }
    }
    #expect(error?.reason == .gaveNoRow(seconds: 0.05))
  }

  @Test(
    "What a query holds in memory is bounded",
    arguments: [
      "SELECT zeroblob(1000000000)", "SELECT hex(zeroblob(9000000))",
      "SELECT replace(hex(zeroblob(8000000)), '0', 'abc')",
    ])
  func bytes(sql: String) throws {
    let store = try filled()
    let error = #expect(throws: StoreError.self) { try store.query(sql) { _ in true } }
    #expect(error?.reason == .tooManyBytes(limit: 1 << 24))
    #expect(try store.rows("SELECT zeroblob(16000000)").count == 1)
  }

  @Test func `what a query sorts on the disk is bounded`() async {
    await #expect(processExitsWith: .success) {
      try withTemporaryFolder { folder in
        _ = try SceneStore(path: folder + "/f.sqlite", mode: .readWrite)
        let store = try SceneStore(path: folder + "/f.sqlite", mode: .readOnly)
        Connection.boundTemporaryFiles(bytes: 4_000_000)
        let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
        let error = #expect(throws: StoreError.self) {
          try store.query(endless + "SELECT printf('%01000d', -i) AS x FROM n ORDER BY x") { _ in true }
        }
        // SQLITE_FULL
        precondition(error?.code == 13)
        let rows = try store.rows("SELECT 1")
        precondition(rows.count == 1)
      }
    }
  }

  @Test func `Python reads the file without Ninefold`() throws {
    guard
      let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first(where: FileManager.default.fileExists)
    else { return }
    try withTemporaryFolder { folder in
      let store = try SceneStore(path: "\(folder)/f.sqlite", mode: .readWrite)
      try store.importDocument(
        try storyboard(
          inView:
            "<subviews><label id=\"l-1\"><variation key=\"widthClass=compact\" hidden=\"YES\"/></label></subviews>"
        ),
        project: "p")
      let script = """
        import sqlite3, sys
        rows = sqlite3.connect(sys.argv[1]).execute(
          "SELECT size_class, value, origin FROM effective_attributes WHERE object = 'l-1' AND name = 'hidden' ORDER BY 1")
        print("\\n".join(" ".join(row) for row in rows))
        """
      let process = Process()
      process.executableURL = URL(filePath: python)
      process.arguments = ["-c", script, "\(folder)/f.sqlite"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(
        text == """
          compact-any YES widthClass=compact
          compact-compact YES widthClass=compact
          compact-regular YES widthClass=compact

          """)
    }
  }
}
