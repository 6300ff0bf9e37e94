package import SceneModel

/// What is in force at and under one node: the installed views and guides, and the installed constraints.
package struct SubtreeContents: Sendable {
  /// The views and layout guides in document order.
  package let objects: [NodeID]
  /// The constraints with the values in force, in document order.
  package let constraints: EffectiveConstraints
  /// Of each constraint, the elements that its sides name.
  package let items: [ConstraintItems]

  /// The elements that a constraint names: nil of one that the document does not hold, and of a second that is not there.
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
    resolver.objects(in: tree.subtree(of: node)).filter(isInstalled)
  }

  /// What is in force at and under a node.
  ///
  /// - Complexity: O(*k*) of the views, guides and constraints there.
  package func contents(under node: NodeID) -> SubtreeContents {
    let range = tree.subtree(of: node)
    func element(_ index: Int32) -> NodeID? { index < 0 ? nil : NodeID(Int(index)) }
    let items = resolver.constraints(in: range).lazy.map { resolver.constraintItems[$0] }
      .filter { isInstalled($0.node) }
      .map { SubtreeContents.ConstraintItems(first: element($0.first), second: element($0.second)) }
    return SubtreeContents(
      objects: objects(under: node), constraints: constraints(in: range), items: Array(items))
  }
}
