import SceneModel

extension ThreeWayMatching {
  /// The classes and modules that a side renamed: for each attribute, the new name by the former.
  ///
  /// A name counts as renamed where the base has it in two elements at least, all of these that the side
  /// still has got one new name that the base does not know, and the side has the former nowhere.
  func namesChanged(by side: MergeSide) -> [Name: [String: String]] {
    var changed: [Name: [String: String]] = [:]
    for name in [KnownName.customClass, .customModule] {
      let former = values(of: name, .base)
      var candidates: [String: Set<String>] = [:]
      var count: [String: Int] = [:]
      for match in matches {
        guard let base = match[.base], let node = match[side], let old = self[.base].tree[base, name] else {
          continue
        }
        count[old, default: 0] += 1
        candidates[old, default: []].insert(self[side].tree[node, name] ?? "")
      }
      let own = values(of: name, side)
      for (old, new) in candidates where count[old, default: 0] > 1 && new.count == 1 && !own.contains(old) {
        guard let new = new.first, !new.isEmpty, !former.contains(new) else { continue }
        changed[Name(name), default: [:]][old] = new
      }
    }
    return changed
  }

  private func values(of name: KnownName, _ side: MergeSide) -> Set<String> {
    let tree = self[side].tree
    var values: Set<String> = []
    for index in 1..<max(1, tree.count) {
      if let value = tree[NodeID(index), name] { values.insert(value) }
    }
    return values
  }
}
