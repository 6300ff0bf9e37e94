/// How a JSON string spells the characters that may not stand in it as they are (RFC 8259, section 7).
package enum JSONEscape {
  /// Whether a byte of UTF-8 text needs an escape.
  package static func isNeeded(in text: UnsafeRawBufferPointer) -> Bool {
    let count = text.count
    if count >= 8 {
      var index = 0
      while index + 8 < count {
        if hasSpecial(unsafe text.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { return true }
        index += 8
      }
      return hasSpecial(unsafe text.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }
    if count >= 4 {
      // Four bytes from the start and four from the end meet or overlap.
      let first = unsafe text.loadUnaligned(as: UInt32.self)
      let last = unsafe text.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return hasSpecial(UInt64(first) << 32 | UInt64(last))
    }
    return unsafe text.contains { isSpecial($0) }
  }

  /// Whether one of eight bytes needs an escape.
  @inline(__always)
  private static func hasSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (quotes, backslashes) = (word ^ ones &* 0x22, word ^ ones &* 0x5C)
    // The top bit of the lowest byte that is less than another number comes of the subtraction.
    let less =
      (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
    return less & ones << 7 != 0
  }

  /// The spelling of a byte, or nil where it stands as it is.
  package static func spelling(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): #"\""#
    case UInt8(ascii: "\\"): #"\\"#
    case 0x0A: #"\n"#
    case 0x0D: #"\r"#
    case 0x09: #"\t"#
    case 0..<0x10: #"\u000"# + String(byte, radix: 16)
    case 0x10..<0x20: #"\u00"# + String(byte, radix: 16)
    default: nil
    }
  }

  @inline(__always)
  fileprivate static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}

extension JSONEscape {
  /// The characters that are escaped in strings.
  package enum Extent: Sendable {
    /// Those that JSON does not allow.
    case required
    /// Also those that a terminal may obey: control characters, line ends of Unicode, and characters that
    /// change the direction of the text after them (the property Bidi_Control of Unicode's PropList.txt).
    case invisible
  }

  /// Whether a character may change how a terminal shows the text around it.
  fileprivate static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a byte may be the first of such a character.
  @inline(__always)
  fileprivate static func mayBeInvisible(_ byte: UInt8) -> Bool {
    byte >= 0x7F && (byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2)
  }
}

extension Array<UInt8> {
  /// Adds a text as a JSON string with the characters of an extent escaped.
  mutating func appendQuoted(_ text: String, _ extent: JSONEscape.Extent) {
    guard extent == .invisible, text.utf8.contains(where: JSONEscape.mayBeInvisible),
      text.unicodeScalars.contains(where: JSONEscape.isInvisible)
    else { return appendQuoted(text) }
    append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if JSONEscape.isInvisible(scalar) {
        let digits = String(scalar.value, radix: 16)
        append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
      } else if scalar.isASCII, let spelling = JSONEscape.spelling(of: UInt8(scalar.value)) {
        append(contentsOf: spelling.utf8)
      } else {
        append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Adds a text as a JSON string: quotes, backslashes and control characters escaped, all else as UTF-8.
  package mutating func appendQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    let bytes = Array(text.utf8)
    var start = 0
    for index in bytes.indices where JSONEscape.isSpecial(bytes[index]) {
      guard let spelling = JSONEscape.spelling(of: bytes[index]) else { continue }
      append(contentsOf: bytes[start..<index])
      append(contentsOf: spelling.utf8)
      start = index + 1
    }
    append(contentsOf: bytes[start...])
    append(UInt8(ascii: "\""))
  }
}
