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
      // Of virtual tables SQLite gives the refusal as an error's message alone.
      guard error.code & 0xFF == SQLITE_AUTH || error.reason == .sqlite(message: "not authorized") else {
        throw error
      }
      throw StoreError(.notAReadingQuery, path: path, sql: sql, code: error.code)
    }
    guard statement.isReadOnly else { throw StoreError(.notAReadingQuery, path: path, sql: sql) }
    return statement
  }
}

/// Answers SQLite's question whether a statement that is being prepared may do something.
///
/// - Parameters:
///   - name: Of a pragma, its name.
///   - argument: Of a pragma, what it is given.
func readingAuthorization(_ action: Int32, _ name: String?, _ argument: String?) -> Int32 {
  switch action {
  case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE, SQLITE_FUNCTION: SQLITE_OK
  case SQLITE_PRAGMA:
    switch name {
    case "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
      "foreign_key_list":
      SQLITE_OK
    case "user_version", "application_id": argument == nil ? SQLITE_OK : SQLITE_DENY
    default: SQLITE_DENY
    }
  default: SQLITE_DENY
  }
}
