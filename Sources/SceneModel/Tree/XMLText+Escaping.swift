extension XMLText {
  /// Adds Interface Builder's spelling of an attribute's value, quotes included
  /// (InterfaceBuilder.md#character-escapes).
  package static func appendQuoted(_ value: String, to output: inout [UInt8]) {
    var value = value
    value.withUTF8 { bytes in
      guard unsafe bytes.contains(where: isEscaped) else {
        output.append(UInt8(ascii: "\""))
        unsafe output.append(contentsOf: bytes)
        return output.append(UInt8(ascii: "\""))
      }
      unsafe appendQuoted(bytes, to: &output)
    }
  }

  /// Adds Interface Builder's spelling of an attribute's value in UTF-8, quotes included.
  package static func appendQuoted(_ value: [UInt8], to output: inout [UInt8]) {
    appendQuoted(value[...], to: &output)
  }

  /// Adds Interface Builder's spelling of characters between tags (InterfaceBuilder.md#character-escapes).
  ///
  /// - Parameter lineEnd: The file's line end, which replaces `\n`.
  package static func append(_ text: String, lineEnd: String, to output: inout [UInt8]) {
    append(text.utf8, lineEnd: lineEnd, to: &output)
  }

  /// Adds Interface Builder's spelling of characters between tags in UTF-8.
  package static func append(_ text: [UInt8], lineEnd: String, to output: inout [UInt8]) {
    append(text[...], lineEnd: lineEnd, to: &output)
  }

  private static func appendQuoted(_ value: some Sequence<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in value {
      switch byte {
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      // A parser would read these as spaces.
      case 0x0A: output.append(contentsOf: "&#10;".utf8)
      case 0x09: output.append(contentsOf: "&#9;".utf8)
      default: append(byte, to: &output)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Whether a byte of an attribute's value may be escaped: so may those below the space, and of those above
  /// the apostrophe `<` and `>`, which differ in one bit.
  @inline(__always)
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x27 && byte != 0x20 || byte | 2 == UInt8(ascii: ">")
  }

  private static func append(_ text: some Sequence<UInt8>, lineEnd: String, to output: inout [UInt8]) {
    for byte in text {
      if byte == 0x0A {
        output.append(contentsOf: lineEnd.utf8)
      } else {
        append(byte, to: &output)
      }
    }
  }

  /// A text on one line as it stands between the tags of a page.
  package static func escapedLine(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text.onOneLine, lineEnd: " ", to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a byte with the escapes that it needs everywhere.
  @inline(__always)
  private static func append(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
    case 0x0D: output.append(contentsOf: "&#13;".utf8)
    default: output.append(byte)
    }
  }
}
