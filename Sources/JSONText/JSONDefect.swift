/// What is wrong with a JSON text, and where.
public struct JSONDefect: Error, Hashable, Sendable {
  /// What should stand there, such as `a string`.
  public var expected: String
  /// What stands there, such as `a number`.
  public var found: String
  /// Where, in bytes from 0.
  public var offset: Int

  /// A defect at an offset.
  public init(expected: String, found: String, offset: Int) {
    self.expected = expected
    self.found = found
    self.offset = offset
  }
}
