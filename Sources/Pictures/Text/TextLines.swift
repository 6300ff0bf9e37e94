import SceneModel
import TextMetrics

/// The drawn lines of a text: broken, truncated, scaled.
struct TextLines {
  /// A line, from left to right.
  struct Line {
    let pieces: [Piece]
    /// Points.
    let width: Double
    /// The distance from the leading edge. Points.
    let indent: Double
    /// The distance from the top of the text to the baseline. Points.
    let baseline: Double
  }

  /// Characters of one font and one colour.
  struct Piece {
    var text: String
    var font: Font
    var color: DrawingColor
    /// Points.
    var width: Double
  }

  private(set) var lines: [Line] = []
  /// The height of all lines. Points.
  private(set) var height = 0.0

  /// The lines of a block that fit into a width and a height.
  init(_ block: TextBlock, width: Double, height limit: Double, _ measurer: TextMeasurer) {
    let runs = Self.fitting(block, width, measurer)
    let wrapped = measurer.wrap(
      runs.map(\.run), width: block.shownLines == 1 ? nil : width, indents: block.indents,
      avoidsOrphans: block.avoidsOrphans, breaksWords: block.breaksWords)
    let count = Self.shownCount(wrapped, block.shownLines, limit)
    let source = RunText(runs)
    var top = 0.0
    for (index, line) in wrapped.lines.prefix(count).enumerated() {
      let isCut = index == count - 1 && count < wrapped.lines.count
      // The last shown line also holds the next one's characters, as far as they fit.
      let end = isCut && block.truncation != .clip ? wrapped.lines[index + 1].range.upperBound : nil
      let pieces = source.pieces(line.range.lowerBound..<(end ?? line.range.upperBound), measurer)
      let cut = PieceCut(pieces, width: width, block.truncation, isForced: isCut, measurer)
      lines.append(
        Line(pieces: cut.pieces, width: cut.width, indent: line.indent, baseline: top + line.ascender))
      height = top + line.height
      top += line.baselineDistance
    }
  }

  /// The runs, scaled down where a single line may be so that it fits. Small letters are wider for their
  /// size, so that the scale is found in steps.
  private static func fitting(_ block: TextBlock, _ width: Double, _ measurer: TextMeasurer) -> [StyledRun] {
    guard block.leastScale < 1, block.shownLines == 1 else { return block.runs }
    var scale = 1.0
    var runs = block.runs
    for _ in 0..<8 {
      let natural = measurer.width(of: runs.map(\.run))
      guard natural > width, scale > block.leastScale else { break }
      scale = max(scale * width / natural, block.leastScale)
      for index in runs.indices {
        runs[index].run.font.pointSize = block.runs[index].run.font.pointSize * scale
      }
    }
    return runs
  }

  /// The number of shown lines: at most the limit, and at most as many as fit, but at least one.
  private static func shownCount(_ text: WrappedText, _ limit: Int, _ height: Double) -> Int {
    var count = 0
    var top = 0.0
    for line in text.lines {
      if limit > 0, count == limit { break }
      if count > 0, top + line.height > height + 1 { break }
      count += 1
      top += line.baselineDistance
    }
    return count
  }
}

/// The text of several runs, of which lines are ranges.
private struct RunText {
  /// The runs with the first byte of each in the whole text.
  private let runs: [(start: Int, run: StyledRun)]

  init(_ runs: [StyledRun]) {
    var start = 0
    self.runs = runs.map { run in
      defer { start += run.run.text.utf8.count }
      return (start, run)
    }
  }

  /// The characters of a range of bytes, a piece a run, without line breaks.
  func pieces(_ range: Range<Int>, _ measurer: TextMeasurer) -> [TextLines.Piece] {
    runs.compactMap { start, styled in
      let bytes = styled.run.text.utf8
      let lower = max(range.lowerBound - start, 0)
      let upper = min(range.upperBound - start, bytes.count)
      guard lower < upper else { return nil }
      let first = bytes.index(bytes.startIndex, offsetBy: lower)
      let last = bytes.index(first, offsetBy: upper - lower)
      let text = String(styled.run.text[first..<last]).map { $0.isNewline ? " " : $0 }
      let shown = String(text)
      return TextLines.Piece(
        text: shown, font: styled.run.font, color: styled.color,
        width: measurer.width(of: TextRun(text: shown, font: styled.run.font, kerning: styled.run.kerning)))
    }
  }
}

/// The pieces of a line, truncated to a width.
private struct PieceCut {
  private(set) var pieces: [TextLines.Piece]
  private(set) var width: Double

  /// The length by which a line may exceed its width before it is cut, since the width is rounded. Points.
  private static let slack = 1.0
  private static let ellipsis: Character = "…"

  init(
    _ pieces: [TextLines.Piece], width limit: Double, _ truncation: TextBlock.Truncation, isForced: Bool,
    _ measurer: TextMeasurer
  ) {
    self.pieces = pieces
    width = pieces.reduce(0) { $0 + $1.width }
    guard truncation != .clip, width > limit + Self.slack || isForced, let last = pieces.last else { return }
    let characters = pieces.map(\.text).joined()
    let dots = measurer.width(of: String(Self.ellipsis), font: last.font)
    let available = max(limit - dots, 0)
    let text: String
    switch truncation {
    case .tail, .clip:
      // A cut at the tail alone keeps the fonts of the pieces before it.
      self.pieces = Self.head(pieces, available, measurer)
      let piece = TextLines.Piece(
        text: String(Self.ellipsis), font: last.font, color: last.color, width: dots)
      self.pieces.append(piece)
      width = self.pieces.reduce(0) { $0 + $1.width }
      return
    case .head: text = String(Self.ellipsis) + Self.suffix(characters, available, last.font, measurer)
    case .middle:
      let start = Self.prefix(characters, available / 2, last.font, measurer)
      text = start + String(Self.ellipsis) + Self.suffix(characters, available / 2, last.font, measurer)
    }
    width = measurer.width(of: text, font: last.font)
    self.pieces = [TextLines.Piece(text: text, font: last.font, color: last.color, width: width)]
  }

  /// The pieces up to a width.
  private static func head(
    _ pieces: [TextLines.Piece], _ available: Double, _ measurer: TextMeasurer
  ) -> [TextLines.Piece] {
    var available = available
    var result: [TextLines.Piece] = []
    for var piece in pieces {
      guard piece.width > available else {
        result.append(piece)
        available -= piece.width
        continue
      }
      piece.text = prefix(piece.text, available, piece.font, measurer)
      while piece.text.last?.isWhitespace == true { piece.text.removeLast() }
      piece.width = measurer.width(of: piece.text, font: piece.font)
      result.append(piece)
      break
    }
    return result
  }

  /// The most characters at the start of a text that fit.
  private static func prefix(_ text: String, _ width: Double, _ font: Font, _ measurer: TextMeasurer)
    -> String
  {
    let characters = Array(text)
    return String(characters[..<count(of: characters, width, font, measurer)])
  }

  /// The most characters at the end of a text that fit.
  private static func suffix(_ text: String, _ width: Double, _ font: Font, _ measurer: TextMeasurer)
    -> String
  {
    let characters = Array(text.reversed())
    return String(characters[..<count(of: characters, width, font, measurer)].reversed())
  }

  /// The number of characters from the first on that fit.
  private static func count(
    of characters: [Character], _ available: Double, _ font: Font, _ measurer: TextMeasurer
  ) -> Int {
    var width = 0.0
    for (index, character) in characters.enumerated() {
      width += measurer.width(of: String(character), font: font)
      if width > available { return index }
    }
    return characters.count
  }
}
