import SceneModel
import TextMetrics

/// Several pictures on one sheet (Looks.md#sheets).
package struct PictureSheet {
  /// A picture and what is written above it.
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

  /// A sheet of cells, row by row.
  ///
  /// - Parameter columns: How many stand side by side; 1 at least.
  package init(_ cells: [Cell], columns: Int) {
    self.cells = cells
    self.columns = max(columns, 1)
  }

  /// The longest side of a picture on a sheet, to which larger ones are scaled. Points.
  private static let side = 320.0
  private static let gap = 16.0
  private static let captionHeight = 18.0
  private static let paper = DrawingColor(0xE5E5EA)
  private static let ink = DrawingColor(0x3C3C43)

  /// The sheet as one picture.
  package func drawing(title: String) -> Drawing {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(text: nil))
    let sizes = cells.map(scaledSize)
    let rows = stride(from: 0, to: cells.count, by: columns).map { $0..<min($0 + columns, cells.count) }
    let widths = (0..<columns).map { column in
      stride(from: column, to: cells.count, by: columns).map { sizes[$0].width }.max() ?? 0
    }
    let heights = rows.map { row in (row.map { sizes[$0].height }.max() ?? 0) + Self.captionHeight }
    let size = Size(
      widths.reduce(Self.gap) { $0 + $1 + Self.gap }, heights.reduce(Self.gap) { $0 + $1 + Self.gap })
    var list = DrawingList()
    list.fill(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), Self.paper)
    var y = Self.gap
    for (row, height) in zip(rows, heights) {
      var x = Self.gap
      for (index, width) in zip(row, widths) {
        draw(index, sizes[index], at: DrawingPoint(x, y), width: width, measurer, &list)
        x += width + Self.gap
      }
      y += height + Self.gap
    }
    return Drawing(size: size, title: title, commands: list.commands)
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
    _ index: Int, _ size: Size, at corner: DrawingPoint, width: Double, _ measurer: TextMeasurer,
    _ list: inout DrawingList
  ) {
    let cell = cells[index]
    let block = TextBlock(cell.caption, .system(ofSize: 11, weight: .medium), Self.ink)
    block.draw(
      in: Rect(x: corner.x, y: corner.y, width: width, height: Self.captionHeight - 2), measurer, into: &list)
    var group = DrawingGroup()
    group.offset = DrawingPoint(corner.x, corner.y + Self.captionHeight)
    group.scale = scale(of: cell)
    group.clip = .rect(
      Rect(x: 0, y: 0, width: cell.drawing.size.width, height: cell.drawing.size.height))
    list.begin(group)
    list.append(cell.drawing.commands)
    list.end()
  }
}
