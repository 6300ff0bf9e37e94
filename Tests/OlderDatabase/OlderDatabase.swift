import CSQLite
import Migrations

/// A database as an older version of Ninefold leaves it.
@safe package struct OlderDatabase: ~Copyable {
  /// Why SQLite did not do what was asked.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let handle: OpaquePointer

  /// The last version that knows of connections to objects alone.
  private static let lastOfObjectsAlone = 5

  /// The tables that migrations fill.
  private static let filled = "'size_class', 'screen', 'screen_window', 'device'"

  /// Makes the file of a version, with what its tables have of a database of now, and with what
  /// it derived then.
  ///
  /// - Parameters:
  ///   - path: The file, which is not there yet.
  ///   - new: The database of now, which stays as it is.
  ///   - version: How many migrations the version has.
  package static func make(at path: String, from new: String, version: Int) throws(Failure) {
    let database = try OlderDatabase(path)
    try database.run("PRAGMA journal_mode = WAL")
    for migration in Migration.all.prefix(version) { try database.run(migration.sql) }
    try database.run("ATTACH '\(new)' AS new")
    let id = try database.texts("PRAGMA new.application_id").joined()
    try database.run("PRAGMA application_id = \(id); PRAGMA user_version = \(version)")
    let insertions = try database.texts(
      """
      SELECT 'INSERT INTO main.' || name || ' (' || columns || ') SELECT ' || columns || ' FROM new.' || name
      FROM (
        SELECT t.name, (SELECT group_concat('"' || c.name || '"') FROM pragma_table_info(t.name, 'main') c) AS columns
        FROM main.sqlite_schema t WHERE t.type = 'table' AND t.name NOT IN (\(filled))
        AND t.name IN (SELECT name FROM new.sqlite_schema)
      )
      """)
    for insertion in insertions { try database.run(insertion) }
    guard version <= lastOfObjectsAlone else { return }
    try database.run(
      """
      UPDATE connection SET target = NULL WHERE NOT EXISTS (
        SELECT 1 FROM object o WHERE o.document = connection.document AND o.position = connection.target
      )
      """)
  }

  private init(_ path: String) throws(Failure) {
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open(path, &opened)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      unsafe sqlite3_close(opened)
      throw Failure(description: "SQLite opens no database at \(path): \(code)")
    }
    unsafe handle = opened
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  private borrowing func run(_ sql: String) throws(Failure) {
    guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
  }

  /// The first column of a query's rows.
  private borrowing func texts(_ sql: String) throws(Failure) -> [String] {
    var statement: OpaquePointer?
    guard unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw failure(sql) }
    defer { unsafe sqlite3_finalize(statement) }
    var texts: [String] = []
    while unsafe sqlite3_step(statement) == SQLITE_ROW {
      if let text = unsafe sqlite3_column_text(statement, 0) { texts.append(unsafe String(cString: text)) }
    }
    return texts
  }

  private borrowing func failure(_ sql: String) -> Failure {
    Failure(description: "\(unsafe String(cString: sqlite3_errmsg(handle))): \(sql)")
  }
}
