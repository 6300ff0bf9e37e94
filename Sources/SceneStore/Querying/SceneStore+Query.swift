import CSQLite

extension SceneStore {
  /// Runs a single statement that only reads, and hands its rows to a body one by one until the
  /// body answers false.
  ///
  /// The statement sees one state of the database throughout. It may read every table and view, and ask for
  /// their columns by `PRAGMA table_info` and the like; whatever else it tries, writing, settings and
  /// attaching files included, is refused before it runs.
  ///
  /// One row is in memory at a time, a text or blob of at most 16 MB in it; what SQLite sorts and collects
  /// goes to files of at most 1 GB. The statement may take any time: the body ends it between rows.
  ///
  /// - Parameters:
  ///   - sql: One statement.
  ///   - parameters: The values of `?1`, `?2` and so on.
  ///   - columns: Takes the names of the columns, before the first row and where there is none.
  ///   - row: Takes the values of a row in the order of the columns.
  /// - Throws: ``StoreError`` with `notAReadingQuery`, `tooManyBytes`, or SQLite's error about the statement.
  public func query(
    _ sql: String, parameters: [SQLValue] = [], columns: ([String]) -> Void = { _ in },
    row: ([SQLValue]) -> Bool
  ) throws(StoreError) {
    try query(sql, parameters: parameters, time: nil, columns: columns) { row($0.values) }
  }

  /// Runs a statement as ``query(_:parameters:columns:row:)``, for a time at most; nil lets it run.
  ///
  /// - Throws: ``StoreError`` with `tookTooLong` or `gaveNoRow` too.
  package func query(
    _ sql: String, parameters: [SQLValue] = [], time: QueryTime?, columns: ([String]) -> Void = { _ in },
    row: (QueryRow) -> Bool
  ) throws(StoreError) {
    let bound = connection.meter.bound
    connection.meter.bound = time?.bound ?? .any
    let limit = connection.limit(SQLITE_LIMIT_LENGTH, to: Self.queriedLimit)
    defer {
      connection.meter.bound = bound
      connection.limit(SQLITE_LIMIT_LENGTH, to: limit)
    }
    let statement = try connection.prepareReading(sql)
    for (index, value) in parameters.enumerated() { statement.bind(value, at: Int32(index + 1)) }
    columns((0..<statement.columnCount).map(statement.columnName))
    while try statement.step() {
      connection.meter.hasRow = true
      guard row(QueryRow(statement)) else { break }
    }
  }

  /// How many bytes a text, a blob or a row has at most that a query handles.
  static let queriedLimit: Int32 = 1 << 24

  /// Bounds the memory that SQLite takes in this process, in bytes. To be called before anything else
  /// of the store.
  package static func boundMemory(bytes: Int) { Connection.boundMemory(bytes: bytes) }
}
