/// A defect of a JSON text, and its position.
package struct JSONDefect: Error, Hashable, Sendable {
  /// The expected construct, such as `a string`.
  package var expected: String
  /// The construct found, such as `a number`.
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
