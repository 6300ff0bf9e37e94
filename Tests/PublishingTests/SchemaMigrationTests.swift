import Foundation
import Migrations
import SceneModel
import SceneStore
import Testing

@testable import Publishing

struct SchemaMigrationTests {
  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Migrations/PostgreSQL")
  }

  /// The released migrations with their fingerprints. A schema of anyone may have been made by them, so that
  /// a change is a new file, and its line is added here with it.
  private static let released: [(name: String, fingerprint: String)] = [
    ("0001_create_schema", "a18bf5d9ecdee852f11c228ebfa3d8900680e71138df908d592a83c8fa43dc00"),
    ("0002_create_views", "b814ad34bb0b940523b033c8969d6c7197e18796fb40e44549f63870ab4e2933"),
    ("0003_note_left_contents", "ff1a4a9cbb96933382e896f6478269604ece84ac858522f6b8bba9d96d4b29bf"),
  ]

  @Test func `a released migration never changes`() {
    #expect(Migration.postgreSQL.map(\.name) == Self.released.map(\.name))
    for (migration, released) in zip(Migration.postgreSQL, Self.released) {
      #expect(SHA256.value(of: migration.sql.utf8).inHexadecimal == "\\x" + released.fingerprint)
    }
  }

  @Test func `every migration on disk is in the binary, numbered without gaps`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(Migration.postgreSQL.map { $0.name + ".sql" } == files)
    for (index, migration) in Migration.postgreSQL.enumerated() {
      #expect(Int(migration.name.prefix(4)) == index + 1)
      let sql = try String(contentsOf: folder.appending(path: migration.name + ".sql"), encoding: .utf8)
      #expect(migration.sql == sql)
    }
  }

  /// A change of the store's schema, of a view or of the devices, is one of the schema in PostgreSQL as well.
  @Test func `the last migration is of the version of the store`() throws {
    let last = try #require(Migration.postgreSQL.last)
    #expect(last.sql.hasPrefix("-- Of version \(Migration.all.count) of the store.\n"))
  }

  @Test func `every table and view has a sentence above it, and texts compare by bytes`() {
    for migration in Migration.postgreSQL {
      let lines = migration.sql.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if line.hasPrefix("CREATE TABLE") || line.hasPrefix("CREATE VIEW") {
          #expect(index > 0 && lines[index - 1].hasPrefix("-- "), "\(line)")
        }
        if line.contains(/^  "?\w+"? text\b/) { #expect(line.contains(#" text COLLATE "C""#), "\(line)") }
      }
    }
  }

  /// The columns of a table in the first migration.
  private func columns(of table: String) throws -> [Substring] {
    let sql = try #require(Migration.postgreSQL.first).sql
    let start = try #require(sql.firstRange(of: "CREATE TABLE \(table) (\n")).upperBound
    let body = sql[start...].prefix(upTo: try #require(sql[start...].firstRange(of: "\n);")).lowerBound)
    return body.matches(of: /(?m)^  "?([a-z_]+)"? (?:text|integer|bigint|boolean|json|double|bytea)\b/).map(
      \.1)
  }

  /// Columns that the schema gives by itself, or the program behind reading.
  private static let given: Set<Substring> = ["project", "revision", "content", "path", "id"]

  @Test func `every table is written in all its columns, which the store has`() throws {
    let store = try SceneStore()
    let kinds = PublishedKind.all
    for table in kinds.map(\.table) + kinds.flatMap(\.members) + PublishedTable.catalog {
      let columns = try columns(of: table.name)
      #expect(
        columns.filter { !Self.given.contains($0) || table.columns.contains(String($0)) }
          == table.columns.map { $0[...] },
        "\(table.name)")
      if !table.columns.isEmpty { _ = try store.rows(of: table, owner: table.query.contains("?1") ? 1 : nil) }
    }
    for table in kinds.flatMap(\.members) {
      #expect(try columns(of: table.name).prefix(2) == ["project", "content"], "\(table.name)")
    }
    for kind in kinds {
      #expect(try columns(of: kind.table.name).prefix(4) == ["project", "revision", "path", "content"])
      #expect(try store.files(of: kind, project: 1).isEmpty)
    }
  }
}
