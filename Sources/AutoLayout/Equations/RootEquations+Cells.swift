import ConstraintSolver
import Resolver
import SceneModel

/// Table view cells whose saved frames do not say how large they are drawn.
///
/// Interface Builder up to 7706 leaves the frames of cells and their content out, or keeps those of the library's cell: 320
/// wide, 43 high inside (observed in rows of 64 to 225 points). Then the table's width and the row height count.
extension RootEquations {
  /// States a cell as its table draws it. False where its saved frame is to be believed.
  mutating func addCell(_ index: Int) -> Bool {
    let cell = tree.views[index]
    guard cell.kind == .tableViewCell, isStale(cell: index) else { return false }
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
    let hasFrame = tree.resolution.child(content.node, key: "frame") != nil
    let isOutgrown = abs(cell.saved.height - content.saved.height) > 1
    guard !hasFrame || isOutgrown || isStale(cell: content.parent) else { return false }
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

  private func isStale(cell index: Int) -> Bool {
    let cell = tree.views[index]
    guard cell.parent >= 0, tree.views[cell.parent].kind == .tableView else { return false }
    return environment.toolsVersion.number <= 7706 || tree.resolution.child(cell.node, key: "frame") == nil
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
