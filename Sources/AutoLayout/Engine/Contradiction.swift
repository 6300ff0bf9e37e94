package import SceneModel

/// Required constraints and rules that cannot hold together, in detail.
package struct Contradiction: Sendable {
  /// A constraint, or a rule of the layout for a view.
  package struct Member: Sendable {
    /// The identifier of the constraint, or of the view with the rule.
    package let id: ObjectID
    /// The element of the constraint or the view.
    package let node: NodeID
    package let reason: LayoutExplanation.Reason
  }

  /// The one that is broken.
  package let broken: Member
  /// The others: taking any one away resolves the contradiction.
  package let others: [Member]
  /// The constant that the layout has instead of the broken constraint's, in points; nil of a rule.
  package let actual: Double?

  /// The contradiction by identifiers, each once.
  package var conflict: LayoutConflict {
    var known: Set<ObjectID> = []
    return LayoutConflict(broken: broken.id, with: others.map(\.id).filter { known.insert($0).inserted })
  }
}
