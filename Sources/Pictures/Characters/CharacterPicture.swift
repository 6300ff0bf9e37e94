/// A picture as rows of characters.
package struct CharacterPicture: Hashable, Sendable {
  /// Characters of the same colours in one row.
  package struct Run: Hashable, Sendable {
    package internal(set) var text: String
    /// The colour of the characters; nil where none is set.
    package let foreground: DrawingColor?
    /// The colour behind them; nil where none is set.
    package let background: DrawingColor?
  }

  /// The rows from the top, each from left to right and as wide as the picture.
  package let rows: [[Run]]
  /// The number of further rows that are not drawn.
  package let hiddenRows: Int
  /// Whether any text is in visual order where that differs from its logical order.
  package let hasTurnedText: Bool

  init(_ grid: CharacterGrid, hiddenRows: Int, hasTurnedText: Bool) {
    self.hiddenRows = hiddenRows
    self.hasTurnedText = hasTurnedText
    rows = (0..<grid.rows).map { row in
      var runs: [Run] = []
      for cell in grid.row(row) { Self.add(cell, to: &runs) }
      return runs
    }
  }

  private static func add(_ cell: CharacterCell, to runs: inout [Run]) {
    let text: String
    let foreground: DrawingColor?
    switch cell.content {
    case .rightHalf: return
    case .character(let character): (text, foreground) = (String(character), cell.foreground)
    case .lines(let lines):
      text = String(lines.character)
      foreground = lines.isEmpty ? nil : lineColor
    }
    // A space has no colour of its own.
    if let last = runs.last, last.background == cell.background, text == " " || last.foreground == foreground
    {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, foreground: foreground, background: cell.background))
    }
  }

  /// The colour of lines, visible on light and on dark backgrounds.
  private static let lineColor = DrawingColor(0x8E8E93)
}
