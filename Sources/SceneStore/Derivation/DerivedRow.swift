/// A row of a derived table.
protocol DerivedRow {
  /// The table's name.
  static var table: String { get }
  /// The columns after the first, which is `document`.
  static var columns: [String] { get }

  /// Binds the columns to parameters from the second on.
  func bind(to statement: Statement)
}

extension DerivedRow {
  /// Inserts a row.
  static var insertion: String {
    let parameters = (1...columns.count + 1).map { "?\($0)" }.joined(separator: ", ")
    return "INSERT INTO \(table) (document, \(columns.joined(separator: ", "))) VALUES (\(parameters))"
  }

  /// Gives a row where the table has one of exactly these columns.
  static var search: String {
    let conditions = columns.enumerated().map { "\($1) IS ?\($0 + 2)" }.joined(separator: " AND ")
    return "SELECT 1 FROM \(table) WHERE document = ?1 AND \(conditions)"
  }

  /// Gives the number of rows that a document has in the table.
  static var count: String { "SELECT count(*) FROM \(table) WHERE document = ?1" }
}
