/// The current row of a query: its values are taken out of SQLite one by one, as they are requested.
///
/// It is good until the query goes on.
package struct QueryRow {
  private let statement: Statement

  init(_ statement: Statement) { self.statement = statement }

  /// How many columns there are.
  package var count: Int { Int(statement.columnCount) }

  /// The value in a column, counted from 0.
  package subscript(_ column: Int) -> SQLValue { statement.value(Int32(column)) }

  /// All the values.
  package var values: [SQLValue] { (0..<count).map { self[$0] } }

  /// Whether a column holds null.
  package func isNull(_ column: Int) -> Bool { statement.isNull(Int32(column)) }

  /// The integer in a column; 0 of null.
  package func integer(_ column: Int) -> Int64 { Int64(statement.int(Int32(column))) }

  /// The number in a column; 0 of null.
  package func number(_ column: Int) -> Double { statement.double(Int32(column)) }

  /// Adds the bytes of the text in a column to others; none of null.
  package func append(_ column: Int, to bytes: inout [UInt8]) {
    unsafe statement.withBytes(Int32(column)) { unsafe bytes.append(contentsOf: $0) }
  }
}
