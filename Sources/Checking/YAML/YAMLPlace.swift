/// A place in a YAML text.
package struct YAMLPlace: Hashable, Sendable {
  /// Counted from 1.
  package let line: Int
  /// In bytes, counted from 1.
  package let column: Int

  /// A place of a line and a column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The start of a text.
  package static let start = YAMLPlace(line: 1, column: 1)
}

extension YAMLPlace: CustomStringConvertible {
  /// The place as `line:column`.
  package var description: String { "\(line):\(column)" }
}
