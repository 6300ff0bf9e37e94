/// One cell of a picture of characters: its content and colours.
struct CharacterCell: Hashable, Sendable {
  /// The content of a cell: lines, a character, or the right half of the wide character before it.
  enum Content: Hashable, Sendable {
    case lines(CellLines)
    case character(Character)
    case rightHalf
  }

  var content = Content.lines([])
  /// The colour of the content; nil where none is set.
  var foreground: DrawingColor?
  /// The colour behind the content; nil where none is set.
  var background: DrawingColor?

  /// The character that fills the area of an image.
  static let shade: Character = "▒"

  /// Whether the cell holds a text or a sign.
  var isTaken: Bool {
    switch content {
    case .lines, .character(Self.shade): false
    case .character, .rightHalf: true
    }
  }
}

/// The lines that meet in the middle of a cell.
struct CellLines: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let up = CellLines(rawValue: 1)
  static let down = CellLines(rawValue: 2)
  static let left = CellLines(rawValue: 4)
  static let right = CellLines(rawValue: 8)
  /// Whether any of them is more than the edge of an invisible object.
  static let isSolid = CellLines(rawValue: 16)

  /// The character that shows them.
  var character: Character {
    let isSolid = contains(.isSolid)
    switch intersection([.up, .down, .left, .right]) {
    case []: return " "
    case [.left], [.right], [.left, .right]: return isSolid ? "─" : "╌"
    case [.up], [.down], [.up, .down]: return isSolid ? "│" : "╎"
    case [.down, .right]: return "┌"
    case [.down, .left]: return "┐"
    case [.up, .right]: return "└"
    case [.up, .left]: return "┘"
    case [.up, .down, .right]: return "├"
    case [.up, .down, .left]: return "┤"
    case [.down, .left, .right]: return "┬"
    case [.up, .left, .right]: return "┴"
    default: return "┼"
    }
  }
}

/// A rectangle of cells, each edge included.
struct CellRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var middleColumn: Int { left + (right - left) / 2 }
  var middleRow: Int { top + (bottom - top) / 2 }

  /// Whether there are cells between its edges in both directions.
  var hasInside: Bool { right - left > 1 && bottom - top > 1 }

  /// The intersection of both; it may be empty.
  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(column: Int, row: Int) -> Bool {
    column >= left && column <= right && row >= top && row <= bottom
  }
}
