extension Array<UInt8> {
  /// Adds a text as a JSON string: quotes, backslashes and control characters escaped, all else as UTF-8.
  public mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0x0A: append(contentsOf: #"\n"#.utf8)
      case 0x0D: append(contentsOf: #"\r"#.utf8)
      case 0x09: append(contentsOf: #"\t"#.utf8)
      case 0..<0x20:
        append(contentsOf: byte < 0x10 ? #"\u000"#.utf8 : #"\u00"#.utf8)
        append(contentsOf: String(byte, radix: 16).utf8)
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
