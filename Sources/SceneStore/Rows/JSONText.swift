/// Writes the JSON in the columns `attributes` and `spelling` as bytes.
enum JSONText {
  /// Appends a text in quotes.
  @inline(__always)
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    if bytes[start...].contains(where: isSpecial) { escape(&bytes, from: start) }
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(_ bytes: inout [UInt8], from start: Int) {
    let plain = Array(bytes[start...])
    bytes.removeSubrange(start...)
    for byte in plain {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes.append(hexadecimal(byte >> 4))
        bytes.append(hexadecimal(byte & 15))
      default: bytes.append(byte)
      }
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
  }
}
