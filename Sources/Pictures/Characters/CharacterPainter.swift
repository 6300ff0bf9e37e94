import SceneModel
import TextMetrics

/// Draws drawings as rows of characters: edges of views as lines, texts as text, controls as signs in the
/// style of terminals.
package struct CharacterPainter {
  /// The state that applies to the steps of a group.
  struct Group {
    /// The object that the group draws; nil where it draws none.
    var object: OpenObject?
    /// Whether no step of it is drawn: a sign stands for it, or it is invisible.
    var isSkipped = false
    /// The opacity of the group, 0 to 1.
    var opacity = 1.0
    var offset = DrawingPoint(0, 0)
    var scale = 1.0
    /// The visible cells of the picture.
    var clip: CellRect
  }

  /// An object that is being drawn.
  struct OpenObject {
    let form: CharacterForm
    let rect: CellRect
    /// Whether its edges are still to be drawn, before its next step.
    var isUnframed: Bool
    /// Whether its content has a background.
    var isFilled = false
    /// The row of its last text.
    var textRow: Int?
    /// The fills of a control that has a form of its own, in the points of the picture.
    var fills: [(rect: Rect, color: DrawingColor)] = []
  }

  private var grid: CharacterGrid
  private let scale: CharacterScale
  private let isVisualOrder: Bool
  private var hasTurnedText = false
  /// Where the last text ends in the picture, and the column and the row after it.
  private var lastEnd: (point: DrawingPoint, column: Int, row: Int)?
  private var groups: [Group]

  /// The picture of a drawing.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - isVisualOrder: Whether characters that are read from right to left are put into visual order, for a
  ///     terminal that does not reorder them.
  package static func picture(of drawing: Drawing, columns: Int, isVisualOrder: Bool = false)
    -> CharacterPicture
  {
    var painter = CharacterPainter(CharacterScale(drawing.size, columns: columns), isVisualOrder)
    for command in drawing.commands { painter.paint(command) }
    return CharacterPicture(
      painter.grid, hiddenRows: painter.scale.hiddenRows, hasTurnedText: painter.hasTurnedText)
  }

  private init(_ scale: CharacterScale, _ isVisualOrder: Bool) {
    self.scale = scale
    self.isVisualOrder = isVisualOrder
    grid = CharacterGrid(columns: scale.columns, rows: scale.rows)
    groups = [Group(clip: grid.whole)]
  }

  /// The group that is being drawn.
  private var group: Group { groups[groups.count - 1] }

  /// The nearest object that is being drawn.
  private var objectIndex: Int? { groups.lastIndex { $0.object != nil } }

  private mutating func paint(_ command: DrawingCommand) {
    switch command {
    case .begin(let beginning): begin(beginning)
    case .end: end()
    case .fill(let path, let color): if !group.isSkipped { fill(whole(path.bounds), color) }
    case .stroke(let path, _, let line): if !group.isSkipped { stroke(path, isSolid: line.dash == 0) }
    case .text(let text): if !group.isSkipped { self.text(text) }
    // The sign of the image's group is drawn instead.
    case .image: break
    }
  }

  // Groups

  private mutating func begin(_ beginning: DrawingGroup) {
    if beginning.object != nil {
      frame()
      lastEnd = nil
    }
    var next = group
    next.object = nil
    next.opacity *= beginning.opacity
    next.isSkipped = next.isSkipped || next.opacity < 0.02
    next.offset = place(beginning.offset)
    next.scale *= beginning.scale
    groups.append(next)
    if let clip = beginning.clip {
      groups[groups.count - 1].clip = next.clip.intersection(cells(clip.bounds))
    }
    guard !next.isSkipped else { return }
    if let sign = beginning.sign {
      draw(sign)
      groups[groups.count - 1].isSkipped = true
    } else if let object = beginning.object {
      let form = ControlLook.byElement[object.element]?.form ?? .box
      groups[groups.count - 1].object = OpenObject(
        form: form, rect: cells(object.rect), isUnframed: form.hasEdges)
    }
  }

  private mutating func end() {
    guard groups.count > 1 else { return }
    frame()
    let last = groups.removeLast()
    guard !last.isSkipped, let object = last.object else { return }
    lastEnd = nil
    ControlForms(object, last.clip, scale).draw(into: &grid)
  }

  /// Draws the edges of the current object, unless they are drawn already.
  private mutating func frame() {
    guard let index = objectIndex, let object = groups[index].object, object.isUnframed else { return }
    groups[index].object?.isUnframed = false
    // An object without a background has edges only where there are cells inside them.
    guard object.isFilled || object.rect.hasInside else { return }
    grid.outline(object.rect, isSolid: object.isFilled, in: groups[index].clip)
  }

  // Places

  private func place(_ point: DrawingPoint) -> DrawingPoint {
    DrawingPoint(group.offset.x + group.scale * point.x, group.offset.y + group.scale * point.y)
  }

  /// A rectangle of the group in the points of the picture.
  private func whole(_ rect: Rect) -> Rect {
    let corner = place(DrawingPoint(rect.x, rect.y))
    return Rect(
      x: corner.x, y: corner.y, width: max(rect.width, 0) * group.scale,
      height: max(rect.height, 0) * group.scale)
  }

  private func cells(_ rect: Rect) -> CellRect { scale.cells(whole(rect)) }

  // Shapes

  private mutating func fill(_ rect: Rect, _ color: DrawingColor) {
    let cells = scale.cells(rect)
    let shown = color.faded(to: group.opacity)
    if let index = objectIndex, let object = groups[index].object {
      if object.form.keepsFills {
        groups[index].object?.fills.append((rect, shown))
        return
      }
      if object.isUnframed, cells == object.rect {
        groups[index].object?.isFilled = true
      } else {
        frame()
      }
      if object.form == .wheels, rect.height < scale.height {
        return grid.line(from: cells.left, to: cells.right, row: cells.top, isSolid: true, in: group.clip)
      }
    }
    // A fill much smaller than a cell does not colour it.
    guard rect.width * 2 >= scale.width, rect.height * 2 >= scale.height else { return }
    grid.fill(cells, shown, in: group.clip)
  }

  private mutating func stroke(_ path: DrawingPath, isSolid: Bool) {
    if let index = objectIndex, let object = groups[index].object, !object.form.drawsLines { return }
    frame()
    let rect = cells(path.bounds)
    if case .lines(let points, _) = path {
      guard points.count == 2 else { return }
      if rect.top == rect.bottom, rect.right > rect.left {
        grid.line(from: rect.left, to: rect.right, row: rect.top, isSolid: isSolid, in: group.clip)
      } else if rect.left == rect.right, rect.bottom > rect.top {
        grid.line(column: rect.left, from: rect.top, to: rect.bottom, isSolid: isSolid, in: group.clip)
      }
    } else if rect.hasInside {
      grid.outline(rect, isSolid: isSolid, in: group.clip)
    }
  }

  // Characters

  private mutating func draw(_ sign: DrawnSign) {
    let rect = cells(sign.rect)
    let color = sign.color?.faded(to: group.opacity)
    switch sign.kind {
    case .symbol:
      frame()
      grid.put(SymbolCharacter.named(sign.name), rect.middleColumn, rect.middleRow, color, in: group.clip)
    case .image:
      frame()
      grid.cover(rect, color ?? .gray, in: group.clip)
      let width = rect.right - rect.left - 2
      guard width >= Self.leastNameColumns, rect.bottom > rect.top else { return }
      let name = " " + sign.name.shown(upTo: width - 2) + " "
      write(
        Array(name), at: rect.left + (rect.right - rect.left - name.columns) / 2, row: rect.middleRow,
        color ?? .gray)
    }
  }

  /// The least number of columns for the name of an image; a shorter name is left out.
  private static let leastNameColumns = 5

  private mutating func text(_ text: DrawnText) {
    frame()
    let origin = place(text.origin)
    let start = scale.column(origin.x)
    let end = scale.column(origin.x + text.width * group.scale)
    let object = objectIndex.flatMap { groups[$0].object }
    var line = text.text.onOneLine
    var allowed = object?.textColumns ?? 0...(grid.columns - 1)
    // A text that scrolls out of its view or lies beside it is not limited by the view's columns.
    if start > allowed.upperBound || end < allowed.lowerBound { allowed = start...max(start, end) }
    line = line.shortened(to: max(allowed.count, end - start))
    let columns = line.columns
    var column = scale.column(
      of: columns, from: origin.x, to: origin.x + text.width * group.scale, text.alignment)
    column = max(min(column, allowed.upperBound - columns + 1), allowed.lowerBound)
    let middle = origin.y - text.font.pointSize * group.scale * 0.35
    var row = freeRow(scale.row(middle), column, columns, object)
    // A text that continues a line in another font follows it directly.
    if let last = lastEnd, abs(last.point.x - origin.x) < 0.5, abs(last.point.y - origin.y) < 0.5 {
      (column, row) = (last.column, last.row)
    }
    lastEnd = (
      DrawingPoint(origin.x + text.width * group.scale, origin.y), column: column + columns, row: row
    )
    if let index = objectIndex { groups[index].object?.textRow = row }
    var characters = Array(line)
    if isVisualOrder, let turned = VisualOrder.characters(characters) {
      characters = turned
      hasTurnedText = true
    }
    write(characters, at: column, row: row, text.color.faded(to: group.opacity))
  }

  /// The row of a text; where another text occupies it, a free row next to it in its object.
  private func freeRow(_ row: Int, _ column: Int, _ columns: Int, _ object: OpenObject?) -> Int {
    guard let object else { return row }
    func isFree(_ row: Int) -> Bool {
      guard row >= 0, row < grid.rows else { return true }
      return (column..<column + max(columns, 1)).allSatisfy {
        $0 < 0 || $0 >= grid.columns || !grid[$0, row].isTaken
      }
    }
    let rows = [row, row + 1, row - 1].filter { $0 >= object.rect.top && $0 <= object.rect.bottom }
    return rows.first(where: isFree) ?? row
  }

  private mutating func write(_ characters: [Character], at column: Int, row: Int, _ color: DrawingColor) {
    var column = column
    for character in characters {
      grid.put(character, column, row, color, in: group.clip)
      column += character.columns
    }
  }
}

extension CharacterPainter.OpenObject {
  /// The columns that its texts may use.
  fileprivate var textColumns: ClosedRange<Int> {
    let isInside = form.hasEdges ? rect.hasInside : form == .button && rect.right - rect.left > 2
    return isInside
      ? rect.left + 1...max(rect.left + 1, rect.right - 1) : rect.left...max(rect.left, rect.right)
  }
}
