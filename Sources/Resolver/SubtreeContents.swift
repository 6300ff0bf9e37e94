package import SceneModel

/// The contents of one node's subtree that are in force: the installed views and guides, and
/// the installed constraints.
package struct SubtreeContents: Sendable {
  /// The views and layout guides in document order.
  package let objects: [NodeID]
  /// The constraints with the values in force, in document order.
  package let constraints: EffectiveConstraints
  /// Of each constraint, the elements that its sides name.
  package let items: [ConstraintItems]

  /// The elements that a constraint names; nil of one that the document does not hold, and of no second one.
  package struct ConstraintItems: Sendable {
    package let first: NodeID?
    package let second: NodeID?
  }
}

extension Resolution {
  /// The installed views and layout guides at and under a node, in document order.
  ///
  /// - Complexity: O(*k*) of the views and guides there.
  package func objects(under node: NodeID) -> [NodeID] {
    let all = resolver.objects(in: tree.subtree(of: node))
    var objects: [NodeID] = []
    objects.reserveCapacity(all.count)
    for object in all where isInstalled(object) { objects.append(object) }
    return objects
  }

  /// The contents of a node's subtree that are in force.
  ///
  /// - Complexity: O(*k*) of the views, guides and constraints there.
  package func contents(under node: NodeID) -> SubtreeContents {
    let range = tree.subtree(of: node)
    func element(_ index: Int32) -> NodeID? { index < 0 ? nil : NodeID(Int(index)) }
    let indices = resolver.constraints(in: range)
    var items: [SubtreeContents.ConstraintItems] = []
    items.reserveCapacity(indices.count)
    for index in indices {
      let constraint = resolver.constraintItems[index]
      guard isInstalled(constraint.node) else { continue }
      items.append(.init(first: element(constraint.first), second: element(constraint.second)))
    }
    return SubtreeContents(
      objects: objects(under: node), constraints: constraints(in: range), items: items)
  }
}
