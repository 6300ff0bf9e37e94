import SceneModel

/// Inserts rows into a table, changes them, several with one statement, or compares them with those
/// that are stored.
final class TableWriter<Row: TableRow> {
  private let connection: Connection
  private let insertion: RowStatements
  private let replacement: RowStatements
  private let deletion: RowStatements
  private var batch = RowBatch()
  /// A row that is compared with the one in the batch.
  private var other = RowBatch()

  init(_ connection: Connection) {
    self.connection = connection
    insertion = RowStatements(connection, Row.insertion)
    replacement = RowStatements(connection, Row.replacement)
    deletion = RowStatements(connection, Row.deletion)
  }

  /// Inserts rows of a document.
  ///
  /// - Returns: The sum of the rows' checksums.
  @discardableResult
  func write(_ rows: some Sequence<Row>, document: Int) throws(StoreError) -> Int {
    try run(insertion, rows, Row.columns.count, document)
  }

  /// Inserts rows of a document, or updates those whose keys are there.
  ///
  /// - Returns: The sum of the rows' checksums.
  @discardableResult
  func replace(_ rows: [Row], document: Int) throws(StoreError) -> Int {
    try run(replacement, rows, Row.columns.count, document)
  }

  /// Deletes rows of a document by their keys, the last first: an object goes before the one that holds it.
  ///
  /// - Returns: The sum of the rows' checksums.
  @discardableResult
  func delete(_ rows: [Row], document: Int) throws(StoreError) -> Int {
    try run(deletion, rows.reversed(), Row.keyCount, document)
  }

  /// Runs statements on the first values of rows.
  private func run(
    _ statements: RowStatements, _ rows: some Sequence<Row>, _ count: Int, _ document: Int
  ) throws(StoreError) -> Int {
    batch.checksum = 0
    for row in rows {
      let start = batch.count
      row.append(to: &batch)
      batch.removeLast(batch.count - start - count)
      if batch.count == RowStatements.largest * count { try flush(statements, count, document) }
    }
    try flush(statements, count, document)
    return batch.checksum
  }

  private func flush(_ statements: RowStatements, _ count: Int, _ document: Int) throws(StoreError) {
    defer { batch.removeAll() }
    try statements.forEach(rows: batch.count / count) { (statement, rows) throws(StoreError) in
      statement.bind(document, at: 1)
      batch.bind(rows.lowerBound * count..<rows.upperBound * count, to: statement, from: 2)
      try statement.run()
    }
  }

  /// The sum of the checksums of rows.
  func checksum(of rows: some Sequence<Row>) -> Int {
    batch.checksum = 0
    for row in rows {
      row.append(to: &batch)
      batch.removeAll()
    }
    return batch.checksum
  }

  /// Whether two rows have the same values.
  func isSame(_ a: Row, _ b: Row) -> Bool {
    if hasSameBits(a, b) { return true }
    a.append(to: &batch)
    b.append(to: &other)
    defer {
      batch.removeAll()
      other.removeAll()
    }
    return batch.matches(other)
  }

  /// Whether a document's rows in the table are these, in any order.
  func hasExactly(_ rows: [Row], document: Int) throws(StoreError) -> Bool {
    let count = try connection.statement(Row.count)
    count.bind(document, at: 1)
    defer { count.reset() }
    guard try count.step(), count.int(0) == rows.count else { return false }
    let search = try connection.statement(Row.search)
    search.bind(document, at: 1)
    for row in rows {
      row.append(to: &batch)
      batch.bind(0..<batch.count, to: search, from: 2)
      defer {
        search.reset()
        batch.removeAll()
      }
      guard try search.step() else { return false }
    }
    return true
  }

  /// The sum of the checksums of rows where those of a statement are these, one by one; nil where they are
  /// not. Stops at the first difference.
  func checksum(of rows: some Sequence<Row>, in statement: Statement) throws(StoreError) -> Int? {
    batch.checksum = 0
    for row in rows {
      row.append(to: &batch)
      defer { batch.removeAll() }
      guard try statement.step(), batch.matches(statement) else { return nil }
    }
    return try statement.step() ? nil : batch.checksum
  }
}
