/// What is wrong with a JSON text, and where.
public struct JSONDefect: Error, Hashable, Sendable {
  /// What should stand there, such as `a string`.
  public var expected: String
  /// What stands there, such as `a number`.
  public var found: String
  /// The place in bytes, counted from 0.
  public var offset: Int

  /// A defect at a place.
  public init(expected: String, found: String, offset: Int) {
    self.expected = expected
    self.found = found
    self.offset = offset
  }
}

/// A place in a text.
public struct TextPlace: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int

  /// The place of an offset in UTF-8 text; `\n`, `\r\n` and `\r` end a line.
  ///
  /// - Complexity: O(*n*) in the offset.
  public init(of offset: Int, in bytes: [UInt8]) {
    line = 1
    var start = 0
    let offset = min(offset, bytes.count)
    for index in 0..<max(offset, 0) {
      let isReturn = bytes[index] == 0x0D
      if isReturn, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      if isReturn || bytes[index] == 0x0A {
        line += 1
        start = index + 1
      }
    }
    column = offset - start + 1
  }
}
