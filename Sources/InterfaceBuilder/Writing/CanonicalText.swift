import SceneModel

/// Interface Builder's spelling of characters.
enum CanonicalText {
  /// Adds the spelling of an attribute's value, quotes included.
  ///
  /// Interface Builder escapes `&`, `<`, `>` and `"` and refers to line ends and tabs, which would read as spaces
  /// otherwise (InterfaceBuilder.md#character-escapes).
  static func appendQuoted(_ value: some Sequence<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in value {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      case 0x0A: output.append(contentsOf: "&#10;".utf8)
      case 0x0D: output.append(contentsOf: "&#13;".utf8)
      case 0x09: output.append(contentsOf: "&#9;".utf8)
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Adds the spelling of characters between tags: `&`, `<` and `>` are escaped, line ends are the file's.
  static func append(_ text: some Sequence<UInt8>, lineEnd: String, to output: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case 0x0A: output.append(contentsOf: lineEnd.utf8)
      case 0x0D: output.append(contentsOf: "&#13;".utf8)
      default: output.append(byte)
      }
    }
  }
}
