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

  /// Adds a row of as many cells as there are columns.
  mutating func add(_ cells: [String]) { rows.append(cells) }

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

extension String {
  /// The text with spaces behind it up to a width in characters.
  func padded(to width: Int) -> String {
    let count = self.count
    return count < width ? self + String(repeating: " ", count: width - count) : self
  }

  /// The text with its control characters shown as spaces, cut to a number of characters.
  func shown(upTo limit: Int) -> String {
    var text = String(unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7f ? " " : Character($0) })
    if text.count > limit { text = String(text.prefix(limit - 1)) + "…" }
    return text
  }
}
