/// A row of a table whose first column is `document`.
protocol TableRow {
  /// The table's name.
  static var table: String { get }
  /// The columns after the first: those of the primary key, then the others.
  static var columns: [String] { get }
  /// How many of the columns are of the primary key, the document not counted.
  static var keyCount: Int { get }

  /// The key of the row among those of its document: no two rows have the same.
  var rowKey: RowKey { get }

  /// Appends the values of the columns in their order.
  func append(to batch: inout RowBatch)
}

/// The primary key of a row within its document: a position, of an override the owner's, its own
/// and its name.
struct RowKey: Hashable, Comparable {
  var position: Int
  var inner = 0
  var name = ""

  static func < (a: RowKey, b: RowKey) -> Bool {
    (a.position, a.inner, a.name) < (b.position, b.inner, b.name)
  }
}

extension TableRow {
  static var keyCount: Int { 1 }

  /// Inserts some rows, or updates those whose keys are there; the parameters are those of the insertion.
  static func replacement(rows: Int) -> String {
    let values = columns.dropFirst(keyCount).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    return insertion(rows: rows) + " ON CONFLICT (document, \(keyColumns)) DO UPDATE SET \(values)"
  }

  /// Deletes some rows; the parameters are the document and the keys.
  static func deletion(rows: Int) -> String {
    let key = "(" + parameters(keyCount) + ")"
    return "DELETE FROM \(table) WHERE document = ?1 AND (\(keyColumns)) IN (VALUES "
      + repeatElement(key, count: rows).joined(separator: ", ") + ")"
  }

  private static var keyColumns: String { columns.prefix(keyCount).joined(separator: ", ") }

  /// Inserts some rows; the first parameter is the document.
  static func insertion(rows: Int) -> String {
    let values = "(?1, " + parameters(columns.count) + ")"
    return "INSERT INTO \(table) (document, \(columns.joined(separator: ", "))) VALUES "
      + repeatElement(values, count: rows).joined(separator: ", ")
  }

  /// Some parameters, each of which has the number after the largest before it. (One that is written with its
  /// number is one that SQLite looks up in a list of hundreds.)
  private static func parameters(_ count: Int) -> String {
    repeatElement("?", count: count).joined(separator: ", ")
  }

  /// Gives a row where the table has one of exactly these columns.
  static var search: String {
    let conditions = columns.enumerated().map { "\($1) IS ?\($0 + 2)" }.joined(separator: " AND ")
    return "SELECT 1 FROM \(table) WHERE document = ?1 AND \(conditions)"
  }

  /// Gives the number of rows that a document has in the table.
  static var count: String { "SELECT count(*) FROM \(table) WHERE document = ?1" }
}
