extension GlyphSlot {
  /// The slot of a character.
  @inline(__always)
  init(_ scalar: Unicode.Scalar) {
    if case 0x20...0x7E = scalar.value {
      self.init(ascii: UInt8(truncatingIfNeeded: scalar.value))
    } else {
      self.init(beyondASCII: scalar)
    }
  }

  private init(beyondASCII scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x09: self = .space
    case 0x00..<0x20, 0x7F..<0xA0: self = .none
    case 0xA0..<0x180: self = Self.latin[Int(value - 0xA0)]
    case 0x0391..<0x03CA: self = Self.greek[Int(value - 0x0391)]
    case 0x0400..<0x0460: self = Self.cyrillic[Int(value - 0x0400)]
    case 0x1E00..<0x1F00: self = Self.latinAdditional[Int(value - 0x1E00)]
    case 0x2000..<0x2070: self = Self.punctuation(value)
    default: self = Self.beyondTables(scalar)
    }
  }

  private static func punctuation(_ value: UInt32) -> GlyphSlot {
    switch value {
    case 0x2000...0x200A, 0x202F, 0x205F: .space
    case 0x2010, 0x2011: GlyphSlot(ascii: 0x2D)
    case 0x2012, 0x2013: .enDash
    case 0x2014, 0x2015: .emDash
    case 0x2018, 0x2019, 0x201B, 0x2032: GlyphSlot(ascii: 0x27)
    case 0x201A: GlyphSlot(ascii: 0x2C)
    case 0x201C...0x201F, 0x2033: .doubleQuote
    case 0x2022, 0x2023: .bullet
    case 0x2024: GlyphSlot(ascii: 0x2E)
    case 0x2026: .ellipsis
    case 0x2030: GlyphSlot(ascii: 0x25)
    case 0x2039, 0x203A: .singleGuillemet
    case 0x203C, 0x2049: .emoji
    case 0x200D: .joiner
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: .none
    default: .other
    }
  }

  private static func beyondTables(_ scalar: Unicode.Scalar) -> GlyphSlot {
    let value = scalar.value
    switch value {
    case 0xFE0F: return .emojiSelector
    case 0x20AC: return .pound
    case 0x2122: return .trademark
    case 0x2190...0x2193: return .arrow
    case 0x2713, 0x2714: return .checkmark
    case 0xFE00..<0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF: return .none
    case 0x3041...0x3096, 0x30A1...0x30FA: return .kana
    case 0x1100...0x115F, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7A3: return .hangul
    case 0x2E80...0xA4CF, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return .ideograph
    case 0x1F000...0x1FFFF: return .emoji
    case 0x2190..<0x2C00: return scalar.properties.isEmojiPresentation ? .emoji : .symbol
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return .none
    default: return script(value)
    }
  }

  /// The common slot of a script's letters.
  private static func script(_ value: UInt32) -> GlyphSlot {
    switch value {
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
    case 0x0900...0x097F: .devanagari
    case 0x0E00...0x0E7F: .thai
    default: .other
    }
  }
}
