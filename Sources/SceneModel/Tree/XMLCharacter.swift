/// The rules of XML 1.0 for single characters.
@usableFromInline package enum XMLCharacter: Sendable {
  /// Whether a document can hold a character (2.2).
  @inlinable
  package static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether a byte of UTF-8 is white space (2.3).
  @inlinable
  package static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Whether a name can start with a character (2.3).
  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
      0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a name can go on with a character (2.3).
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsName(scalar)
    }
  }
}

extension XMLText {
  /// Whether a document can hold all characters of a text (XML 1.0, 2.2).
  package static func isAllowed(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return true }
    return text.unicodeScalars.allSatisfy { XMLCharacter.isAllowed($0.value) }
  }

  /// Whether a text is a name (XML 1.0, 2.3).
  package static func isName(_ text: String) -> Bool {
    if !text.isEmpty,
      text.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") })
    {
      return true
    }
    guard let first = text.unicodeScalars.first, XMLCharacter.startsName(first) else { return false }
    return text.unicodeScalars.allSatisfy(XMLCharacter.continuesName)
  }

  /// Whether a text is a name that needs no namespace: one without a colon (Namespaces in XML 1.0, 4).
  package static func isLocalName(_ text: String) -> Bool {
    isName(text) && !text.utf8.contains(UInt8(ascii: ":"))
  }

  /// Whether a text is nothing but white space, or empty.
  package static func isWhiteSpace(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy(XMLCharacter.isWhiteSpace)
  }
}
