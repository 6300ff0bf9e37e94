extension Character {
  /// How many columns of a terminal the character takes: 2 of a wide one or an emoji, 0 of a mark alone or a
  /// control character, 1 of others.
  ///
  /// Characters that Unicode's annex 11 calls wide or full-width are wide. Ambiguous ones are narrow, as
  /// outside of East Asian legacy fonts. An emoji, also one that is joined of several, a flag or a keycap, is
  /// one picture (annex 51).
  package var columns: Int {
    let scalars = unicodeScalars
    guard scalars.count > 1 else { return scalars.first?.columns ?? 0 }
    if scalars.contains(where: { $0 == Self.emojiSelector || $0.properties.isEmojiPresentation }) { return 2 }
    return scalars.reduce(0) { $0 + $1.columns }
  }

  /// The selector that turns the character before it into an emoji.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}

extension Unicode.Scalar {
  /// How many columns the character takes on its own.
  fileprivate var columns: Int {
    if value < 0x300 { return value < 0x20 || (0x7f...0x9f).contains(value) ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    // Vowels and final consonants of Hangul are drawn in the square of the consonant before them.
    if (0x1160...0x11ff).contains(value) || (0xd7b0...0xd7ff).contains(value) { return 0 }
    // Half a flag counts as a letter.
    if (0x1f1e6...0x1f1ff).contains(value) { return 1 }
    return isWide || properties.isEmojiPresentation ? 2 : 1
  }

  /// Whether the character takes one column and stays a character of its own, whatever of these stands
  /// beside it: ASCII, quotation marks and dashes, and lines of boxes.
  ///
  /// Of Unicode's `GraphemeBreakProperty.txt` they have none, of `emoji-data.txt` neither.
  fileprivate var isNarrowAlone: Bool {
    (0x20..<0x7f).contains(value) || (0x2010...0x2027).contains(value) || (0x2500...0x257f).contains(value)
  }

  /// Whether the character is wide or full-width.
  private var isWide: Bool {
    value >= 0x1100 && Self.wide.contains { $0.contains(value) }
  }

  /// The wide and full-width characters of `EastAsianWidth.txt` 15.0, without emoji; an unassigned one
  /// between two of them counts as wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x3247, 0x3250...0x4dbf, 0x4e00...0xa4c6,
    0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6b, 0xff01...0xff60,
    0xffe0...0xffe6, 0x16fe0...0x18d08, 0x1aff0...0x1b2fb, 0x1f200...0x1f265, 0x20000...0x3fffd,
  ]
}

extension String {
  /// How many columns of a terminal the text takes.
  package var columns: Int {
    var columns = 0
    for scalar in unicodeScalars {
      guard scalar.isNarrowAlone else { return reduce(0) { $0 + $1.columns } }
      columns += 1
    }
    return columns
  }

  /// The text within a number of columns: its beginning and `…` where it is wider.
  package func shortened(to limit: Int) -> String {
    guard columns > limit else { return self }
    var rest = limit - 1
    let beginning = prefix { character in
      rest -= character.columns
      return rest >= 0
    }
    return beginning + "…"
  }

  /// The text with spaces behind it up to a number of columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
