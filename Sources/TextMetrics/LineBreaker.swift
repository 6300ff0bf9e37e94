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

  /// The width of the text's place in points; infinite: lines end at line breaks only.
  private let width: Double
  private let indents: LineIndents
  /// Whether lines are broken between any two characters.
  private let breaksWords: Bool
  private var pieces: [Piece] = []
  private var fonts: [Font] = []
  private var offset = 0
  private var position = 0.0
  private var endsWithReturn = false

  init(width: Double, indents: LineIndents, breaksWords: Bool) {
    self.width = width
    self.indents = indents
    self.breaksWords = breaksWords
  }

  /// Measures the characters of the next run.
  mutating func add(_ run: TextRun, advances: GlyphAdvances) {
    var pen = Pen(advances: advances, text: run.text, kerning: run.kerning)
    let index = fonts.count
    let origin = position
    fonts.append(run.font)
    // One more ends the last line.
    pieces.reserveCapacity(pieces.count + run.text.utf8.count + 1)
    for scalar in run.text.unicodeScalars {
      let slot = GlyphSlot(scalar)
      let kind = kind(of: scalar, slot: slot)
      pieces.append(Piece(offset: offset, position: origin + pen.position, kind: kind, run: index))
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
    case "\u{2028}":
      endsWithReturn = false
      return .lineSeparator
    case "\n", "\r", "\u{2029}":
      endsWithReturn = scalar == "\r"
      return .lineBreak
    default:
      endsWithReturn = false
    }
    switch slot {
    case .space: return scalar == "\u{A0}" || scalar == "\u{202F}" ? .letter : .space
    case .ideograph, .kana, .hangul: return Kind(ideograph: scalar)
    default: break
    }
    switch scalar {
    case "0"..."9": return .digit
    case "-", "\u{2010}", "\u{2013}", "\u{2014}": return .hyphen
    case "!", "?", ")", "]", "}", ",", ".", ":", ";", "/": return .mark
    default: return .letter
    }
  }

  /// The end of a line.
  private enum End {
    case wrapped, line, paragraph
  }

  /// The pieces of a line.
  private struct Span {
    var pieces: Range<Int>
    /// Whether the line is its paragraph's first.
    let startsParagraph: Bool
    let end: End
  }

  /// The lines of all characters, none wider than its place unless a single character is.
  ///
  /// - Parameter avoidsOrphans: Whether a paragraph of two lines ends with more than one word where it can.
  /// - Complexity: O(*n*) in the number of characters.
  mutating func lines(avoidsOrphans: Bool) -> [WrappedText.Line] {
    pieces.append(Piece(offset: offset, position: position, kind: .lineBreak, run: max(0, fonts.count - 1)))
    var spans = spans()
    if avoidsOrphans { pushOut(&spans) }
    let lines = spans.map { line($0) }
    pieces.removeLast()
    return lines
  }

  /// The greatest width of a line, with the slack that breaking has. Points.
  private func limit(ofFirst isFirst: Bool) -> Double {
    indents.length(ofFirst: isFirst, in: width) + TextMeasurer.slack
  }

  /// Breaks lines greedily.
  private func spans() -> [Span] {
    var spans: [Span] = []
    var start = 0
    let (first, others) = (limit(ofFirst: true), limit(ofFirst: false))
    var limit = first
    func add(_ pieces: Range<Int>, _ end: End) {
      let isFirst = spans.last.map { $0.end == .paragraph } ?? true
      spans.append(Span(pieces: pieces, startsParagraph: isFirst, end: end))
      limit = end == .paragraph ? first : others
    }
    for index in pieces.indices {
      switch pieces[index].kind {
      case .lineBreak, .lineSeparator:
        add(start..<index, pieces[index].kind == .lineBreak ? .paragraph : .line)
        start = index + 1
      case .lineBreakContinued: start = index + 1
      case .space: break
      case .letter, .digit, .hyphen, .mark, .ideograph, .closing, .opening:
        let position = pieces[index + 1].position
        if position - pieces[start].position > limit, let chance = lastBreak(in: start..<index + 1) {
          add(start..<chance, .wrapped)
          start = chance
        }
        if position - pieces[start].position > limit, index > start {
          add(start..<index, .wrapped)
          start = index
        }
      }
    }
    return spans
  }

  /// Moves the last word of the first of two lines to the second, where one word would be alone there
  /// (InterfaceBuilder.md#orphans).
  private func pushOut(_ spans: inout [Span]) {
    for index in spans.indices.dropFirst() where spans[index].end != .wrapped {
      let (first, last) = (spans[index - 1], spans[index])
      guard first.end == .wrapped, index < 2 || spans[index - 2].end != .wrapped,
        lastBreak(in: last.pieces) == nil, let chance = lastBreak(in: first.pieces),
        pieces[last.pieces.upperBound].position - pieces[chance].position <= limit(ofFirst: false)
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
    if breaksWords { return true }
    switch (pieces[index - 1].kind, pieces[index].kind) {
    case (_, .closing), (_, .mark), (.opening, _): return false
    case (.space, _), (.ideograph, _), (.closing, _), (_, .ideograph), (_, .opening): return true
    case (.hyphen, .letter): return index - 1 > start && pieces[index - 2].kind == .letter
    default: return false
    }
  }

  /// The line of some characters. The spaces at its end count in its width as far as they fit
  /// (InterfaceBuilder.md#trailing-spaces).
  private func line(_ span: Span) -> WrappedText.Line {
    let range = span.pieces
    var end = range.upperBound
    while end > range.lowerBound, pieces[end - 1].kind == .space { end -= 1 }
    let start = pieces[range.lowerBound].position
    let whole = pieces[range.upperBound].position - start
    let words = pieces[end].position - start
    let width = min(whole, max(words, indents.length(ofFirst: span.startsParagraph, in: self.width)))
    var height = 0.0
    var baselineDistance = 0.0
    var ascender = 0.0
    guard !fonts.isEmpty else {
      return WrappedText.Line(
        range: 0..<0, startsParagraph: true, indent: 0, width: 0, height: 0, baselineDistance: 0, ascender: 0)
    }
    for run in pieces[range.lowerBound].run...pieces[max(range.lowerBound, range.upperBound - 1)].run {
      height = max(height, fonts[run].lineHeight)
      baselineDistance = max(baselineDistance, fonts[run].baselineDistance)
      ascender = max(ascender, fonts[run].ascender)
    }
    return WrappedText.Line(
      range: pieces[range.lowerBound].offset..<pieces[end].offset, startsParagraph: span.startsParagraph,
      indent: indents.start(ofFirst: span.startsParagraph), width: width, height: height,
      baselineDistance: baselineDistance, ascender: ascender)
  }
}
