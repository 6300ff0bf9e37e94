import CSQLite

/// The schema that statements make in an empty database.
enum MadeSchema {
  /// SQLite's message about statements that it cannot run.
  struct Failure: Error {
    let message: String
  }

  /// The type, name, table and statement of every object, in the order of names.
  static func rows(of statements: [String]) throws(Failure) -> [[String?]] {
    var opened: OpaquePointer?
    guard unsafe sqlite3_open(":memory:", &opened) == SQLITE_OK, let database = unsafe opened else {
      throw Failure(message: "no database in memory")
    }
    defer { unsafe sqlite3_close(database) }
    func failure() -> Failure { Failure(message: unsafe String(cString: sqlite3_errmsg(database))) }
    for statement in statements {
      guard unsafe sqlite3_exec(database, statement, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }
    var query: OpaquePointer?
    let sql = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name, type"
    guard unsafe sqlite3_prepare_v2(database, sql, -1, &query, nil) == SQLITE_OK else { throw failure() }
    defer { unsafe sqlite3_finalize(query) }
    var rows: [[String?]] = []
    while unsafe sqlite3_step(query) == SQLITE_ROW {
      rows.append((0..<4).map { unsafe sqlite3_column_text(query, $0).map { unsafe String(cString: $0) } })
    }
    return rows
  }
}
