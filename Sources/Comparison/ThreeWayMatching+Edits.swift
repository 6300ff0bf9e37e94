import SceneModel

extension ThreeWayMatching {
  /// Whether a side changed a match since the base in what matters.
  ///
  /// What the side took away of it does not count, nor what the other side has elsewhere.
  func isEdited(_ match: Int, by side: MergeSide) -> Bool {
    guard let node = matches[match][side] else { return false }
    guard let base = matches[match][.base] else { return !MergeNoise.isNoise(node, in: self[side].tree) }
    var waiting = [(base, node)]
    while let (base, node) = waiting.popLast() {
      if MergeNoise.isNoise(node, in: self[side].tree) { continue }
      if hasEditedValues(base, node, side) { return true }
      for member in self[side].members(of: node) {
        let match = self.match(of: member, side)
        guard let former = matches[match][.base] else {
          if MergeNoise.isNoise(member, in: self[side].tree) { continue }
          return true
        }
        if self[.base].tree.parent(of: former) != base { return true }
        if matches[match].isIn(side.other) { continue }
        waiting.append((former, member))
      }
    }
    return false
  }

  private func hasEditedValues(_ base: NodeID, _ node: NodeID, _ side: MergeSide) -> Bool {
    let (old, new) = (self[.base], self[side])
    guard old.tree.tag(of: base) == new.tree.tag(of: node), old.text(of: base) == new.text(of: node) else {
      return true
    }
    let (former, attributes) = (old.tree.attributes(of: base), new.tree.attributes(of: node))
    for attribute in attributes {
      let name = new.tree.names.text(attribute.name)
      if MergeNoise.isNoise(attribute: name) { continue }
      let before = former.first { old.tree.names.text($0.name) == name }
      if !MergeNoise.isSame(before?.value, attribute.value) { return true }
    }
    return former.contains { attribute in
      let name = old.tree.names.text(attribute.name)
      return !MergeNoise.isNoise(attribute: name)
        && !attributes.contains { new.tree.names.text($0.name) == name }
    }
  }
}
