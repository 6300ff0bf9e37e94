/// How a JSON string spells the characters that may not stand in it as they are (RFC 8259, section 7).
package enum JSONEscape {
  /// The first byte of UTF-8 text that needs an escape, or nil where all can stand as they are.
  package static func firstSpecial(in text: Span<UInt8>) -> Int? {
    for index in text.indices where isSpecial(text[index]) { return index }
    return nil
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

extension Array<UInt8> {
  /// Adds a text as a JSON string: quotes, backslashes and control characters escaped, all else as UTF-8.
  package mutating func appendQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if JSONEscape.isSpecial(byte), let spelling = JSONEscape.spelling(of: byte) {
        append(contentsOf: spelling.utf8)
      } else {
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
