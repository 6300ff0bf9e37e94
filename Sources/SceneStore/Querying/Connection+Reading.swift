import CSQLite

extension Connection {
  /// A statement that can do nothing but read.
  ///
  /// - Throws: ``StoreError`` with `notAReadingQuery` where it would do anything else.
  func prepareReading(_ sql: String) throws(StoreError) -> Statement {
    authorizeReadingOnly(true)
    defer { authorizeReadingOnly(false) }
    let statement: Statement
    do {
      statement = try prepare(sql)
    } catch {
      guard error.code & 0xFF == SQLITE_AUTH else { throw error }
      throw StoreError(.notAReadingQuery, path: path, sql: sql, code: error.code)
    }
    guard statement.isReadOnly else { throw StoreError(.notAReadingQuery, path: path, sql: sql) }
    return statement
  }
}

/// Answers SQLite's question whether a statement that is being prepared may do something.
func readingAuthorization(_ action: Int32, _ detail: String?) -> Int32 {
  switch action {
  case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE, SQLITE_FUNCTION: SQLITE_OK
  case SQLITE_PRAGMA:
    ["table_info", "table_xinfo", "table_list", "index_list", "index_info", "foreign_key_list"]
      .contains(detail ?? "") ? SQLITE_OK : SQLITE_DENY
  default: SQLITE_DENY
  }
}
