extension JSONReader {
  /// Reads a string, escapes resolved.
  package mutating func string(_ expected: String = "a string") throws(JSONDefect) -> String {
    skipWhiteSpace()
    let start = offset
    guard skip(UInt8(ascii: "\"")) else { throw defect(expected) }
    let first = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        let text = try validated(bytes[first..<offset], from: first)
        offset += 1
        lastOffset = start
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      if byte < 0x20 { throw JSONDefect(controlAt: offset, byte) }
      offset += 1
    }
    throw JSONDefect(expected: "the end of the string", found: "the end of the file", offset: start)
  }

  private mutating func escapedString(from start: Int) throws(JSONDefect) -> String {
    var text = Array(bytes[start + 1..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        let result = try validated(text[...], from: start)
        offset += 1
        lastOffset = start
        return result
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape().utf8)
      case 0..<0x20: throw JSONDefect(controlAt: offset, byte)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw JSONDefect(expected: "the end of the string", found: "the end of the file", offset: start)
  }

  /// Reads the escape at the offset.
  private mutating func escape() throws(JSONDefect) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard offset < bytes.count else { throw defect("an escaped character") }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      if unit < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
        let second = try hexadecimal()
        if 0xDC00..<0xE000 ~= second,
          let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00))
        {
          return scalar
        }
      }
      throw JSONDefect(expected: "a pair of surrogates", found: "a lone one", offset: start)
    default:
      throw JSONDefect(
        expected: "one of the escapes of JSON", found: "a backslash before something else", offset: start)
    }
  }

  private mutating func hexadecimal() throws(JSONDefect) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard offset < bytes.count, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else {
        throw defect("four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  private func validated(_ text: ArraySlice<UInt8>, from start: Int) throws(JSONDefect) -> String {
    guard let text = String(validating: text, as: UTF8.self) else {
      throw JSONDefect(expected: "UTF-8 characters", found: "other bytes", offset: start)
    }
    return text
  }
}

extension JSONDefect {
  fileprivate init(controlAt offset: Int, _ byte: UInt8) {
    self.init(
      expected: "the end of the string or an escape", found: byte == 0x0A ? "a line end" : "the byte \(byte)",
      offset: offset)
  }
}
