import SceneModel

extension ThreeWayMatching {
  /// Whether a side removed a constraint because other constraints now hold its ends, or because an item
  /// of it is gone.
  func isReplaced(_ match: Int, by side: MergeSide) -> Bool {
    guard let node = matches[match][.base], self[.base].tree.isElement(node, .constraint) else {
      return false
    }
    let ends = ends(of: node, .base)
    for end in ends {
      guard let object = self.match(ofObject: end.object, .base) else { continue }
      if !matches[object].isIn(side) { return true }
    }
    // Many constraints hold an edge of the superview; each of them holds something else too.
    let own = ends.filter { !isSurrounding($0, of: node) }
    let held = Set((own.isEmpty ? ends : own).map(\.held))
    return side == .ours ? !heldAnew.ours.isDisjoint(with: held) : !heldAnew.theirs.isDisjoint(with: held)
  }

  /// Whether an end is of the view that has a constraint of the base, or of a layout guide.
  private func isSurrounding(_ end: ConstraintEnd, of constraint: NodeID) -> Bool {
    let tree = self[.base].tree
    guard let object = self[.base].objects[end.object] else { return false }
    switch tree.name(of: object).known {
    case .viewLayoutGuide, .viewControllerLayoutGuide: return true
    default: return tree.parent(of: constraint).flatMap(tree.parent(of:)) == object
    }
  }

  /// The sizes and places that the constraints hold that a side added.
  func endsAdded(by side: MergeSide) -> Set<ConstraintEnd> {
    var held: Set<ConstraintEnd> = []
    for node in self[side].constraints where !matches[match(of: node, side)].isIn(.base) {
      held.formUnion(ends(of: node, side).map(\.held))
    }
    return held
  }

  private func ends(of node: NodeID, _ side: MergeSide) -> [ConstraintEnd] {
    self[side].ends(ofConstraint: node)
  }
}
