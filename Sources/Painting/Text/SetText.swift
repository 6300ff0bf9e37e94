import FontFiles

/// A text as glyphs in a line, from left to right, in units of the font's size.
struct SetText {
  /// Glyphs of one face, in one direction.
  struct Run {
    let face: PaintedFace
    let glyphs: [Glyph]
    /// The characters that the glyphs stand for.
    let characters: Range<Int>
    let isRightToLeft: Bool
  }

  /// A glyph with its position.
  struct Glyph {
    let index: UInt32
    let x: Double
    let y: Double
    /// The index of its first character.
    let character: Int
  }

  let characters: [UInt32]
  private(set) var runs: [Run] = []
  private(set) var width = 0.0
  /// The share of the text that was set: 1 unless a text is too long.
  private(set) var share = 1.0

  /// Sets a text in the fonts of a selection.
  init(_ text: String, _ fonts: FontSelection) {
    var characters: [UInt32] = []
    var faces: [PaintedFace] = []
    for character in text {
      // White space takes the face of the character before it.
      let isBlank = character.isWhitespace
      guard let face = isBlank ? faces.last ?? fonts.face(for: character) : fonts.face(for: character) else {
        continue
      }
      for scalar in character.unicodeScalars where scalar.properties.generalCategory != .control {
        characters.append(scalar.value)
        faces.append(face)
      }
      if characters.count >= PaintingLimits.longestText { break }
    }
    if characters.count > PaintingLimits.longestText {
      characters.removeSubrange(PaintingLimits.longestText...)
    }
    if characters.count == PaintingLimits.longestText {
      share = Double(characters.count) / Double(max(text.unicodeScalars.count, characters.count))
    }
    self.characters = characters
    for run in TextDirection.runs(of: characters) {
      let pieces = Self.pieces(run.range, faces)
      for piece in run.isRightToLeft ? pieces.reversed() : pieces {
        add(piece, faces[piece.lowerBound], isRightToLeft: run.isRightToLeft)
      }
    }
  }

  /// A face with a glyph of the text that cannot be read.
  var damagedFace: PaintedFace? {
    for run in runs where !run.face.isColored {
      for glyph in run.glyphs where run.face.outline(of: glyph.index) == nil { return run.face }
    }
    return nil
  }

  /// The ranges of one face in a range.
  private static func pieces(_ range: Range<Int>, _ faces: [PaintedFace]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropFirst() where faces[index] !== faces[index - 1] {
      pieces.append(start..<index)
      start = index
    }
    return pieces + [start..<range.upperBound]
  }

  private mutating func add(_ range: Range<Int>, _ face: PaintedFace, isRightToLeft: Bool) {
    let unit = 1 / face.shaping.unitsPerEm
    var glyphs: [Glyph] = []
    for glyph in face.shaping.shape(characters[range], isRightToLeft: isRightToLeft) {
      glyphs.append(
        Glyph(
          index: glyph.index, x: width + glyph.xOffset * unit, y: -glyph.yOffset * unit,
          character: glyph.character))
      width += glyph.advance * unit
    }
    runs.append(Run(face: face, glyphs: glyphs, characters: range, isRightToLeft: isRightToLeft))
  }
}
