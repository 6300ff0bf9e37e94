extension JSONReader {
  /// Reads a number.
  package mutating func number(_ expected: String = "a number") throws(JSONDefect) -> Double {
    skipWhiteSpace()
    let start = offset
    var end = start
    while end < bytes.count, Self.isNumberByte(bytes[end]) { end += 1 }
    let text = bytes[start..<end]
    guard Self.isNumber(text), let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite
    else {
      throw defect(expected)
    }
    offset = end
    lastOffset = start
    return value
  }

  /// Reads `true` or `false`.
  package mutating func boolean(_ expected: String = "true or false") throws(JSONDefect) -> Bool {
    skipWhiteSpace()
    lastOffset = offset
    if skip("true") { return true }
    if skip("false") { return false }
    throw defect(expected)
  }

  /// Reads `null`.
  package mutating func null(_ expected: String = "null") throws(JSONDefect) {
    skipWhiteSpace()
    lastOffset = offset
    guard skip("null") else { throw defect(expected) }
  }

  /// Reads a value of any kind and drops it.
  package mutating func skipValue() throws(JSONDefect) {
    let outer = levels.count
    repeat {
      if levels.count > outer {
        let isObject = levels[levels.count - 1] == .emptyObject || levels[levels.count - 1] == .object
        if try isObject ? nextName() == nil : !nextElement() { continue }
      }
      switch try kind() {
      case .object: try beginObject()
      case .array: try beginArray()
      case .string: _ = try string()
      case .number: _ = try number()
      case .boolean: _ = try boolean()
      case .null: try null()
      }
    } while levels.count > outer
  }

  /// The defect that something else stands next than what is expected.
  package func defect(_ expected: String) -> JSONDefect {
    var next = offset
    while next < bytes.count, Self.isWhiteSpace(bytes[next]) { next += 1 }
    return JSONDefect(expected: expected, found: found(at: next), offset: next)
  }

  private func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "\""): return "a string"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return "a number"
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      let word = bytes[offset...].prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      return String(decoding: word.prefix(16), as: UTF8.self)
    case 0x21..<0x7F: return "“\(String(decoding: bytes[offset...offset], as: UTF8.self))”"
    default: return "the byte \(bytes[offset])"
    }
  }

  mutating func skipWhiteSpace() {
    while offset < bytes.count, Self.isWhiteSpace(bytes[offset]) { offset += 1 }
  }

  /// Skips a byte where it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let word = Array(word.description.utf8)
    guard bytes[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Whether bytes are a number as RFC 8259, section 6, has them.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func digits() -> Int { rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = digits()
    guard whole == 1 || whole > 1 && rest.first != UInt8(ascii: "0") else { return false }
    rest = rest.dropFirst(whole)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
      rest = rest.dropFirst(digits())
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
      rest = rest.dropFirst(digits())
    }
    return rest.isEmpty
  }
}
