import SceneModel

extension ViewTree {
  /// The document's constraints in the order of their rows: of required ones that contradict each other one
  /// of the last is broken.
  ///
  /// Those that tie two ends come after the others (InterfaceBuilder.md#broken-ends). In a table's or
  /// collection's cell the sizes come after these, the deepest view's last
  /// (InterfaceBuilder.md#broken-sizes-in-cells).
  var constraintOrder: [Int] {
    var ends: [Int] = []
    var sizes: [(index: Int, depth: Int)] = []
    var order: [Int] = []
    order.reserveCapacity(constraints.count)
    let hasCells = views.indices.contains { views[$0].kind.isCell }
    for index in constraints.indices {
      if constraints[index].tiesEnds {
        ends.append(index)
      } else if hasCells, let depth = depthOfCellSize(constraints[index]) {
        sizes.append((index, depth))
      } else {
        order.append(index)
      }
    }
    sizes.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
    return order + ends + sizes.map(\.index)
  }

  /// The depth of the view whose size a constraint sets; nil where it sets none or the view is in no table's
  /// or collection's cell.
  private func depthOfCellSize(_ constraint: ItemConstraint) -> Int? {
    guard constraint.isRequired, constraint.second == nil, case .view(var view) = constraint.first.item
    else { return nil }
    var depth = 0
    var isInCell = false
    while views[view].parent >= 0 {
      if views[view].kind.isCell { isInCell = true }
      depth += 1
      view = views[view].parent
    }
    return isInCell ? depth : nil
  }
}

extension KnownName? {
  fileprivate var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }
}

extension ItemConstraint {
  /// Whether two bottoms or two trailing edges are required to be one, or as far apart as the constant says.
  fileprivate var tiesEnds: Bool {
    guard isRequired, let second, first.origin == nil, second.origin == nil else { return false }
    return first.attribute.isEnd && second.attribute.isEnd
  }
}
