import Foundation
import Migrations
import OlderDatabase
import SceneModel
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

  /// The released migrations and what `checksum` gives of each. A database of anyone may have been made by
  /// them, so that a change of the schema is a new file, and its line is added here with it.
  private static let released: [(name: String, checksum: UInt64)] = [
    ("0001_create_schema", 0xd620_3bf0_dee6_9cc0),
    ("0002_create_views", 0x5370_e386_7096_e6f3),
    ("0003_create_journal", 0xf7f5_5dda_cf17_2604),
    ("0004_create_assets", 0xd651_4d8e_9610_aeda),
    ("0005_keep_undone_edits", 0xf963_17db_fa70_c698),
    ("0006_derive_again", 0xbcbf_5f5b_af29_80f6),
    ("0007_index_parents", 0x2a1b_947c_050e_eab5),
    ("0008_add_checksums", 0x206d_d2a6_025d_8af9),
    ("0009_create_fonts", 0xfbb8_fa09_451b_5516),
    ("0010_create_frames", 0xe9d0_bb28_0009_a5e5),
    ("0011_create_devices", 0xfb99_89bb_2309_5a65),
    ("0012_create_checks", 0xadeb_71b4_2d70_7c04),
    ("0013_keep_findings_as_text", 0xe242_8c72_f075_0008),
    ("0014_check_all_rows", 0xcb11_8eaa_35ea_1c99),
    ("0015_correct_status_bars", 0x6fc4_d28d_0dcc_4361),
    ("0016_index_names", 0x1e6f_7475_a2ad_3a67),
  ]

  @Test func `a released migration never changes`() {
    #expect(Migration.all.map(\.name) == Self.released.map(\.name))
    for (migration, released) in zip(Migration.all, Self.released) {
      #expect(checksum(migration.sql) == released.checksum, "\(migration.name)")
    }
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

  /// The schema of a database as text.
  private func schema(_ store: SceneStore) throws -> [[SQLValue]] {
    try store.rows("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name")
  }

  /// Makes a database as an older version leaves it: what its tables have of a new one, with what
  /// it derived then.
  private func makeOlder(_ path: String, version: Int, of document: Document) throws {
    #expect(
      try SceneStore(path: path + ".new", mode: .readWrite).importDocument(document, project: "kept")
        == .added)
    try OlderDatabase.make(at: path, from: path + ".new", version: version)
  }

  @Test("Stored databases of before are derived again", arguments: 1..<Migration.all.count)
  func olderSchema(version: Int) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      let document = try storyboard(
        "a.storyboard",
        inView: """
          <label text="One" id="l"><connections><outlet property="height" destination="k" id="o"/></connections>
          <variation key="widthClass=regular" text="Wide" hidden="YES"/></label>
          <constraints><constraint firstAttribute="height" constant="8" id="k"/></constraints>
          """)
      try makeOlder(path, version: version, of: document)
      let error = #expect(throws: StoreError.self) { _ = try SceneStore(path: path, mode: .readOnly) }
      #expect(error?.reason == .olderSchema(found: version, supported: Migration.all.count))
      let store = try SceneStore(path: path, mode: .readWrite)
      let reached = try store.connection.statement("PRAGMA user_version")
      #expect(try reached.step() && reached.int(0) == Migration.all.count)
      reached.reset()
      #expect(try schema(store) == schema(try SceneStore()))
      #expect(try store.projects() == ["kept"])
      let kept = try store.document(project: "kept", path: "a.storyboard")
      #expect(kept.tree.difference(from: document.tree) == nil)
      #expect(try store.verify() == [])
      #expect(
        try store.rows(
          "SELECT value FROM effective_attributes WHERE name = 'text' AND size_class = 'regular-any'")
          == [[.text("Wide")]])
      // Before version 6 objects alone were found, and nothing hidden.
      #expect(try store.lines("SELECT destination_element FROM connections") == ["constraint"])
      #expect(try store.lines("SELECT hidden FROM objects WHERE object = 'l'") == ["448"])
      #expect(try store.importDocument(document, project: "kept") == .unchanged)
      try store.connection.execute("UPDATE node SET text = 'Two' WHERE name = '#text'")
      #expect(throws: StoreError.self) { _ = try store.document(project: "kept", path: "a.storyboard") }
    }
  }

  @Test func `a migration that fails leaves the schema as it was`() throws {
    let connection = try Connection(path: "", mode: .memory)
    var migrator = Migrator(connection: connection)
    let first = Migration(name: "0001_create_a", sql: "CREATE TABLE a (x);")
    migrator.migrations = [first]
    try migrator.run(mayWrite: true)
    migrator.migrations = [
      first, Migration(name: "0002_create_b", sql: "CREATE TABLE b (x);"),
      Migration(name: "0003_create_c", sql: "CREATE TABLE c (x); CREATE TABLE a (x);"),
    ]
    #expect(throws: StoreError.self) { try migrator.run(mayWrite: true) }
    let version = try connection.statement("PRAGMA user_version")
    #expect(try version.step() && version.int(0) == 1)
    let tables = try connection.statement("SELECT group_concat(name) FROM sqlite_schema")
    #expect(try tables.step() && tables.text(0) == "a")
  }
}
