import SceneModel
import TextMetrics

/// Several pictures on one sheet (Looks.md#sheets).
package struct PictureSheet {
  /// A picture with its caption above it.
  package struct Cell {
    package let caption: String
    package let drawing: Drawing

    package init(caption: String, drawing: Drawing) {
      self.caption = caption
      self.drawing = drawing
    }
  }

  private let cells: [Cell]
  private let columns: Int
  private let columnLabels: [String]
  private let rowLabels: [[String]]
  private let measurer = TextMeasurer(toolsVersion: ToolsVersion(text: nil))

  /// A sheet of cells, row by row.
  ///
  /// - Parameters:
  ///   - columns: The number of cells side by side; at least 1.
  ///   - columnLabels: The labels above the columns; empty without labels.
  ///   - rowLabels: The lines of the labels before the rows; empty without labels.
  package init(_ cells: [Cell], columns: Int, columnLabels: [String] = [], rowLabels: [[String]] = []) {
    self.cells = cells
    self.columns = max(columns, 1)
    self.columnLabels = columnLabels
    self.rowLabels = rowLabels
  }

  /// The greatest number of pictures on a sheet.
  package static let mostPictures = 256

  /// The longest side of a picture on a sheet, to which larger ones are scaled. Points.
  private static let side = 320.0
  private static let gap = 16.0
  private static let captionHeight = 18.0
  /// The greatest width of row labels. Points.
  private static let mostLabelWidth = 160.0
  private static let paper = DrawingColor(0xE5E5EA)
  private static let ink = DrawingColor(0x3C3C43)

  private static func font(isLabel: Bool) -> Font {
    .system(ofSize: isLabel ? 13 : 11, weight: isLabel ? .semibold : .medium)
  }

  /// The sheet as one picture.
  package func drawing(title: String) -> Drawing {
    let sizes = cells.map(scaledSize)
    let rows = stride(from: 0, to: cells.count, by: columns).map { $0..<min($0 + columns, cells.count) }
    let widths = (0..<columns).map { column in
      stride(from: column, to: cells.count, by: columns).map { sizes[$0].width }.max() ?? 0
    }
    let captionHeight = cells.contains { !$0.caption.isEmpty } ? Self.captionHeight : 0
    let heights = rows.map { row in (row.map { sizes[$0].height }.max() ?? 0) + captionHeight }
    let left = Self.gap + (rowLabelWidth > 0 ? rowLabelWidth + Self.gap : 0)
    let top = Self.gap + (columnLabels.isEmpty ? 0 : 2 * Self.captionHeight + 4)
    let size = Size(widths.reduce(left) { $0 + $1 + Self.gap }, heights.reduce(top) { $0 + $1 + Self.gap })
    var list = DrawingList()
    list.fill(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), Self.paper)
    var y = top
    for (index, height) in heights.enumerated() {
      if rowLabels.indices.contains(index) {
        drawRowLabel(
          rowLabels[index], in: Rect(x: Self.gap, y: y, width: rowLabelWidth, height: height), &list)
      }
      var x = left
      for (cell, width) in zip(rows[index], widths) {
        if index == 0, columnLabels.indices.contains(cell) {
          let place = Rect(x: x, y: Self.gap, width: width, height: 2 * Self.captionHeight)
          line(columnLabels[cell], isLabel: true, in: place, &list)
        }
        draw(cell, at: DrawingPoint(x, y), width: width, captionHeight: captionHeight, &list)
        x += width + Self.gap
      }
      y += height + Self.gap
    }
    let details = cells.count == 1 ? "1 picture" : "\(cells.count) pictures"
    return Drawing(size: size, title: title, details: details, commands: list.commands)
  }

  /// The width of the row labels. Points.
  private var rowLabelWidth: Double {
    let widths = rowLabels.joined().map { measurer.width(of: $0, font: Self.font(isLabel: true)) + 1 }
    return min(widths.max() ?? 0, Self.mostLabelWidth)
  }

  private func drawRowLabel(_ label: [String], in rect: Rect, _ list: inout DrawingList) {
    var y = rect.center.y - Double(label.count) * Self.captionHeight / 2
    for word in label {
      line(
        word, isLabel: true, in: Rect(x: rect.x, y: y, width: rect.width, height: Self.captionHeight), &list)
      y += Self.captionHeight
    }
  }

  private func line(_ text: String, isLabel: Bool, in rect: Rect, _ list: inout DrawingList) {
    var block = TextBlock(text, Self.font(isLabel: isLabel), Self.ink)
    block.shownLines = 2
    block.vertical = .bottom
    block.draw(in: rect, measurer, into: &list)
  }

  private func scale(of cell: Cell) -> Double {
    let longest = max(cell.drawing.size.width, cell.drawing.size.height)
    return longest > Self.side ? Self.side / longest : 1
  }

  private func scaledSize(of cell: Cell) -> Size {
    let scale = scale(of: cell)
    return Size(cell.drawing.size.width * scale, cell.drawing.size.height * scale)
  }

  private func draw(
    _ index: Int, at corner: DrawingPoint, width: Double, captionHeight: Double, _ list: inout DrawingList
  ) {
    let cell = cells[index]
    if captionHeight > 0 {
      line(
        cell.caption, isLabel: false,
        in: Rect(x: corner.x, y: corner.y, width: width, height: captionHeight - 2), &list)
    }
    list.picture(
      cell.drawing, at: DrawingPoint(corner.x, corner.y + captionHeight), scale: scale(of: cell))
  }
}
