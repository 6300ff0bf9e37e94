import SceneModel

/// A constraint and what variations say of its values.
struct ConstraintOverrides {
  /// The values that one variation gives; the most general variation comes first.
  private struct Override {
    let applying: SizeClassSet
    let constant: String?
    let multiplier: String?
    let priority: String?
  }

  private let own: LayoutConstraint
  private var overrides: [Override] = []

  init(_ constraint: LayoutConstraint, _ resolver: Resolver, _ tables: InstallationTables) {
    own = constraint
    let tree = resolver.document.tree
    for index in resolver.variations.indices(of: constraint.node) ?? 0..<0 {
      let node = resolver.variations.variations[index].node
      overrides.append(
        Override(
          applying: tables.applying[index], constant: tree[node, .constant],
          multiplier: tree[node, .multiplier], priority: tree[node, .priority]))
    }
  }

  /// The constraint in a size class: a value that cannot be read counts as absent.
  func constraint(in sizeClass: SizeClass) -> LayoutConstraint {
    var result = own
    for override in overrides where override.applying.contains(sizeClass) {
      if let text = override.constant { result.read(.constant, text) }
      if let text = override.multiplier { result.read(.multiplier, text) }
      if let text = override.priority { result.read(.priority, text) }
    }
    return result
  }

  /// Separates the classes between which a variation makes a difference.
  func split(_ partition: inout SizeClassPartition) {
    for override in overrides { partition.split(by: override.applying) }
  }
}
