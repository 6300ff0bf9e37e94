import Foundation
import Migrations
import Testing

@testable import SceneStore

/// Files that say that Ninefold made them, with another schema.
struct AlteredSchemaTests {
  /// Makes a database, changes it by statements, and hands on its path.
  private func withDatabase(_ changes: String, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      try SceneStore(path: path, mode: .readWrite)
        .importDocument(try storyboard(inView: "<label id=\"l-1\"/>"), project: "p")
      try Connection(path: path, mode: .readWrite).execute("PRAGMA writable_schema = ON; " + changes)
      try body(path)
    }
  }

  /// The errors of opening the file in each way.
  private func errors(_ path: String) -> [StoreError] {
    var errors: [StoreError] = []
    func note(_ body: () throws -> Void) {
      do { try body() } catch let error as StoreError { errors.append(error) } catch {}
    }
    note { _ = try SceneStore(path: path, mode: .readOnly) }
    note { _ = try SceneStore(path: path, mode: .readWrite) }
    for mode in [Connection.Mode.immutable, .guest] {
      note { try Migrator(connection: try Connection(path: path, mode: mode)).refuseForeign() }
    }
    return errors
  }

  @Test(
    "A schema that is not Ninefold's is refused by the name of what differs",
    arguments: [
      (
        "PRAGMA legacy_alter_table = ON; ALTER TABLE project RENAME TO kept; CREATE VIEW project AS SELECT * FROM kept",
        "view project stands for a table"
      ),
      (
        "UPDATE sqlite_schema SET sql = replace(sql, 'node_count >= 0', 'node_count >= -1') WHERE name = 'document'",
        "table document is made otherwise"
      ),
      (
        "UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT NOT NULL', 'name TEXT AS (hex(id))') WHERE name = 'project'",
        "table project is made otherwise"
      ),
      (
        "UPDATE sqlite_schema SET sql = replace(sql, 'DEFAULT 0', 'DEFAULT (hex(9))') WHERE name = 'object'",
        "table object is made otherwise"
      ),
      ("DROP VIEW scenes; CREATE VIEW scenes AS SELECT 1 AS scene", "view scenes is made otherwise"),
      ("DROP VIEW scenes", "view scenes is missing"),
      ("DROP INDEX object_by_parent", "index object_by_parent is missing"),
      (
        "DROP INDEX object_by_parent; CREATE INDEX object_by_parent ON object (parent)",
        "index object_by_parent is made otherwise"
      ),
      ("CREATE TABLE mine (x)", "table mine is foreign"),
      ("CREATE TRIGGER mine AFTER INSERT ON node BEGIN SELECT 1; END", "trigger mine is foreign"),
      ("CREATE INDEX mine ON node (hex(name))", "index mine is foreign"),
      ("CREATE INDEX mine ON node (name) WHERE name = 'x'", "index mine is foreign"),
      ("CREATE UNIQUE INDEX mine ON node (name, document, position)", "index mine is foreign"),
      ("CREATE VIEW pragma_foreign_key_check AS SELECT 1", "view pragma_foreign_key_check is foreign"),
      ("CREATE VIEW JSON_each AS SELECT 1", "view JSON_each is foreign"),
      ("PRAGMA user_version = 3", "table connection is made otherwise and"),
      ("PRAGMA user_version = 0", "table app_font is foreign and"),
    ])
  func refused(changes: String, defect: String) throws {
    try withDatabase(changes) { path in
      let errors = errors(path)
      #expect(errors.count == 4)
      for error in errors {
        guard case .alteredSchema(let found) = error.reason else {
          Issue.record("\(error)")
          continue
        }
        #expect(found.hasPrefix(defect), "\(found)")
        #expect(error.description.contains("its schema is altered: \(defect)"))
      }
    }
  }

  @Test(
    "A schema that SQLite cannot take is refused",
    arguments: [
      "INSERT INTO sqlite_schema VALUES ('view', 'sqlite_schema', 'sqlite_schema', 0, 'CREATE VIEW sqlite_schema AS SELECT 1')",
      "INSERT INTO sqlite_schema VALUES ('odd', 'odd', 'odd', 0, NULL)",
    ])
  func malformed(changes: String) throws {
    try withDatabase(changes) { path in
      let errors = errors(path)
      #expect(errors.count == 4)
      for error in errors { #expect(error.code & 0xFF == 11, "\(error)") }
    }
  }

  @Test(
    "A schema of very many objects, or very long ones, is refused before it is read",
    arguments: [
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100000) INSERT INTO sqlite_schema
      SELECT 'view', 'v' || i, 'v' || i, 0, 'CREATE VIEW v' || i || ' AS SELECT 1' FROM n
      """,
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000) INSERT INTO sqlite_schema
      SELECT 'view', 'v' || i, 'v' || i, 0, 'CREATE VIEW v' || i || ' AS SELECT 1' FROM n
      """,
      "INSERT INTO sqlite_schema VALUES ('view', 'v', 'v', 0, 'CREATE VIEW v AS SELECT ' || printf('%.40000c', '1'))",
    ])
  func large(changes: String) throws {
    try withDatabase(changes) { path in
      for mode in [SceneStore.Mode.readOnly, .readWrite] {
        let error = #expect(throws: StoreError.self) { _ = try SceneStore(path: path, mode: mode) }
        #expect(
          error?.reason == .alteredSchema(Schema.tooLarge)
            || error?.reason == .tooManyBytes(limit: Int(Schema.statementLimit)),
          "\(String(describing: error))")
      }
    }
  }

  @Test(
    "What users add to look at their data is no defect",
    arguments: [
      "CREATE VIEW mine AS SELECT name FROM project", "CREATE INDEX mine ON node (name, document)", "ANALYZE",
      "VACUUM",
      "CREATE VIEW a AS SELECT 1; CREATE VIEW \"CREATE TABLE\" AS SELECT 2; CREATE INDEX b ON edit (made DESC); ANALYZE",
    ])
  func added(changes: String) throws {
    try withDatabase(changes) { path in
      #expect(try SceneStore(path: path, mode: .readOnly).projects() == ["p"])
      let store = try SceneStore(path: path, mode: .readWrite)
      #expect(try store.importDocument(try storyboard(inView: ""), project: "p") == .replaced)
      #expect(try store.verify() == [])
    }
  }

  @Test func `texts in UTF-16 are refused`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      try Connection(path: path, mode: .readWrite).execute(
        """
        PRAGMA encoding = 'UTF-16'; CREATE TABLE t (x);
        PRAGMA application_id = \(Migrator.applicationID); PRAGMA user_version = 1
        """)
      let errors = errors(path)
      #expect(errors.count == 4)
      for error in errors {
        #expect(error.description.contains("its schema is altered: texts are in UTF-16"))
      }
    }
  }

  @Test("An older schema is compared before it is migrated", arguments: 1..<Migration.all.count)
  func older(version: Int) throws {
    try withTemporaryFolder { folder in
      for isAltered in [false, true] {
        let path = "\(folder)/\(isAltered).sqlite"
        let connection = try Connection(path: path, mode: .readWrite)
        var migrator = Migrator(connection: connection)
        migrator.migrations = Array(Migration.all.prefix(version))
        try migrator.run(mayWrite: true)
        if isAltered { try connection.execute("CREATE TRIGGER t AFTER INSERT ON node BEGIN SELECT 1; END") }
        let found = #expect(throws: StoreError.self) { _ = try SceneStore(path: path, mode: .readOnly) }?
          .reason
        if isAltered {
          #expect(found == .alteredSchema("trigger t is foreign"))
          #expect(throws: StoreError.self) { _ = try SceneStore(path: path, mode: .readWrite) }
        } else {
          #expect(found == .olderSchema(found: version, supported: Migration.all.count))
          #expect(try SceneStore(path: path, mode: .readWrite).projects() == [])
        }
      }
    }
  }

  @Test
  func `the schema in the binary is that which the migrations make, so that opening compares texts alone`()
    throws
  {
    #expect(try Schema(try SceneStore().connection).objects == Migration.schema)
  }
}
