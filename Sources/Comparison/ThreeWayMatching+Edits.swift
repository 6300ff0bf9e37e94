import SceneModel

extension ThreeWayMatching {
  /// Whether a side changed a match since the base in more than noise.
  ///
  /// Removals by the side do not count, nor nodes that the other side has elsewhere.
  func isEdited(_ match: Int, by side: MergeSide) -> Bool {
    guard let node = matches[match][side] else { return false }
    guard let base = matches[match][.base] else { return !MergeNoise.isNoise(node, in: self[side].tree) }
    var waiting = [(base, node)]
    while let (base, node) = waiting.popLast() {
      if MergeNoise.isNoise(node, in: self[side].tree) {
        if self[side].hasChosen(node, otherThan: base, in: self[.base]) { return true }
        continue
      }
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

  /// Whether a side moved an object out of something that the other removed together with the object.
  func isRescued(_ match: Int, by side: MergeSide) -> Bool {
    guard let node = matches[match][.base],
      NodeIdentity.identifier(of: node, in: self[.base].tree)?.hasPrefix("object ") == true,
      let former = holder(of: match, .base), let holder = holder(of: match, side)
    else { return false }
    return former != holder && !matches[former].isIn(side.other)
  }

  /// The nearest match around a match on a side that is no list.
  func holder(of match: Int, _ side: MergeSide) -> Int? {
    var owner = owner(of: match, side)
    while let list = owner, isList(list) { owner = self.owner(of: list, side) }
    return owner
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
      if !MergeNoise.isSame(
        before?.value, attribute.value, isNumber: MergeNoise.isNumber(name, of: node, in: new.tree))
      {
        return true
      }
    }
    return former.contains { attribute in
      let name = old.tree.names.text(attribute.name)
      return !MergeNoise.isNoise(attribute: name)
        && !attributes.contains { new.tree.names.text($0.name) == name }
    }
  }
}
