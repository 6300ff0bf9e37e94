import Foundation
import Migrations
import Testing

@testable import SceneStore

struct MigratorTests {
  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Migrations")
  }

  @Test func `every migration on disk is in the binary, numbered without gaps`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".sql") }.sorted()
    #expect(Migration.all.map { $0.name + ".sql" } == files)
    for (index, migration) in Migration.all.enumerated() {
      let sql = try String(contentsOf: folder.appending(path: migration.name + ".sql"), encoding: .utf8)
      #expect(migration.sql == sql)
      #expect(Int(migration.name.prefix(4)) == index + 1)
      #expect(migration.name.wholeMatch(of: /\d{4}_[a-z]+_[a-z_]+/) != nil)
    }
  }

  @Test func `a released migration never changes`() {
    // A name and the sum of the file's bytes, weighted by their places, as `checksum` gives it.
    let released: [String: UInt64] = [:]
    for migration in Migration.all {
      if let sum = released[migration.name] { #expect(checksum(migration.sql) == sum, "\(migration.name)") }
    }
    #expect(released.keys.allSatisfy { name in Migration.all.contains { $0.name == name } })
  }

  /// FNV-1a of 64 bits.
  private func checksum(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  @Test func `every table is strict and every table and view has a sentence above it`() throws {
    for migration in Migration.all {
      let lines = migration.sql.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      where line.hasPrefix("CREATE TABLE") || line.hasPrefix("CREATE VIEW") {
        #expect(index > 0 && lines[index - 1].hasPrefix("-- "), "\(line)")
        guard line.hasPrefix("CREATE TABLE"),
          let end = lines[index...].firstIndex(where: { $0.hasPrefix(")") })
        else { continue }
        #expect(lines[end].contains("STRICT"), "\(line)")
      }
    }
  }

  @Test func `an older schema is brought up to date for writing and refused for reading`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      do {
        let connection = try Connection(path: path, mode: .readWrite)
        var migrator = Migrator(connection: connection)
        migrator.migrations = Array(Migration.all.prefix(1))
        try migrator.run(mayWrite: true)
        try connection.execute("INSERT INTO project (name) VALUES ('kept')")
      }
      let error = #expect(throws: StoreError.self) { _ = try SceneStore(path: path, mode: .readOnly) }
      #expect(error?.reason == .olderSchema(found: 1, supported: Migration.all.count))
      let store = try SceneStore(path: path, mode: .readWrite)
      #expect(try store.projects() == ["kept"])
      #expect(try store.rows("SELECT count(*) FROM documents") == [[.integer(0)]])
    }
  }

  @Test func `a migration that fails leaves the schema as it was`() throws {
    let connection = try Connection(path: "", mode: .memory)
    var migrator = Migrator(connection: connection)
    migrator.migrations = [
      Migration(name: "0001_create_a", sql: "CREATE TABLE a (x);"),
      Migration(name: "0002_create_b", sql: "CREATE TABLE b (x); CREATE TABLE a (x);"),
    ]
    #expect(throws: StoreError.self) { try migrator.run(mayWrite: true) }
    let version = try connection.statement("PRAGMA user_version")
    #expect(try version.step() && version.int(0) == 1)
    let tables = try connection.statement("SELECT group_concat(name) FROM sqlite_schema")
    #expect(try tables.step() && tables.text(0) == "a")
  }
}
