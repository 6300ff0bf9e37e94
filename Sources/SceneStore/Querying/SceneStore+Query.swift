extension SceneStore {
  /// Runs a single statement that only reads, and hands its rows to a body one by one until the body answers false.
  ///
  /// The statement sees one state of the database throughout. It may read every table and view, and ask for their columns by
  /// `PRAGMA table_info` and the like; whatever else it tries, writing, settings and attaching files included, is refused
  /// before it runs.
  ///
  /// - Parameters:
  ///   - sql: One statement.
  ///   - parameters: The values of `?1`, `?2` and so on.
  ///   - columns: Takes the names of the columns, before the first row and where there is none.
  ///   - row: Takes the values of a row in the order of the columns.
  /// - Throws: ``StoreError`` with `notAReadingQuery`, or what SQLite says of the statement.
  public func query(
    _ sql: String, parameters: [SQLValue] = [], columns: ([String]) -> Void = { _ in },
    row: ([SQLValue]) -> Bool
  ) throws(StoreError) {
    try query(sql, parameters: parameters, seconds: nil, columns: columns, row: row)
  }

  /// Runs a statement as ``query(_:parameters:columns:row:)``, for a number of seconds at most; nil lets it run.
  ///
  /// - Throws: ``StoreError`` with `tookTooLong` too.
  package func query(
    _ sql: String, parameters: [SQLValue] = [], seconds: Double?, columns: ([String]) -> Void = { _ in },
    row: ([SQLValue]) -> Bool
  ) throws(StoreError) {
    connection.limitTime(toSeconds: seconds)
    defer { connection.limitTime(toSeconds: nil) }
    let statement = try connection.prepareReading(sql)
    for (index, value) in parameters.enumerated() { statement.bind(value, at: Int32(index + 1)) }
    columns((0..<statement.columnCount).map(statement.columnName))
    while try statement.step() {
      guard row((0..<statement.columnCount).map(statement.value)) else { break }
    }
  }
}
