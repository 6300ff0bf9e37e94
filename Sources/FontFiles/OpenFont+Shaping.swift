import TextMetrics

extension OpenFont {
  /// The characters that pairs are kerned of: those of ASCII and Latin-1, and common punctuation.
  static let kernedCharacters: [UInt32] =
    Array(0x20...0x7E) + Array(0xC0...0xFF)
    + [0xA0, 0xAB, 0xBB, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]

  /// A number that is no character: no font has a glyph for it, so that nothing is kerned with it.
  private static let separator: UInt32 = 0xFFFF

  /// The kerning of pairs: the units that the face's rules add to the advances of two characters side by
  /// side; a ligature counts too.
  func kerning(_ advances: [UInt32: Int]) -> [FontFace.Pair: Int] {
    let characters = Self.kernedCharacters.filter { advances[$0] != nil }
    var kerning: [FontFace.Pair: Int] = [:]
    for first in characters {
      guard let glyphs = shape(characters.flatMap { [first, $0, Self.separator] }) else { return kerning }
      // The advance of each pair's glyphs. The table `kern` takes half of a pair's kerning from either.
      var moves = [Int](repeating: 0, count: characters.count)
      for glyph in glyphs where glyph.character % 3 != 2 && characters.indices.contains(glyph.character / 3) {
        moves[glyph.character / 3] += glyph.advance
      }
      for (second, move) in zip(characters, moves) {
        guard let own = advances[first], let other = advances[second], move != own + other else { continue }
        kerning[FontFace.Pair(first, second)] = move - own - other
      }
    }
    return kerning
  }

  /// The widths of words as the face's rules shape them, of those that it has all characters of.
  func shaped(_ words: some Sequence<String>, _ advances: [UInt32: Int]) -> [String: Int] {
    var widths: [String: Int] = [:]
    for word in words {
      let characters = word.unicodeScalars.map(\.value)
      guard characters.allSatisfy({ advances[$0] != nil || Self.joiners.contains($0) }) else { continue }
      widths[word] = shape(characters).map { glyphs in glyphs.reduce(0) { $0 + $1.advance } }
    }
    return widths
  }

  /// Characters that fonts need not have: they change how those beside them are shaped.
  private static let joiners: ClosedRange<UInt32> = 0x200C...0x200D
}
