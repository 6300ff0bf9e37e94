package import SceneModel

/// One thing that a variation says of an object or a constraint.
package struct VariationOverride: Sendable {
  package enum Content: Sendable {
    case value(HeldValue)
    /// Whether a mask installs the object or the constraint.
    case installation(Bool)
  }

  /// The object or the constraint.
  package let owner: NodeID
  package let variation: NodeID
  package let key: VariationKey
  /// The element that says so: the one that holds the value, or the entry of the mask.
  package let node: NodeID
  package let content: Content
  /// The classes in which the variation applies and none does that wins over it.
  package let deciding: SizeClassSet
}

extension Resolver {
  /// All that variations say: the values, then the entries of masks, of each object the strongest first.
  package func overrides(_ tables: InstallationTables) -> [VariationOverride] {
    var result: [VariationOverride] = []
    var owner: NodeID?
    var undecided: [String: UndecidedClasses] = [:]
    for (index, variation) in variations.variations.enumerated().reversed() {
      if variation.owner != owner { undecided = [:] }
      owner = variation.owner
      var deciding: [String: SizeClassSet] = [:]
      for value in document.tree.heldValues(of: variation.node) {
        let classes =
          deciding[value.property]
          ?? undecided[value.property, default: UndecidedClasses()].take(tables.applying[index])
        deciding[value.property] = classes
        result.append(
          VariationOverride(
            owner: variation.owner, variation: variation.node, key: variations.key(index), node: value.node,
            content: .value(value), deciding: classes))
      }
    }
    var child: NodeID?
    var left = UndecidedClasses()
    for mask in variations.masks.reversed() {
      if mask.child != child { left = UndecidedClasses() }
      child = mask.child
      result.append(
        VariationOverride(
          owner: mask.child, variation: variations.variations[mask.variation].node,
          key: variations.key(mask.variation), node: mask.entry, content: .installation(mask.installs),
          deciding: left.take(tables.applying[mask.variation])))
    }
    return result
  }
}
