/// Breaks a row of measured characters into lines.
struct LineBreaker {
  /// A character with its position and its kind.
  struct Piece {
    /// The UTF-8 offset of the character.
    let offset: Int
    /// The distance of the pen before the character from the start of the text, in points.
    let position: Double
    let kind: Kind
    /// The index of the run in ``runs``.
    let run: Int
  }

  /// The effect of a character on line breaking.
  enum Kind {
    case letter, digit, space, ideograph
    /// Punctuation that does not begin a line, even after a space (Unicode line breaking, UAX #14, LB13).
    case mark
    /// A dash: a word may be broken between it and a letter (Unicode line breaking, UAX #14).
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
    var pen = Pen(advances: advances, text: text)
    let run = fonts.count
    let origin = position
    fonts.append(font)
    pieces.reserveCapacity(pieces.count + text.utf8.count)
    for scalar in text.unicodeScalars {
      let slot = GlyphSlot(scalar)
      let kind = kind(of: scalar, slot: slot)
      pieces.append(Piece(offset: offset, position: origin + pen.position, kind: kind, run: run))
      offset += UTF8.width(scalar)
      pen.add(scalar, slot)
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
    case "!", "?", ")", "]", "}", ",", ".", ":", ";", "/": return .mark
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

  /// The pieces of a line.
  private struct Span {
    var pieces: Range<Int>
    /// Whether the line is its paragraph's last.
    let endsParagraph: Bool
  }

  /// The lines of all characters, none wider than a limit in points unless a single character is.
  ///
  /// - Parameter avoidsOrphans: Whether a paragraph of two lines ends with more than one word where it can.
  /// - Complexity: O(*n*) in the number of characters.
  mutating func lines(limit: Double, avoidsOrphans: Bool) -> [WrappedText.Line] {
    pieces.append(Piece(offset: offset, position: position, kind: .lineBreak, run: max(0, fonts.count - 1)))
    var spans = spans(limit: limit)
    if avoidsOrphans { pushOut(&spans, limit: limit) }
    let lines = spans.map { line($0.pieces, within: limit) }
    pieces.removeLast()
    return lines
  }

  /// Breaks lines greedily.
  private func spans(limit: Double) -> [Span] {
    var spans: [Span] = []
    var start = 0
    var chance = 0
    for index in pieces.indices {
      switch pieces[index].kind {
      case .lineBreak:
        spans.append(Span(pieces: start..<index, endsParagraph: true))
        start = index + 1
        chance = start
      case .lineBreakContinued:
        start = index + 1
        chance = start
      case .space: break
      case .letter, .digit, .hyphen, .mark, .ideograph, .closing, .opening:
        if mayBreak(before: index, from: start) { chance = index }
        let end = pieces[index + 1].position
        if end - pieces[start].position > limit, chance > start {
          spans.append(Span(pieces: start..<chance, endsParagraph: false))
          start = chance
        }
        if end - pieces[start].position > limit, index > start {
          spans.append(Span(pieces: start..<index, endsParagraph: false))
          start = index
          chance = index
        }
      }
    }
    return spans
  }

  /// Moves the last word of a paragraph's first line to its second and last, where one word would be alone
  /// there (InterfaceBuilder.md#orphans).
  private func pushOut(_ spans: inout [Span], limit: Double) {
    for index in spans.indices.dropFirst() where spans[index].endsParagraph {
      let (first, last) = (spans[index - 1], spans[index])
      guard !first.endsParagraph, index < 2 || spans[index - 2].endsParagraph,
        lastBreak(in: last.pieces) == nil, let chance = lastBreak(in: first.pieces),
        pieces[last.pieces.upperBound].position - pieces[chance].position <= limit
      else { continue }
      spans[index - 1].pieces = first.pieces.lowerBound..<chance
      spans[index].pieces = chance..<last.pieces.upperBound
    }
  }

  /// The last index inside a line at which it may be broken.
  private func lastBreak(in span: Range<Int>) -> Int? {
    span.dropFirst().last { pieces[$0].kind != .space && mayBreak(before: $0, from: span.lowerBound) }
  }

  /// Whether the next line may begin with a character other than a space.
  private func mayBreak(before index: Int, from start: Int) -> Bool {
    guard index > start else { return false }
    switch (pieces[index - 1].kind, pieces[index].kind) {
    case (_, .closing), (_, .mark), (.opening, _): return false
    case (.space, _), (.ideograph, _), (.closing, _), (_, .ideograph), (_, .opening): return true
    case (.hyphen, .letter): return index - 1 > start && pieces[index - 2].kind == .letter
    default: return false
    }
  }

  /// The line of some characters. The spaces at its end count in its width as far as they fit
  /// (InterfaceBuilder.md#trailing-spaces).
  ///
  /// - Parameter limit: The greatest width. Points.
  private func line(_ range: Range<Int>, within limit: Double) -> WrappedText.Line {
    var end = range.upperBound
    while end > range.lowerBound, pieces[end - 1].kind == .space { end -= 1 }
    let start = pieces[range.lowerBound].position
    let whole = pieces[range.upperBound].position - start
    let words = pieces[end].position - start
    let width = min(whole, max(words, limit - TextMeasurer.slack))
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
