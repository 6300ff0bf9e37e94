/// Reads a JSON text value by value, in its order, and keeps nothing of it.
///
/// It is strict (RFC 8259): no comments, no trailing commas, no other numbers; a byte order mark is refused.
/// The caller says what it expects and walks down: ``beginObject(_:)``, then ``nextName()`` and a value in
/// turn until it is nil. Duplicate names are the caller's to refuse.
package struct JSONReader: Sendable {
  /// The kind of a value.
  package enum Kind: String, Sendable {
    case object, array, string, number, boolean, null
  }

  enum Level: UInt8, Sendable {
    case emptyObject, object, emptyArray, array
  }

  let bytes: [UInt8]
  let depthLimit: Int
  var levels: [Level] = []

  /// Where in bytes stands what is read next, white space not skipped.
  package internal(set) var offset = 0
  /// Where in bytes stands the value or name that was read or begun last, for errors about its meaning.
  package internal(set) var lastOffset = 0

  /// A reader of a text.
  ///
  /// - Parameters:
  ///   - start: Where the text starts, such as after a byte order mark.
  ///   - depthLimit: How many objects and arrays may stand in each other.
  package init(_ bytes: [UInt8], from start: Int = 0, depthLimit: Int = 2048) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    offset = start
  }

  /// The kind of the next value, which is not read.
  package mutating func kind(_ expected: String = "a value") throws(JSONDefect) -> Kind {
    skipWhiteSpace()
    guard offset < bytes.count else { throw defect(expected) }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: throw defect(expected)
    }
  }

  /// Reads the start of an object.
  package mutating func beginObject(_ expected: String = "an object") throws(JSONDefect) {
    try begin(UInt8(ascii: "{"), .emptyObject, expected)
  }

  /// Reads the start of an array.
  package mutating func beginArray(_ expected: String = "an array") throws(JSONDefect) {
    try begin(UInt8(ascii: "["), .emptyArray, expected)
  }

  /// Reads the name of the object's next member, whose value comes next; nil at the object's end.
  package mutating func nextName() throws(JSONDefect) -> String? {
    skipWhiteSpace()
    let isFirst = levels.last == .emptyObject
    if skip(UInt8(ascii: "}")) {
      levels.removeLast()
      return nil
    }
    if !isFirst {
      guard skip(UInt8(ascii: ",")) else { throw defect("a comma or the end of the object") }
      skipWhiteSpace()
    }
    levels[levels.count - 1] = .object
    let name = try string("a member's name in quotes")
    let start = lastOffset
    skipWhiteSpace()
    guard skip(UInt8(ascii: ":")) else { throw defect("a colon after the member's name") }
    lastOffset = start
    return name
  }

  /// Whether the array has another element, which comes next; false at the array's end.
  package mutating func nextElement() throws(JSONDefect) -> Bool {
    skipWhiteSpace()
    let isFirst = levels.last == .emptyArray
    if skip(UInt8(ascii: "]")) {
      levels.removeLast()
      return false
    }
    if !isFirst {
      guard skip(UInt8(ascii: ",")) else { throw defect("a comma or the end of the array") }
      skipWhiteSpace()
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "]") { throw defect("another element") }
    }
    levels[levels.count - 1] = .array
    return true
  }

  /// Reads that nothing but white space follows.
  package mutating func finish() throws(JSONDefect) {
    skipWhiteSpace()
    guard offset == bytes.count else { throw defect("the end of the file") }
  }

  private mutating func begin(_ byte: UInt8, _ level: Level, _ expected: String) throws(JSONDefect) {
    skipWhiteSpace()
    let start = offset
    guard skip(byte) else { throw defect(expected) }
    guard levels.count < depthLimit else {
      throw JSONDefect(
        expected: "at most \(depthLimit) objects and arrays in each other", found: "more", offset: start)
    }
    lastOffset = start
    levels.append(level)
  }
}
