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
}
