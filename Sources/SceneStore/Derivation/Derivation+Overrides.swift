import Controls
import SceneModel

extension Derivation {
  /// Reads what the variations say.
  mutating func addOverrides() {
    for scene in rows.scenes {
      for index in scene.position...scene.last where roles[index] == .variation {
        let owner = Int(owners[index])
        guard owner != 0 else { continue }
        let reader = VariationReader(tree: tree, variation: NodeID(index), holder: NodeID(owner))
        rows.overrides += reader.values(owner: owner)
        for (id, entry, action) in reader.installations() {
          if let target = positions[id] {
            rows.overrides.append(reader.row(owner: target, entry: entry, action: action))
          }
        }
      }
    }
    rows.overrides.sort { ($0.owner, $0.position, $0.name) < ($1.owner, $1.position, $1.name) }
    decide()
  }

  /// Leaves each override the classes in which it decides: those where it applies and none does that wins over it.
  private mutating func decide() {
    let overrides = rows.overrides
    let order = overrides.indices.sorted { a, b in
      let (a, b) = (overrides[a], overrides[b])
      if a.owner != b.owner { return a.owner < b.owner }
      if a.property != b.property { return a.property < b.property }
      return b.precedence < a.precedence
    }
    var undecided = UndecidedClasses()
    var deciding = SizeClassSet.all
    var previous: OverrideRow?
    for index in order {
      let row = overrides[index]
      let isOther = previous?.owner != row.owner || previous?.property != row.property
      if isOther { undecided = UndecidedClasses() }
      if isOther || previous?.precedence != row.precedence { deciding = undecided.take(row.deciding) }
      rows.overrides[index].deciding = deciding
      previous = row
    }
  }

  /// Finds where each object and constraint is installed: where its masks say so, as far as all that it needs is.
  ///
  /// An uninstalled object takes along all that is in it, and every constraint that touches any of it.
  mutating func install() {
    var installed: [Int: SizeClassSet] = [:]
    for row in rows.overrides where row.action == .uninstall {
      installed[row.owner, default: .all].subtract(row.deciding)
    }
    guard !installed.isEmpty else { return }
    for index in rows.objects.indices {
      let row = rows.objects[index]
      var classes = installed[row.position] ?? .all
      if let parent = row.parent { classes.formIntersection(installed[parent] ?? .all) }
      rows.objects[index].installed = classes
      if classes != .all { installed[row.position] = classes }
    }
    for index in rows.constraints.indices {
      let row = rows.constraints[index]
      var classes = installed[row.position] ?? .all
      for item in [row.owner, row.first, row.second] {
        if let item { classes.formIntersection(installed[item] ?? .all) }
      }
      rows.constraints[index].installed = classes
    }
  }
}
