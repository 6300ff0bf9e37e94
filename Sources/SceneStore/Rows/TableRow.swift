/// A row of a table whose first column is `document`.
protocol TableRow {
  /// The table's name.
  static var table: String { get }
  /// The columns after the first.
  static var columns: [String] { get }

  /// Appends the values of the columns in their order.
  func append(to batch: inout RowBatch)
}

extension TableRow {
  /// Inserts some rows; the first parameter is the document.
  static func insertion(rows: Int) -> String {
    let values = (0..<rows).map { row in
      "(?1, " + columns.indices.map { "?\(2 + row * columns.count + $0)" }.joined(separator: ", ") + ")"
    }
    return "INSERT INTO \(table) (document, \(columns.joined(separator: ", "))) VALUES "
      + values.joined(separator: ", ")
  }

  /// Gives a row where the table has one of exactly these columns.
  static var search: String {
    let conditions = columns.enumerated().map { "\($1) IS ?\($0 + 2)" }.joined(separator: " AND ")
    return "SELECT 1 FROM \(table) WHERE document = ?1 AND \(conditions)"
  }

  /// Gives the number of rows that a document has in the table.
  static var count: String { "SELECT count(*) FROM \(table) WHERE document = ?1" }
}
