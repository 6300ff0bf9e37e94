/// Rows of cells, printed in columns that line up.
struct TextTable {
  /// To which side of its column a cell keeps.
  enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// A table of columns, with or without a row of titles.
  init(_ columns: [(title: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    if columns.contains(where: { !$0.title.isEmpty }) { rows.append(columns.map(\.title)) }
  }

  /// Adds a row of as many cells as there are columns, each shown on one line.
  mutating func add(_ cells: [String]) { rows.append(cells.map(\.onOneLine)) }

  /// The lines, two spaces between columns, none at a line's end.
  var lines: [String] {
    var widths = [Int](repeating: 0, count: alignments.count)
    for row in rows {
      for (column, cell) in row.enumerated() where column < widths.count {
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where column < widths.count {
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        if column > 0 { line += "  " }
        line += alignments[column] == .left ? cell + gap : gap + cell
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
