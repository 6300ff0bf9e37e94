import SceneModel

extension Derivation {
  /// Finds the size classes in which each object is hidden: where it says so itself, and where what is around it does.
  mutating func hide() {
    let own = hiddenBySelf()
    var hidden: [Int: SizeClassSet] = [:]
    for index in rows.objects.indices {
      let row = rows.objects[index]
      var classes = own[row.position] ?? (tree.flag(NodeID(row.position), .hidden) == true ? .all : [])
      if let parent = row.parent, let around = hidden[parent] { classes.formUnion(around) }
      guard !classes.isEmpty else { continue }
      rows.objects[index].hidden = classes
      hidden[row.position] = classes
    }
  }

  /// Of the objects that are hidden otherwise in some classes, where they are.
  private func hiddenBySelf() -> [Int: SizeClassSet] {
    var hidden: [Int: SizeClassSet] = [:]
    for row in rows.overrides where row.name == KnownName.hidden.text {
      var classes = hidden[row.owner] ?? (tree.flag(NodeID(row.owner), .hidden) == true ? .all : [])
      classes.subtract(row.deciding)
      if row.value.flatMap(Bool.init(attribute:)) == true { classes.formUnion(row.deciding) }
      hidden[row.owner] = classes
    }
    return hidden
  }
}
