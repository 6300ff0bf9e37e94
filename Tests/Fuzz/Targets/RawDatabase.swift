import CSQLite

/// A column of a table.
struct TableColumn {
  let table: String
  let name: String
}

/// A database as SQLite alone sees it, without the store's checks.
@safe final class RawDatabase {
  private let handle: OpaquePointer

  init(_ path: String) throws {
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else { throw BrokenProperty("cannot open \(path)") }
    unsafe handle = opened
    run([
      "PRAGMA foreign_keys = OFF", "PRAGMA ignore_check_constraints = ON", "PRAGMA writable_schema = ON",
      "PRAGMA synchronous = OFF",
    ])
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs statements in one transaction. Those that SQLite refuses are passed over.
  func run(_ statements: [String]) {
    for statement in statements { unsafe sqlite3_exec(handle, statement, nil, nil, nil) }
  }

  /// The columns of all tables, in the order of their names.
  func columns() throws -> [TableColumn] {
    var statement: OpaquePointer?
    let sql = """
      SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.name, c.cid
      """
    guard unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      throw BrokenProperty("cannot list the columns")
    }
    defer { unsafe sqlite3_finalize(statement) }
    var columns: [TableColumn] = []
    while unsafe sqlite3_step(statement) == SQLITE_ROW {
      let names = (0..<2).map { index in
        unsafe sqlite3_column_text(statement, Int32(index)).map { unsafe String(cString: $0) } ?? ""
      }
      columns.append(TableColumn(table: names[0], name: names[1]))
    }
    return columns
  }
}
