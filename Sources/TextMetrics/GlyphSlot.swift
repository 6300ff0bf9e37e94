/// The place of a character in an advance table.
///
/// Slots 0 to 94 are ASCII from the space on. Accented Latin letters share the slot of their base letter (a frame
/// does not tell them apart), Cyrillic and Greek that of the Latin letter they resemble.
struct GlyphSlot: Equatable {
  let index: UInt8

  /// The number of slots in a table.
  static let count = 128

  static let space = GlyphSlot(index: 0)
  static let pound = GlyphSlot(index: 95)
  static let copyright = GlyphSlot(index: 96)
  static let guillemet = GlyphSlot(index: 97)
  static let degree = GlyphSlot(index: 98)
  static let enDash = GlyphSlot(index: 99)
  static let emDash = GlyphSlot(index: 100)
  static let doubleQuote = GlyphSlot(index: 101)
  static let bullet = GlyphSlot(index: 102)
  static let ellipsis = GlyphSlot(index: 103)
  static let singleGuillemet = GlyphSlot(index: 104)
  static let trademark = GlyphSlot(index: 105)
  static let arrow = GlyphSlot(index: 106)
  static let checkmark = GlyphSlot(index: 107)
  /// Dingbats, technical signs and mathematical operators.
  static let symbol = GlyphSlot(index: 108)
  /// Any other character.
  static let other = GlyphSlot(index: 109)
  /// Full-width characters of Chinese, Japanese and Korean.
  static let ideograph = GlyphSlot(index: 110)
  /// A picture. Its width has a curve of its own.
  static let emoji = GlyphSlot(index: 111)
  /// A character without width: combining marks, joiners, selectors, controls.
  static let none = GlyphSlot(index: 112)
  /// Widens the character before it into a picture: U+FE0F.
  static let emojiSelector = GlyphSlot(index: 113)
  /// Joins pictures into one: U+200D.
  static let joiner = GlyphSlot(index: 114)

  /// Whether characters from here on are measured without tracking and kerning.
  static let firstFixed = GlyphSlot.ideograph.index

  private init(index: UInt8) { self.index = index }

  /// The slot of an ASCII character from the space to the tilde.
  init(ascii: UInt8) { index = ascii &- 32 }
}
