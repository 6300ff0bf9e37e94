import SceneModel

extension Derivation {
  /// Finds the size classes in which each object is hidden: where a view says so itself, and where what is around it does.
  mutating func hide() {
    let varied = variedHiding()
    var hidden: [Int: SizeClassSet] = [:]
    for index in rows.objects.indices {
      let row = rows.objects[index]
      var classes: SizeClassSet = []
      if row.role == "view" {
        if tree.flag(NodeID(row.position), .hidden) == true { classes = .all }
        if let varied = varied[row.position] {
          classes = classes.subtracting(varied.decided).union(varied.hidden)
        }
      }
      if let parent = row.parent, let around = hidden[parent] { classes.formUnion(around) }
      guard !classes.isEmpty else { continue }
      rows.objects[index].hidden = classes
      hidden[row.position] = classes
    }
  }

  /// Of the objects of which variations say whether they are hidden: in which classes they do, and in which they say yes.
  private func variedHiding() -> [Int: (decided: SizeClassSet, hidden: SizeClassSet)] {
    var result: [Int: (decided: SizeClassSet, hidden: SizeClassSet)] = [:]
    for row in rows.overrides where row.name == KnownName.hidden.text {
      var (decided, hidden) = result[row.owner] ?? ([], [])
      decided.formUnion(row.deciding)
      if row.value.flatMap(Bool.init(attribute:)) == true { hidden.formUnion(row.deciding) }
      result[row.owner] = (decided, hidden)
    }
    return result
  }
}
