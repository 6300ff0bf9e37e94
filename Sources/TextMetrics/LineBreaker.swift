/// Breaks a row of measured characters into lines.
struct LineBreaker {
  /// A character with its place and what it may do to a line.
  struct Piece {
    /// The UTF-8 offset of the character.
    let offset: Int
    /// How far the pen has come before the character, from the start of the text, in points.
    let position: Double
    let kind: Kind
    /// The index of the run in ``runs``.
    let run: Int
  }

  /// What a character may do to a line.
  enum Kind {
    case letter, digit, space, ideograph
    /// A dash: a word may be broken between it and a letter, as Unicode's line breaking (UAX #14) has it.
    case hyphen
    /// Full-width punctuation that does not begin a line.
    case closing
    /// Full-width punctuation that does not end a line.
    case opening
    case lineBreak
    /// The second half of U+000D U+000A.
    case lineBreakContinued
  }

  private var pieces: [Piece] = []
  private var fonts: [Font] = []
  private var offset = 0
  private var position = 0.0
  private var endsWithReturn = false

  /// Measures the characters of the next run.
  mutating func add(_ text: String, font: Font, advances: GlyphAdvances) {
    var pen = Pen(advances: advances)
    let run = fonts.count
    let origin = position
    fonts.append(font)
    pieces.reserveCapacity(pieces.count + text.utf8.count)
    for scalar in text.unicodeScalars {
      let slot = GlyphSlot(scalar)
      let kind = kind(of: scalar, slot: slot)
      pieces.append(Piece(offset: offset, position: origin + pen.position, kind: kind, run: run))
      offset += UTF8.width(scalar)
      pen.add(slot)
    }
    position = origin + pen.position
  }

  private mutating func kind(of scalar: Unicode.Scalar, slot: GlyphSlot) -> Kind {
    switch scalar {
    case "\n" where endsWithReturn:
      endsWithReturn = false
      return .lineBreakContinued
    case "\n", "\r", "\u{2028}", "\u{2029}":
      endsWithReturn = scalar == "\r"
      return .lineBreak
    default:
      endsWithReturn = false
    }
    switch slot {
    case .space: return scalar == "\u{A0}" || scalar == "\u{202F}" ? .letter : .space
    case .ideograph, .kana, .hangul: return Self.kind(ofIdeograph: scalar)
    default: break
    }
    switch scalar {
    case "0"..."9": return .digit
    case "-", "\u{2010}", "\u{2013}", "\u{2014}": return .hyphen
    default: return .letter
    }
  }

  private static func kind(ofIdeograph scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "》", "〉", "〕", "］", "｝", "ー", "々":
      .closing
    case "（", "「", "『", "【", "《", "〈", "〔", "［", "｛": .opening
    default: .ideograph
    }
  }

  /// The lines of all characters, none wider than a limit in points where it can be helped.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  mutating func lines(limit: Double) -> [WrappedText.Line] {
    pieces.append(Piece(offset: offset, position: position, kind: .lineBreak, run: max(0, fonts.count - 1)))
    var lines: [WrappedText.Line] = []
    var start = 0
    var chance = 0
    for index in pieces.indices {
      let piece = pieces[index]
      switch piece.kind {
      case .lineBreak:
        lines.append(line(start..<index, endingParagraphWithin: limit))
        start = index + 1
        chance = start
      case .lineBreakContinued:
        start = index + 1
        chance = start
      case .space:
        chance = index + 1
      case .letter, .digit, .hyphen, .ideograph, .closing, .opening:
        if piece.kind == .ideograph || piece.kind == .opening, index > start,
          pieces[index - 1].kind != .opening
        {
          chance = index
        }
        let end = pieces[index + 1].position
        if end - pieces[start].position > limit, chance > start {
          lines.append(line(start..<chance))
          start = chance
        }
        if end - pieces[start].position > limit, index > start {
          lines.append(line(start..<index))
          start = index
          chance = index
        }
        if mayBreak(after: index, from: start) { chance = index + 1 }
      }
    }
    pieces.removeLast()
    return lines
  }

  /// Whether the next line may begin after a character that is no space.
  private func mayBreak(after index: Int, from start: Int) -> Bool {
    switch (pieces[index].kind, pieces[index + 1].kind) {
    case (_, .closing): false
    case (.ideograph, _), (.closing, _): true
    case (.hyphen, .letter): index > start && pieces[index - 1].kind == .letter
    default: false
    }
  }

  /// The line of some characters. The spaces at its end count in its width where it ends a paragraph and has room for them
  /// (InterfaceBuilder.md#trailing-spaces).
  ///
  /// - Parameter limit: Of a line that ends a paragraph, the greatest width. Points.
  private func line(_ range: Range<Int>, endingParagraphWithin limit: Double? = nil) -> WrappedText.Line {
    var end = range.upperBound
    while end > range.lowerBound, pieces[end - 1].kind == .space { end -= 1 }
    let start = pieces[range.lowerBound].position
    let whole = pieces[range.upperBound].position - start
    let width = limit.map { whole <= $0 } ?? false ? whole : pieces[end].position - start
    var height = 0.0
    var baselineDistance = 0.0
    var ascender = 0.0
    guard !fonts.isEmpty else {
      return WrappedText.Line(range: 0..<0, width: 0, height: 0, baselineDistance: 0, ascender: 0)
    }
    for run in pieces[range.lowerBound].run...pieces[max(range.lowerBound, range.upperBound - 1)].run {
      height = max(height, fonts[run].lineHeight)
      baselineDistance = max(baselineDistance, fonts[run].baselineDistance)
      ascender = max(ascender, fonts[run].ascender)
    }
    return WrappedText.Line(
      range: pieces[range.lowerBound].offset..<pieces[end].offset,
      width: width, height: height, baselineDistance: baselineDistance, ascender: ascender)
  }
}
