import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckedLayout {
  /// A cell whose row is as high as its content: its table sizes rows automatically.
  struct SelfSizingRow {
    /// The cell and its table, by their indices.
    let cell: Int
    let table: Int
    /// Whether the table makes rows of it, and does not have it once.
    let isPrototype: Bool
    /// The gap in the chain between the top and the bottom of its content; nil where there is none.
    let missingLink: String?
  }

  /// The rows of tables that size themselves, in document order.
  ///
  /// - Complexity: O(*n* log *n*) of the views and constraints.
  var selfSizingRows: [SelfSizingRow] {
    let cells = views.indices.filter(isSelfSizing)
    guard !cells.isEmpty else { return [] }
    let contents = cells.map { cell in
      views.indices[(cell + 1)...].first {
        superviews[$0] == cell && views[$0].type == "tableViewCellContentView"
      }
    }
    var constraints: [[LayoutConstraint]] = Array(repeating: [], count: cells.count)
    for constraint in self.constraints where !constraint.isPlaceholder {
      guard
        let node = resolution.node(constraint.first.item)
          ?? constraint.second.flatMap({ resolution.node($0.item) }),
        let row = row(around: node, cells)
      else { continue }
      constraints[row].append(constraint)
    }
    return cells.indices.compactMap { row in
      // A cell without constraints is one of the system's styles, or is laid out by code.
      guard let content = contents[row], !constraints[row].isEmpty else { return nil }
      let (cell, chain) = (cells[row], rowChain(of: content, constraints[row]))
      return SelfSizingRow(
        cell: cell, table: superviews[cell], isPrototype: isPrototype(cell), missingLink: chain.missingLink)
    }
  }

  /// The one of some cells, in document order, that a node is in.
  private func row(around node: NodeID, _ cells: [Int]) -> Int? {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if views[cells[middle]].node.index <= node.index { low = middle + 1 } else { high = middle }
    }
    guard low > 0, tree.subtree(of: views[cells[low - 1]].node).contains(Int(node.index)) else { return nil }
    return low - 1
  }

  private func isSelfSizing(_ index: Int) -> Bool {
    let table = superviews[index]
    guard views[index].type == "tableViewCell", table >= 0, views[table].type == "tableView" else {
      return false
    }
    // A static table's rows may have heights of their own (InterfaceBuilder.md#row-heights).
    if !isPrototype(index), resolution.number(views[index].node, .rowHeight).map({ $0 > 0 }) ?? false {
      return false
    }
    return resolution.number(views[table].node, .rowHeight).map { $0 < 0 } ?? false
  }

  private func isPrototype(_ cell: Int) -> Bool {
    tree.parent(of: views[cell].node).map { tree.isElement($0, .prototypes) } ?? false
  }
}
