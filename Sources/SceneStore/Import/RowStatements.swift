/// One statement in several sizes: for many rows at once, for some, and for one; each is made when it is
/// first needed.
final class RowStatements {
  /// How many rows go into one statement. In a savepoint each statement costs more the more
  /// was written since.
  private static let sizes = [64, 16, 4, 1]
  /// The rows of the largest statement.
  static let largest = sizes[0]

  private let connection: Connection
  private let text: (Int) -> String
  private var statements: [Statement?] = sizes.map { _ in nil }

  /// The statements of a text for a number of rows.
  init(_ connection: Connection, _ text: @escaping (Int) -> String) {
    self.connection = connection
    self.text = text
  }

  /// Calls a function with statements that take a number of rows together, and with the rows that each takes.
  func forEach(
    rows count: Int, _ body: (Statement, Range<Int>) throws(StoreError) -> Void
  ) throws(StoreError) {
    var start = 0
    for (index, size) in Self.sizes.enumerated() {
      while count - start >= size {
        try body(statement(index), start..<start + size)
        start += size
      }
    }
  }

  private func statement(_ index: Int) throws(StoreError) -> Statement {
    if let statement = statements[index] { return statement }
    let statement = try connection.prepare(text(Self.sizes[index]))
    statements[index] = statement
    return statement
  }
}
