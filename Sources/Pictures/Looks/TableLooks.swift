import AutoLayout
import Controls
import SceneModel
import TextMetrics

extension ControlLook {
  /// Table views: a background by their style (Looks.md#table).
  static let tableView = ControlLook(.tableView, background: { tableBackground(of: $0) })

  /// Cells of tables: a background, a separator and an accessory (Looks.md#cell).
  static let tableViewCell = ControlLook(
    .tableViewCell, form: .row, background: { cellBackground(of: $0) }, corners: { RowCorners(of: $0) },
    front: { drawCellFront($0, &$1) }, outside: { drawHeader(above: $0, &$1) })

  /// Collection views (Looks.md#table).
  static let collectionView = ControlLook(
    .collectionView, background: { $0.era == .flat ? .black : $0.system("systemBackground") })

  private static func tableBackground(of table: DrawnView) -> DrawingColor {
    switch (isGrouped(table), table.era) {
    case (true, _): table.system("groupTableViewBackground")
    case (false, .flat): .white
    case (false, _): table.system("systemBackground")
    }
  }

  private static func cellBackground(of cell: DrawnView) -> DrawingColor? {
    guard let table = cell.tableOfRow else { return nil }
    if cell.era == .flat { return .white }
    return cell.system(isGrouped(table) ? "secondarySystemGroupedBackground" : "systemBackground")
  }

  private static func isGrouped(_ table: DrawnView) -> Bool {
    let style = table.element.attribute(.style)
    return style == "grouped" || style == "insetGrouped"
  }

  /// Draws the line below a cell and the accessory at its end.
  private static func drawCellFront(_ cell: DrawnView, _ list: inout DrawingList) {
    if let table = cell.tableOfRow, table.element.attribute(.separatorStyle) != "none" {
      let inset = cell.scene.scrolling[cell.detail.superview]?.separator ?? .zero
      let own = table.color("separatorColor")
      let color = own ?? (cell.era == .flat ? DrawingColor(0xC8C7CC) : cell.system("separator"))
      let y = cell.rect.maxY - cell.pixel / 2
      if RowCorners(of: cell)?.areLower != true {
        list.stroke(
          .line(cell.rect.x + inset.left, y, cell.rect.maxX - inset.right, y), color, DrawingLine(cell.pixel))
      }
    }
    drawAccessory(of: cell, &list)
  }

  /// Draws the title of a section above its first cell.
  private static func drawHeader(above cell: DrawnView, _ list: inout DrawingList) {
    let tree = cell.tree
    guard let table = cell.tableOfRow, let section = tree.parent(of: cell.node).flatMap(tree.parent),
      let title = cell.scene.word(section, "headerTitle"),
      let cells = tree.parent(of: cell.node),
      tree.elements(of: cells).first(where: { _ in true }) == cell.node
    else { return }
    let grouped = isGrouped(table)
    let isUpper = grouped && cell.era != .glass
    let font =
      grouped && cell.era != .glass ? Font.system(ofSize: 13) : .system(ofSize: 17, weight: .semibold)
    let gray = cell.era == .flat ? DrawingColor(0x6D6D72) : cell.system("secondaryLabel")
    var block = TextBlock(isUpper ? title.uppercased() : title, font, grouped ? gray : cell.textColor)
    block.alignment = cell.isRightToLeft ? .right : .left
    let inset = cell.scene.scrolling[cell.detail.superview]?.separator ?? .zero
    let height = font.lineHeight
    let line = Rect(
      x: cell.rect.x, y: cell.rect.y - height - (grouped ? 6 : 4), width: cell.rect.width, height: height)
    let margin = max(inset.left, inset.right, 15)
    block.draw(
      in: line.inset(by: EdgeInsets(left: margin, right: margin)), cell.measurer, into: &list)
  }

  private static func drawAccessory(of cell: DrawnView, _ list: inout DrawingList) {
    let type = cell.element.attribute(.accessoryType)
    let gray = cell.era == .adaptive ? cell.system("systemGray2") : DrawingColor(0xC7C7CC)
    var end = 15.0
    func place(_ size: Size) -> Rect {
      let x = cell.isRightToLeft ? cell.rect.x + end : cell.rect.maxX - end - size.width
      return Rect(x: x, y: cell.rect.center.y - size.height / 2, width: size.width, height: size.height)
    }
    if type == "disclosureIndicator" || type == "detailDisclosureButton" {
      let name = cell.isRightToLeft ? "chevron.left" : "chevron.right"
      SymbolShape.named(name)?.draw(in: place(Size(8, 13)), gray, into: &list)
      end += 8 + 13
    }
    if type == "detailButton" || type == "detailDisclosureButton" {
      SymbolShape.named("info.circle")?.draw(in: place(Size(22, 22)), cell.tint, into: &list)
    }
    if type == "checkmark" {
      SymbolShape.named("checkmark")?.draw(in: place(Size(15, 12)), cell.tint, into: &list)
    }
  }
}
