import SceneModel

/// Rows of characters that boxes are drawn on.
struct CharacterCanvas {
  private var rows: [[Character]]

  init(size: Size) {
    rows = Array(repeating: Array(repeating: " ", count: Int(size.width)), count: Int(size.height))
  }

  /// The rows, a line each.
  var text: String { rows.map { String($0) + "\n" }.joined() }

  /// Draws the edges of a pane with its title in the upper one.
  mutating func drawBox(_ frame: Rect, title: String) {
    let (left, top) = (Int(frame.x.rounded()), Int(frame.y.rounded()))
    let (right, bottom) = (Int(frame.maxX.rounded()) - 1, Int(frame.maxY.rounded()) - 1)
    guard right > left, bottom > top else { return }
    for column in left...right {
      put("─", column, top)
      put("─", column, bottom)
    }
    for row in top...bottom {
      put("│", left, row)
      put("│", right, row)
    }
    for (corner, column, row) in [
      ("┌", left, top), ("┐", right, top), ("└", left, bottom), ("┘", right, bottom),
    ] {
      put(Character(corner), column, row)
    }
    write(" \(title) ", from: left + 1, to: right, row: top)
  }

  /// Writes a text into a pane of one line.
  mutating func drawLine(_ frame: Rect, text: String) {
    write(text, from: Int(frame.x.rounded()), to: Int(frame.maxX.rounded()), row: Int(frame.y.rounded()))
  }

  private mutating func write(_ text: String, from start: Int, to end: Int, row: Int) {
    for (column, character) in zip(start..<max(start, end), text) { put(character, column, row) }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = character
  }
}
