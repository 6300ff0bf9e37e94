import SceneModel

/// How much a side changed a thing since the base.
enum ChangeExtent: Int, Comparable, Sendable {
  /// Nothing but noise.
  case none
  /// Values alone: a text, a colour, a frame.
  case values
  /// Its kind, its contents, its place, its layout or its connections.
  case structure

  static func < (first: ChangeExtent, second: ChangeExtent) -> Bool { first.rawValue < second.rawValue }
}

extension ThreeWayMatching {
  /// How much a side changed a match since the base.
  ///
  /// Removals by the side do not count, nor nodes that the other side has elsewhere.
  func extent(of match: Int, by side: MergeSide) -> ChangeExtent {
    guard let node = matches[match][side] else { return .none }
    guard let base = matches[match][.base] else {
      return MergeNoise.isNoise(node, in: self[side].tree) ? .none : .structure
    }
    if isMoved(match, by: side) { return .structure }
    var extent = ChangeExtent.none
    var waiting = [(base, node)]
    while let (base, node) = waiting.popLast() {
      if MergeNoise.isNoise(node, in: self[side].tree) {
        if self[side].hasChosen(node, otherThan: base, in: self[.base]) { extent = max(extent, .values) }
        continue
      }
      extent = max(extent, extentOfValues(base, node, side))
      for member in self[side].members(of: node) {
        let match = self.match(of: member, side)
        guard let former = matches[match][.base] else {
          extent = max(extent, extentOfAddition(member, side))
          continue
        }
        if self[.base].tree.parent(of: former) != base { return .structure }
        if matches[match].isIn(side.other) { continue }
        waiting.append((former, member))
      }
      if extent == .structure { return extent }
    }
    return extent
  }

  /// The extent of something new: of objects, constraints and connections it is more than values.
  private func extentOfAddition(_ node: NodeID, _ side: MergeSide) -> ChangeExtent {
    let tree = self[side].tree
    if MergeNoise.isNoise(node, in: tree) { return .none }
    let holdsObject = tree.subtree(of: node).contains {
      NodeIdentity.identifier(of: NodeID($0), in: tree) != nil
    }
    return holdsObject ? .structure : .values
  }

  /// Whether a side moved an object into another one.
  private func isMoved(_ match: Int, by side: MergeSide) -> Bool {
    guard let node = matches[match][.base], NodeIdentity.isObject(node, in: self[.base].tree) else {
      return false
    }
    return holder(of: match, .base) != holder(of: match, side)
  }

  /// The nearest match around a match on a side that is no list.
  func holder(of match: Int, _ side: MergeSide) -> Int? {
    var owner = owner(of: match, side)
    while let list = owner, isList(list) { owner = self.owner(of: list, side) }
    return owner
  }

  private func extentOfValues(_ base: NodeID, _ node: NodeID, _ side: MergeSide) -> ChangeExtent {
    let (old, new) = (self[.base], self[side])
    guard old.tree.tag(of: base) == new.tree.tag(of: node) else { return .structure }
    let changed = changedAttributes(base, node, side)
    if changed.isEmpty { return old.text(of: base) == new.text(of: node) ? .none : .values }
    // A constraint and a connection are nothing but layout and wiring.
    if NodeIdentity.identifier(of: node, in: new.tree) != nil, !NodeIdentity.isObject(node, in: new.tree) {
      return .structure
    }
    return changed.contains(where: \.isReference) ? .structure : .values
  }

  /// The attributes that a side changed, added or removed, noise left out.
  private func changedAttributes(
    _ base: NodeID, _ node: NodeID, _ side: MergeSide
  ) -> [(name: String, isReference: Bool)] {
    let (old, new) = (self[.base], self[side])
    let (former, attributes) = (old.tree.attributes(of: base), new.tree.attributes(of: node))
    var changed: [(name: String, isReference: Bool)] = []
    for attribute in attributes {
      let name = new.tree.names.text(attribute.name)
      if MergeNoise.isNoise(attribute: name) { continue }
      let before = former.first { old.tree.names.text($0.name) == name }
      if !MergeNoise.isSame(
        before?.value, attribute.value, isNumber: MergeNoise.isNumber(name, of: node, in: new.tree))
      {
        changed.append((name, new.isReference(attribute)))
      }
    }
    for attribute in former {
      let name = old.tree.names.text(attribute.name)
      if MergeNoise.isNoise(attribute: name)
        || attributes.contains(where: { new.tree.names.text($0.name) == name })
      {
        continue
      }
      changed.append((name, old.isReference(attribute)))
    }
    return changed
  }
}
