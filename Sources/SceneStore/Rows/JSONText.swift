/// The spelling of texts in the JSON of the columns `attributes` and `spelling`.
enum JSONText {
  /// Whether JSON does not allow a byte in quotes.
  @inline(__always)
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Writes a byte as it is spelled in quotes.
  static func write(_ byte: UInt8, to batch: inout RowBatch) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      batch.write(UInt8(ascii: "\\"))
      batch.write(byte)
    case UInt8(ascii: "\n"): batch.write("\\n")
    case UInt8(ascii: "\t"): batch.write("\\t")
    case UInt8(ascii: "\r"): batch.write("\\r")
    case 0..<0x20:
      batch.write("\\u00")
      batch.write(hexadecimal(byte >> 4))
      batch.write(hexadecimal(byte & 15))
    default: batch.write(byte)
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
  }
}
