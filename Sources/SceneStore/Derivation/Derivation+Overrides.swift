import SceneModel

extension Derivation {
  /// Reads what the variations say, and from that where each object and constraint is installed.
  mutating func addOverrides() {
    for scene in rows.scenes {
      for index in scene.position...scene.last where parts[index] == .variation {
        let owner = Int(owners[index])
        if owner != 0 { readVariation(NodeID(index), owner: owner, scene: scene.position) }
      }
    }
    rows.overrides.sort { ($0.owner, $0.position, $0.name) < ($1.owner, $1.position, $1.name) }
    // An attribute and an element of one name in one variation cannot be told apart: the first stays.
    var unique: [OverrideRow] = []
    for row in rows.overrides {
      if let last = unique.last, (last.owner, last.position, last.name) == (row.owner, row.position, row.name) {
        continue
      }
      unique.append(row)
    }
    rows.overrides = unique
    decide()
  }

  private mutating func readVariation(_ variation: NodeID, owner: Int, scene: Int) {
    let key = tree[variation, .key] ?? ""
    let reader = VariationReader(tree: tree, key: key)
    if parts[owner] == .object || parts[owner] == .constraint {
      rows.overrides += reader.values(of: variation, owner: owner)
    }
    for mask in tree.elements(of: variation) where tree.isElement(mask, .mask) {
      let isConstraint = tree[mask, .key] == "constraints"
      let near = ranges(around: owner, scene: scene)
      for entry in tree.elements(of: mask) {
        guard let id = tree[entry, .reference], let action = reader.installation(entry),
          let target = ids.position(of: id, isConstraint: isConstraint, preferring: near)
        else { continue }
        rows.overrides.append(reader.row(owner: target, at: entry, action: action))
      }
    }
  }

  /// Finds for each override the classes in which it decides: those where it applies and none that wins over it does.
  private mutating func decide() {
    var groups: [OverrideGroup: [Int]] = [:]
    for (index, row) in rows.overrides.enumerated() {
      groups[OverrideGroup(owner: row.owner, property: row.property), default: []].append(index)
    }
    var installed: [Int: SizeClassSet] = [:]
    for (group, members) in groups {
      var open = SizeClassSet.all
      var present = SizeClassSet()
      let order = members.sorted {
        let (a, b) = (rows.overrides[$0], rows.overrides[$1])
        return (a.rank, a.variation) > (b.rank, b.variation)
      }
      var start = 0
      while start < order.count {
        let first = rows.overrides[order[start]]
        let deciding = first.deciding.intersection(open)
        var end = start
        // What one variation says of one property stands or falls together.
        while end < order.count, rows.overrides[order[end]].variation == first.variation {
          rows.overrides[order[end]].deciding = deciding
          end += 1
        }
        open.subtract(first.deciding)
        if first.action == .install { present.formUnion(deciding) }
        start = end
      }
      if group.property.isEmpty { installed[group.owner] = present.union(open) }
    }
  }
}
