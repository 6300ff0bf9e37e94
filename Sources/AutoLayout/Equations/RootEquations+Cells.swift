import ConstraintSolver
import Resolver
import SceneModel

/// Table view cells: on a canvas those whose saved frames are stale, in a running app all. The table's width and the row
/// height count.
extension RootEquations {
  /// States a cell as its table draws it. False where its saved frame is to be believed.
  mutating func addCell(_ index: Int) -> Bool {
    let cell = tree.views[index]
    guard cell.kind == .tableViewCell, cell.parent >= 0, tree.views[cell.parent].kind == .tableView else {
      return false
    }
    if !environment.isDesign {
      addRow(index)
      return true
    }
    guard cell.hasStaleFrame else { return false }
    let table = equations.boxes[cell.parent]
    let box = equations.boxes[index]
    equations.equate(box.left, table.left, from: .view(index))
    equations.equate(box.top, table.top + cell.saved.y, from: .view(index))
    equations.equate(Expression(box.width), Expression(table.width), from: .view(index))
    equations.equate(Expression(box.height), Expression(rowHeight(of: index)), from: .view(index))
    return true
  }

  /// States a cell's content view by what the cell leaves it. False where its saved frame is to be believed.
  mutating func addCellContent(_ index: Int) -> Bool {
    let content = tree.views[index]
    guard content.kind == .tableViewCellContentView, tree.views[content.parent].kind == .tableViewCell else {
      return false
    }
    let cell = tree.views[content.parent]
    if !environment.isDesign, content.saved.height > 0, cell.parent >= 0 {
      addRowContent(index)
      return true
    }
    guard content.hasStaleFrame else { return false }
    let outer = equations.boxes[content.parent]
    let box = equations.boxes[index]
    equations.equate(box.left, outer.left, from: .view(index))
    equations.equate(box.top, outer.top, from: .view(index))
    equations.equate(
      Expression(box.width), Expression(outer.width) - accessoryWidth(of: cell), from: .view(index))
    equations.equate(
      Expression(box.height), Expression(outer.height) - separatorHeight(of: content.parent),
      from: .view(index))
    return true
  }

  /// States a row of a running app's table: as wide as the table, below the row before at its saved distance, and as high
  /// as its content where the table sizes rows automatically (row B7): content that leaves the height open makes it 44.
  private mutating func addRow(_ index: Int) {
    let cell = tree.views[index]
    let table = equations.boxes[cell.parent]
    let box = equations.boxes[index]
    equations.equate(box.left, table.left, from: .view(index))
    equations.equate(Expression(box.width), Expression(table.width), from: .view(index))
    let rows = tree.views[cell.parent].children.filter { tree.views[$0].kind == .tableViewCell && $0 < index }
    if let above = rows.last {
      let gap = max(cell.saved.y - tree.views[above].saved.maxY, 0)
      equations.equate(box.top, equations.boxes[above].bottom + gap, from: .view(index))
    } else {
      equations.equate(box.top, table.top + cell.saved.y, from: .view(index))
    }
    guard isSelfSizing(index) else {
      equations.equate(Expression(box.height), Expression(rowHeight(of: index)), from: .view(index))
      return
    }
    equations.state(Expression(box.height), .greaterThanOrEqual, Expression(), from: .view(index))
    equations.equate(Expression(box.height), Expression(44), 50, from: .view(index))
  }

  /// States a row's content view: what the accessory and the separator left it on the canvas, they leave it here.
  private mutating func addRowContent(_ index: Int) {
    let content = tree.views[index]
    let cell = tree.views[content.parent]
    let outer = equations.boxes[content.parent]
    let box = equations.boxes[index]
    equations.equate(box.left, outer.left + content.saved.x, from: .view(index))
    equations.equate(box.top, outer.top, from: .view(index))
    equations.equate(
      Expression(box.width), Expression(outer.width) - max(cell.saved.width - content.saved.width, 0),
      from: .view(index))
    equations.equate(
      Expression(box.height), Expression(outer.height) - separatorHeight(of: content.parent),
      from: .view(index))
  }

  /// Whether a row is as high as its content: its own row height or its table's is automatic, written -1.
  private func isSelfSizing(_ index: Int) -> Bool {
    let cell = tree.views[index]
    if let own = tree.resolution.number(cell.node, .rowHeight), own > 0 { return false }
    return tree.resolution.number(tree.views[cell.parent].node, .rowHeight).map { $0 < 0 } ?? false
  }

  /// The row height of a cell: its own, the saved one, the table's, the library's 44.
  private func rowHeight(of index: Int) -> Double {
    let cell = tree.views[index]
    let table = tree.views[cell.parent]
    if let own = tree.resolution.number(cell.node, .rowHeight), own > 0 { return own }
    if cell.saved.height > 0 { return cell.saved.height }
    return tree.resolution.number(table.node, .rowHeight).flatMap { $0 > 0 ? $0 : nil } ?? 44
  }

  /// The separator takes a point of the row up to 14490 (facts §3.3), unless the table draws none.
  private func separatorHeight(of cell: Int) -> Double {
    let table = tree.views[cell].parent
    if table >= 0, tree.resolution.attribute(tree.views[table].node, .separatorStyle) == "none" { return 0 }
    return environment.toolsVersion.number <= 14490 ? 1 : 0
  }

  /// What an accessory takes of the row (facts §3.3, the values up to 12121).
  private func accessoryWidth(of cell: LayoutView) -> Double {
    switch tree.resolution.attribute(cell.node, .accessoryType) {
    case "disclosureIndicator": 33
    case "checkmark": 39
    case "detailButton": 47
    case "detailDisclosureButton": 67
    default: 0
    }
  }
}
