package import JSONText

/// A place in a document's file.
package struct DocumentPlace: Hashable, Sendable {
  /// The document's path.
  package let path: String
  /// Counted from 1.
  package let line: Int
  /// In bytes, counted from 1.
  package let column: Int

  /// A place of a line and a column.
  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension DocumentPlace: CustomStringConvertible {
  /// The place as `path:line:column`.
  package var description: String { "\(path):\(line):\(column)" }
}

extension JSONWriter {
  /// Writes the members of a place: file, line and column.
  package mutating func members(of place: DocumentPlace) {
    member("file", place.path)
    member("line", place.line)
    member("column", place.column)
  }
}
