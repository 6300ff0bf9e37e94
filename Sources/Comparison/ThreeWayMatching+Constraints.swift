import SceneModel

extension ThreeWayMatching {
  /// Whether a side took a constraint away because others hold now what it held, or because what it held is gone.
  func isReplaced(_ match: Int, by side: MergeSide) -> Bool {
    guard let node = matches[match][.base], self[.base].tree.isElement(node, .constraint) else {
      return false
    }
    let held = Set(ends(of: node, .base))
    for end in held {
      guard let object = self.match(ofObject: end.object, .base) else { continue }
      if !matches[object].isIn(side) { return true }
    }
    return side == .ours ? !heldAnew.ours.isDisjoint(with: held) : !heldAnew.theirs.isDisjoint(with: held)
  }

  /// What the constraints hold that a side added.
  func endsAdded(by side: MergeSide) -> Set<ConstraintEnd> {
    var held: Set<ConstraintEnd> = []
    for node in self[side].constraints where !matches[match(of: node, side)].isIn(.base) {
      held.formUnion(ends(of: node, side))
    }
    return held
  }

  /// The ends of a constraint, the view that has it where it names none.
  private func ends(of node: NodeID, _ side: MergeSide) -> [ConstraintEnd] {
    let tree = self[side].tree
    var ends: [ConstraintEnd] = []
    if let attribute = tree[node, .firstAttribute] {
      let view = tree.parent(of: node).flatMap(tree.parent(of:))
      if let object = tree[node, .firstItem] ?? view.flatMap({ tree[$0, .id] }) {
        ends.append(ConstraintEnd(object: object, attribute: attribute))
      }
    }
    if let object = tree[node, .secondItem], let attribute = tree[node, .secondAttribute] {
      ends.append(ConstraintEnd(object: object, attribute: attribute))
    }
    return ends
  }
}

/// What a constraint holds: an attribute of an object.
struct ConstraintEnd: Hashable, Sendable {
  let object: String
  let attribute: String
}
