import SceneModel

/// Rows of cells, printed in columns that line up.
package struct TextTable {
  /// The content of a column.
  package enum Column {
    /// Text, to the left.
    case left
    /// Numbers, to the right.
    case right
    /// Names, to the left, which are shortened where the terminal is too narrow.
    case name
  }

  /// The least width of a column of names that is shortened.
  private static let leastColumns = 8

  private let columns: [Column]
  private let hasTitles: Bool
  private var rows: [(cells: [String], style: TerminalStyle?)] = []
  /// The column widths of the rows that were taken, for the rows that follow.
  private var takenWidths: [Int]?

  /// A table of columns, with or without a row of titles.
  package init(_ columns: [(title: String, column: Column)]) {
    self.columns = columns.map(\.column)
    hasTitles = columns.contains { !$0.title.isEmpty }
    if hasTitles { rows.append((columns.map(\.title.onOneLine), .heading)) }
  }

  /// Adds a row of as many cells as there are columns, each shown on one line.
  package mutating func add(_ cells: [String], as style: TerminalStyle? = nil) {
    rows.append((cells.map(\.onOneLine), style))
  }

  /// The lines, with two spaces between columns and none at a line's end.
  package var lines: [String] { lines(indent: 0) }

  /// The lines, each after a number of spaces, in the columns of the terminal where there is one.
  package func lines(indent: Int) -> [String] {
    lines(indent: indent, widths(in: Terminal.current.columns.map { $0 - indent }))
  }

  /// Removes the rows and gives them as lines. Later rows use the same column widths; a cell that is wider
  /// than its column moves the cells after it.
  package mutating func takeLines() -> [String] {
    let widths = takenWidths ?? widths(in: Terminal.current.columns)
    takenWidths = widths
    defer { rows.removeAll(keepingCapacity: true) }
    return lines(indent: 0, widths)
  }

  private func lines(indent: Int, _ widths: [Int]) -> [String] {
    rows.map { cells, style in
      var bytes: [UInt8] = []
      // The spaces before the next text: none are written at a line's end.
      var gap = indent
      for (column, cell) in cells.enumerated() where column < widths.count {
        let text = columns[column] == .name ? cell.shortened(to: widths[column]) : cell
        let rest = max(widths[column] - text.columns, 0)
        if column > 0 { gap += 2 }
        if columns[column] == .right { gap += rest }
        if !text.isEmpty {
          bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: gap))
          bytes.append(contentsOf: text.utf8)
          gap = 0
        }
        if columns[column] != .right { gap += rest }
      }
      var line = String(decoding: bytes, as: UTF8.self)
      while line.utf8.last == UInt8(ascii: " "), line.last == " " { line.removeLast() }
      return style.map(line.styled) ?? line
    }
  }

  /// The widths of the columns, each of its widest cell; those of the widest names are reduced where the line
  /// would not fit.
  private func widths(in limit: Int?) -> [Int] {
    var widths = [Int](repeating: 0, count: columns.count)
    for row in rows {
      for (column, cell) in row.cells.enumerated() where column < widths.count {
        widths[column] = max(widths[column], cell.columns)
      }
    }
    guard let limit else { return widths }
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - limit
    let names = widths.indices.filter { columns[$0] == .name }
    while excess > 0, let widest = names.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.leastColumns
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
