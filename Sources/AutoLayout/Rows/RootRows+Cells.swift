import ConstraintSolver
import Resolver
import SceneModel

/// Table view cells: on a canvas those whose saved frames are stale, in a running app all. The table's width
/// and the row height count.
extension RootRows {
  /// Adds a cell as its table draws it (InterfaceBuilder.md#stale-cells). False where its saved frame holds.
  mutating func addCell(_ index: Int) -> Bool {
    guard tree.isRow(index) else { return false }
    let parent = tree.views[index].parent
    if !environment.isDesign {
      addTableRow(index)
      return true
    }
    guard tree.views[index].hasStaleFrame else { return false }
    let table = box(parent)
    let box = box(index)
    let origin = RowOrigin.cell(view: index)
    system.addEquality(box.left, table.left, from: origin)
    system.addEquality(box.top, table.top + tree.savedFrame(of: index).y, from: origin)
    system.addEquality(Expression(box.width), Expression(table.width), from: origin)
    system.addEquality(Expression(box.height), Expression(rowHeight(of: index)), from: origin)
    return true
  }

  /// Adds a cell's content view by what the cell leaves it. False where its saved frame holds.
  mutating func addCellContent(_ index: Int) -> Bool {
    let cell = tree.views[index].parent
    guard tree.views[index].kind == .tableViewCellContentView, tree.views[cell].kind == .tableViewCell else {
      return false
    }
    if !environment.isDesign, tree.views[cell].parent >= 0 || tree.savedFrame(of: index).height > 0 {
      addTableRowContent(index)
      return true
    }
    guard tree.views[index].hasStaleFrame else { return addContentBesideAccessory(index) }
    let outer = box(cell)
    let box = box(index)
    let origin = RowOrigin.cellContent(view: index)
    let inset = contentInset(of: cell)
    let start = start(of: cell, in: cell) + leadingInset(inset, of: cell)
    system.addEquality(self.start(of: index, in: cell), start, from: origin)
    system.addEquality(box.top, outer.top, from: origin)
    system.addEquality(
      Expression(box.width), Expression(outer.width) - accessoryWidth(of: cell) - inset.left - inset.right,
      from: origin)
    system.addEquality(
      Expression(box.height), Expression(outer.height) - separatorHeight(of: cell), from: origin)
    return true
  }

  /// Adds the content view of a cell that is a file of its own beside an accessory that is drawn nearer to
  /// the edge than it was saved (InterfaceBuilder.md#cell-accessories). False where the saved frame holds.
  private mutating func addContentBesideAccessory(_ index: Int) -> Bool {
    let cell = tree.views[index].parent
    guard environment.hasNarrowCells, tree.views[cell].parent < 0, tree.hasAccessory(cell) else {
      return false
    }
    let outer = box(cell)
    let box = box(index)
    let saved = tree.savedFrame(of: index)
    let nearer = Margins.cellSide(width: tree.savedFrame(of: cell).width) - Margins.narrowCell
    let origin = RowOrigin.cellContent(view: index)
    system.addEquality(start(of: index, in: cell), start(of: cell, in: cell) + saved.x, from: origin)
    system.addEquality(box.top, outer.top + saved.y, from: origin)
    system.addEquality(Expression(box.width), Expression(saved.width + nearer), from: origin)
    system.addEquality(Expression(box.height), Expression(saved.height), from: origin)
    return true
  }

  /// Adds a cell of a running app's table: as wide as the table, or inset from its sides in an inset grouped
  /// one (Devices.md#rows), below the cell before, and as high as its content where the table sizes rows
  /// automatically (Devices.md#first-rows, InterfaceBuilder.md#self-sizing-rows).
  private mutating func addTableRow(_ index: Int) {
    let parent = tree.views[index].parent
    let table = box(parent)
    let box = box(index)
    let origin = RowOrigin.cell(view: index)
    let inset = rowInset(inTable: parent)
    system.addEquality(box.left, table.left + inset.left, from: origin)
    system.addEquality(
      Expression(box.width), Expression(table.width) - inset.left - inset.right, from: origin)
    let start = isPlainPrototype(index) ? 0 : tree.savedFrame(of: index).y
    addTop(of: index, below: tree.lastRow(of: parent, before: index), start: start, from: origin)
    guard isSelfSizing(index), selfSizedHeight(index) == nil else {
      system.addEquality(Expression(box.height), Expression(runningRowHeight(of: index)), from: origin)
      return
    }
    system.add(
      Expression(box.height), .greaterThanOrEqual, Expression(),
      from: .nonnegativeExtent(view: index, .vertical))
    system.addEquality(
      Expression(box.height), Expression(openRowHeight(of: index)), RowPriority.rowHeight, from: origin)
  }

  /// Adds the header or the footer of a running app's table: as wide as the table, the header at its start,
  /// the footer below the rows (Devices.md#rows).
  mutating func addEndOfTable(_ index: Int) {
    let parent = tree.views[index].parent
    let table = box(parent)
    let box = box(index)
    let isHeader = tree.isHeaderOfTable(index)
    let horizontal = RowOrigin.autoresizing(view: index, .horizontal)
    let vertical = RowOrigin.autoresizing(view: index, .vertical)
    system.addEquality(box.left, table.left, from: horizontal)
    system.addEquality(Expression(box.width), Expression(table.width), from: horizontal)
    addTop(of: index, below: isHeader ? nil : tree.lastRow(of: parent), start: 0, from: vertical)
    system.addEquality(Expression(box.height), Expression(tree.savedFrame(of: index).height), from: vertical)
  }

  /// Places what is in a running app's table: as far below the row before it, or the header, as on the
  /// canvas, else at a start (Devices.md#first-rows).
  private mutating func addTop(of index: Int, below row: Int?, start: Double, from origin: RowOrigin) {
    let parent = tree.views[index].parent
    let header = tree.children(of: parent).first { $0 != index && tree.isHeaderOfTable($0) }
    guard let above = row ?? header else {
      return system.addEquality(box(index).top, box(parent).top + start, from: origin)
    }
    let space = tree.savedFrame(of: index).y - tree.savedFrame(of: above).maxY
    let gap = isPlainPrototype(index) ? 0 : max(space, 0)
    system.addEquality(box(index).top, box(above).bottom + gap, from: origin)
  }

  /// Whether a row is a prototype of a plain table: the heading above prototypes is the canvas's alone
  /// (Devices.md#first-rows).
  private func isPlainPrototype(_ index: Int) -> Bool {
    let table = tree.views[tree.views[index].parent].node
    let style = tree.resolution.attribute(table, .style)
    return tree.resolution.attribute(table, .dataMode) != "static" && (style == nil || style == "plain")
  }

  /// Adds a cell's content view in a running app, beside the accessory, above the separator and in the safe
  /// area (Devices.md#cell-accessories).
  private mutating func addTableRowContent(_ index: Int) {
    let cell = tree.views[index].parent
    let outer = box(cell)
    let box = box(index)
    let saved = tree.savedFrame(of: index)
    let origin = RowOrigin.cellContent(view: index)
    let inset = contentInset(of: cell)
    let accessory =
      runningAccessoryWidth(of: cell) ?? (saved.width > 0 ? tree.savedFrame(of: cell).width - saved.width : 0)
    let start = start(of: cell, in: cell) + saved.x + leadingInset(inset, of: cell)
    system.addEquality(self.start(of: index, in: cell), start, from: origin)
    system.addEquality(box.top, outer.top, from: origin)
    system.addEquality(
      Expression(box.width), Expression(outer.width) - max(accessory, 0) - inset.left - inset.right,
      from: origin)
    system.addEquality(
      Expression(box.height), Expression(outer.height) - separatorHeight(of: cell), from: origin)
  }

  /// The insets of a running app's rows from the sides of their table: in an inset grouped one the margin in
  /// the safe area, elsewhere none (Devices.md#rows).
  private func rowInset(inTable table: Int) -> EdgeInsets {
    guard tree.isInsetGrouped(table) else { return .zero }
    let safeArea = input.insets.safeArea(of: table)
    return EdgeInsets(
      left: environment.rowMargin + safeArea.left, right: environment.rowMargin + safeArea.right)
  }

  /// The edge of a view where reading starts in a cell: accessories stand at the other one
  /// (InterfaceBuilder.md#cell-direction).
  func start(of view: Int, in cell: Int) -> Expression {
    box(view).start(.horizontal, isRightToLeft: tree.views[cell].isRightToLeft)
  }

  /// The inset at the edge where reading starts in a cell.
  private func leadingInset(_ inset: EdgeInsets, of cell: Int) -> Double {
    tree.views[cell].isRightToLeft ? inset.right : inset.left
  }

  /// The insets of a running app's cell outside the safe area: its content view keeps clear of them, unless
  /// its table says otherwise (InterfaceBuilder.md#scrolling-safe-areas).
  private func contentInset(of cell: Int) -> EdgeInsets {
    guard !environment.isDesign, tree.keepsContentClear(cell) else { return .zero }
    let table = tree.views[cell].parent
    if table >= 0, tree.resolution.flag(tree.views[table].node, .contentViewInsetsToSafeArea) == false {
      return .zero
    }
    return input.insets.safeArea(of: cell)
  }

  /// Whether a row of a running app is as high as its content: the deciding row height is automatic, -1.
  private func isSelfSizing(_ index: Int) -> Bool { decidingRowHeight(of: index).map { $0 < 0 } ?? false }

  /// The height of a row of a running app (InterfaceBuilder.md#row-heights).
  func runningRowHeight(of index: Int) -> Double {
    if let height = decidingRowHeight(of: index), height > 0 { return height }
    if isSelfSizing(index), let height = selfSizedHeight(index) {
      return max(height, ownRowHeight(of: index) ?? 0)
    }
    let saved = tree.savedFrame(of: index).height
    return saved > 0 ? saved : Self.standardRowHeight
  }

  /// The height of a row that sizes itself where its content leaves it open: its own, of a prototype the
  /// saved one, else the library's (InterfaceBuilder.md#self-sizing-rows).
  private func openRowHeight(of index: Int) -> Double {
    if let own = ownRowHeight(of: index) { return own }
    let table = tree.views[tree.views[index].parent].node
    let isPrototype = tree.resolution.attribute(table, .dataMode) != "static"
    let saved = tree.savedFrame(of: index).height
    let isOwn = saved > 0 && !Self.heightsOfCanvas.contains { abs(saved - $0) < 1 }
    return isPrototype && usesSavedSizes && isOwn ? saved : Self.standardRowHeight
  }

  /// The `rowHeight` that decides in a running app: a row's own, but for prototypes of a table that sizes its
  /// rows, else the table's (InterfaceBuilder.md#row-heights).
  private func decidingRowHeight(of index: Int) -> Double? {
    let parent = tree.views[index].parent
    let own = ownRowHeight(of: index)
    let table = rowHeightAttribute(of: parent)
    let isStatic = tree.resolution.attribute(tree.views[parent].node, .dataMode) == "static"
    return !isStatic && table ?? 0 < 0 ? table : own ?? table
  }

  /// The `rowHeight` of a row; nil where it is that of its table.
  private func ownRowHeight(of index: Int) -> Double? {
    rowHeightAttribute(of: index).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The height of a cell on the canvas: its own, the saved one, the table's, the library's
  /// (InterfaceBuilder.md#stale-cells).
  private func rowHeight(of index: Int) -> Double {
    if let own = rowHeightAttribute(of: index), own > 0 { return own }
    let saved = tree.savedFrame(of: index).height
    if saved > 0 { return saved }
    return rowHeightAttribute(of: tree.views[index].parent).flatMap { $0 > 0 ? $0 : nil }
      ?? Self.standardRowHeight
  }

  /// The heights that canvases give rows where nothing else does, to a point, up to iOS 18 and in iOS 26: as
  /// saved ones they say nothing. Points.
  private static let heightsOfCanvas = [44.0, 51]
  /// The height of a row of the library. Points.
  private static let standardRowHeight = 44.0

  /// The `rowHeight` of a cell or a table.
  private func rowHeightAttribute(of view: Int) -> Double? {
    tree.resolution.number(tree.views[view].node, .rowHeight)
  }

  /// The height that the separator takes of a row (InterfaceBuilder.md#row-separators).
  func separatorHeight(of cell: Int) -> Double {
    let table = tree.views[cell].parent
    if table >= 0, tree.resolution.attribute(tree.views[table].node, .separatorStyle) == "none" { return 0 }
    let version = environment.toolsVersion
    return environment.isDesign
      ? CanvasMetrics.separator[version] : DeviceMetrics.separatorPixels[version] / environment.scale
  }

  /// The width that an accessory takes of a row of a running app; nil of none (Devices.md#cell-accessories).
  private func runningAccessoryWidth(of cell: Int) -> Double? {
    let width: Double? =
      switch tree.resolution.attribute(tree.views[cell].node, .accessoryType) {
      case "disclosureIndicator":
        (DeviceMetrics.disclosureIndicator[environment.toolsVersion] * environment.scale).rounded(.up)
          / environment.scale
      case "checkmark": DeviceMetrics.checkmark
      case "detailButton": DeviceMetrics.detailButton
      case "detailDisclosureButton": DeviceMetrics.detailDisclosureButton
      default: nil
      }
    return width.map { $0 + environment.rowMargin }
  }

  /// The width that an accessory takes of a row (InterfaceBuilder.md#cell-accessories).
  private func accessoryWidth(of cell: Int) -> Double {
    switch tree.resolution.attribute(tree.views[cell].node, .accessoryType) {
    case "disclosureIndicator": 33
    case "checkmark": 39
    case "detailButton": 47
    case "detailDisclosureButton": 67
    default: 0
    }
  }
}

extension ViewTree {
  /// Whether a cell has an accessory.
  func hasAccessory(_ cell: Int) -> Bool {
    let accessory = resolution.attribute(views[cell].node, .accessoryType)
    return accessory != nil && accessory != "none"
  }

  /// Whether a view keeps clear of the safe area by rules of tables: a row, a cell that is a file of its own,
  /// and a table whose rows are inset.
  func keepsContentClear(_ view: Int) -> Bool {
    isRow(view) || isInsetGrouped(view) || views[view].kind == .tableViewCell && views[view].parent < 0
  }

  /// Whether the rows of a table are inset from its sides.
  func isInsetGrouped(_ table: Int) -> Bool {
    views[table].kind == .tableView && resolution.attribute(views[table].node, .style) == "insetGrouped"
  }

  /// The last row of a table, or the one before another view of it; nil of none.
  fileprivate func lastRow(of table: Int, before end: Int = .max) -> Int? {
    children(of: table).reduce(nil) { $1 < end && views[$1].kind == .tableViewCell ? $1 : $0 }
  }

  /// Whether a view is a row of a table.
  func isRow(_ view: Int) -> Bool {
    let parent = views[view].parent
    return views[view].kind == .tableViewCell && parent >= 0 && views[parent].kind == .tableView
  }
}
