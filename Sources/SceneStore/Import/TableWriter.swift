/// Inserts rows into a table, several with one statement, or compares them with those that are stored.
final class TableWriter<Row: TableRow> {
  /// How many rows go into one statement, from the most on.
  private let sizes = [16, 4, 1]
  /// The statements for these sizes, each made when it is first needed.
  private var statements: [Statement?] = [nil, nil, nil]
  private let connection: Connection
  private var batch = RowBatch()

  init(_ connection: Connection) { self.connection = connection }

  /// Inserts rows of a document.
  func write(_ rows: some Sequence<Row>, document: Int) throws(StoreError) {
    for row in rows {
      row.append(to: &batch)
      if batch.count == sizes[0] * Row.columns.count { try flush(document) }
    }
    try flush(document)
  }

  private func flush(_ document: Int) throws(StoreError) {
    defer { batch.removeAll() }
    var start = 0
    for (index, size) in sizes.enumerated() {
      let count = size * Row.columns.count
      while batch.count - start >= count {
        let statement = try statement(index)
        statement.bind(document, at: 1)
        batch.bind(start..<start + count, to: statement, from: 2)
        try statement.run()
        start += count
      }
    }
  }

  private func statement(_ index: Int) throws(StoreError) -> Statement {
    if let statement = statements[index] { return statement }
    let statement = try connection.prepare(Row.insertion(rows: sizes[index]))
    statements[index] = statement
    return statement
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

  /// Whether a statement's rows are these, one by one. Stops at the first difference.
  func isSequence(_ rows: some Sequence<Row>, in statement: Statement) throws(StoreError) -> Bool {
    for row in rows {
      row.append(to: &batch)
      defer { batch.removeAll() }
      guard try statement.step(), batch.matches(statement) else { return false }
    }
    return try !statement.step()
  }
}
