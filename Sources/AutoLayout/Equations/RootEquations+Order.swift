import SceneModel

extension RootEquations {
  /// The document's constraints in the order in which they are stated: where required ones contradict each other, one of
  /// the last is given up.
  ///
  /// Those that tie two ends come after the others (observed in 7 documents of 9531 to 21507: of a top, a height and a bottom,
  /// Interface Builder's frames break the bottom). In a table's or collection's cell the sizes come after these, the deepest
  /// view's last (observed in 6 documents of 15400 to 23504: a cell's content keeps its edges, a view in it becomes narrower
  /// or lower than a constraint of its own says). A cell that is a file of its own is no such cell.
  func constraintOrder() -> [Int] {
    var ends: [Int] = []
    var sizes: [(index: Int, depth: Int)] = []
    var order: [Int] = []
    for (index, constraint) in tree.constraints.enumerated() {
      if constraint.tiesEnds {
        ends.append(index)
      } else if let depth = depthOfCellSize(constraint) {
        sizes.append((index, depth))
      } else {
        order.append(index)
      }
    }
    sizes.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
    return order + ends + sizes.map(\.index)
  }

  /// How deep the view lies whose size a constraint sets, or nil where it sets none or the view is in no table's or
  /// collection's cell.
  private func depthOfCellSize(_ constraint: LayoutConstraint) -> Int? {
    guard constraint.priority == 1000, constraint.second == nil,
      case .view(var view) = tree.item(constraint.first.item)
    else { return nil }
    var depth = 0
    var isInCell = false
    while tree.views[view].parent >= 0 {
      switch tree.views[view].kind {
      case .tableViewCell, .collectionViewCell: isInCell = true
      default: break
      }
      depth += 1
      view = tree.views[view].parent
    }
    return isInCell ? depth : nil
  }
}

extension LayoutConstraint {
  /// Whether two bottoms or two trailing edges are required to be one, or as far apart as the constant says.
  fileprivate var tiesEnds: Bool {
    guard priority == 1000, let second else { return false }
    return first.attribute.isEnd && second.attribute.isEnd
  }
}

extension LayoutAttribute {
  fileprivate var isEnd: Bool {
    switch self {
    case .bottom, .trailing, .right: true
    default: false
    }
  }
}
