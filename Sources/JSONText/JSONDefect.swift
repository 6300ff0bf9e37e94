/// What is wrong with a JSON text, and where.
package struct JSONDefect: Error, Hashable, Sendable {
  /// What should stand there, such as `a string`.
  package var expected: String
  /// What stands there, such as `a number`.
  package var found: String
  /// Where, in bytes from 0.
  package var offset: Int

  /// A defect at an offset.
  package init(expected: String, found: String, offset: Int) {
    self.expected = expected
    self.found = found
    self.offset = offset
  }
}
