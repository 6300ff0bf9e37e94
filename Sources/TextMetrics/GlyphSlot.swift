/// The index of a character in an advance table.
///
/// Slots 0 to 94 are ASCII from the space on. Accented Latin letters share the slot of their base
/// letter: saved frames show no difference. Cyrillic and Greek letters share the slot of a Latin letter
/// of their width.
struct GlyphSlot: Equatable {
  let index: UInt8

  /// The number of slots in a table.
  static var count: Int { 128 }

  static var space: GlyphSlot { GlyphSlot(index: 0) }
  static var pound: GlyphSlot { GlyphSlot(index: 95) }
  static var copyright: GlyphSlot { GlyphSlot(index: 96) }
  static var guillemet: GlyphSlot { GlyphSlot(index: 97) }
  static var degree: GlyphSlot { GlyphSlot(index: 98) }
  static var enDash: GlyphSlot { GlyphSlot(index: 99) }
  static var emDash: GlyphSlot { GlyphSlot(index: 100) }
  static var doubleQuote: GlyphSlot { GlyphSlot(index: 101) }
  static var bullet: GlyphSlot { GlyphSlot(index: 102) }
  static var ellipsis: GlyphSlot { GlyphSlot(index: 103) }
  static var singleGuillemet: GlyphSlot { GlyphSlot(index: 104) }
  static var trademark: GlyphSlot { GlyphSlot(index: 105) }
  static var arrow: GlyphSlot { GlyphSlot(index: 106) }
  static var checkmark: GlyphSlot { GlyphSlot(index: 107) }
  /// Dingbats, technical signs and mathematical operators.
  static var symbol: GlyphSlot { GlyphSlot(index: 108) }
  /// Any other character.
  static var other: GlyphSlot { GlyphSlot(index: 109) }
  /// Full-width characters of Chinese and Japanese, kana aside.
  static var ideograph: GlyphSlot { GlyphSlot(index: 110) }
  /// A picture. Its width has a curve of its own.
  static var emoji: GlyphSlot { GlyphSlot(index: 111) }
  /// A character without width: combining marks, joiners, selectors, controls.
  static var none: GlyphSlot { GlyphSlot(index: 112) }
  /// Turns the character before it into an emoji: U+FE0F.
  static var emojiSelector: GlyphSlot { GlyphSlot(index: 113) }
  /// Joins emoji into one: U+200D.
  static var joiner: GlyphSlot { GlyphSlot(index: 114) }
  /// Hiragana and katakana.
  static var kana: GlyphSlot { GlyphSlot(index: 115) }
  /// Syllables of Korean.
  static var hangul: GlyphSlot { GlyphSlot(index: 116) }
  /// Thai letters.
  static var thai: GlyphSlot { GlyphSlot(index: 117) }
  /// Arabic letters, joined.
  static var arabic: GlyphSlot { GlyphSlot(index: 118) }
  /// Letters of Devanagari.
  static var devanagari: GlyphSlot { GlyphSlot(index: 119) }

  /// The first slot whose characters are measured without tracking and kerning.
  static var firstFixed: UInt8 { ideograph.index }

  private init(index: UInt8) { self.index = index }

  /// The slot of an ASCII character from the space to the tilde.
  init(ascii: UInt8) { index = ascii &- 32 }
}
