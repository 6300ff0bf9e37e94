public import SceneModel

/// A scene under a trait collection: the installed views and guides, and the constraints between them.
public struct EffectiveScene: Sendable {
  public let outline: SceneOutline
  public let traits: TraitCollection
  /// The installed views and layout guides in document order, which is from back to front.
  public let objects: [NodeID]
  /// The installed constraints that touch installed items only, with the values in force, in document order.
  public let constraints: [LayoutConstraint]
}

extension Resolution {
  /// A scene of the document under the traits.
  public func scene(_ outline: SceneOutline) -> EffectiveScene {
    var objects: [NodeID] = []
    var constraints: [LayoutConstraint] = []
    for index in tree.subtree(of: outline.objects) where installed[index] {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element else { continue }
      if tree.name(of: node) == .constraint {
        if let constraint = layoutConstraint(node) { constraints.append(constraint) }
      } else if tree.isView(node) || tree.objectKind(of: node)?.role == .guide {
        objects.append(node)
      }
    }
    return EffectiveScene(outline: outline, traits: traits, objects: objects, constraints: constraints)
  }

  /// A constraint with the values in force, or nil where the element is none.
  public func layoutConstraint(_ node: NodeID) -> LayoutConstraint? {
    tree.layoutConstraint(node) { attribute(node, $0) }
  }

  /// The nearest view around a node, or nil of a root.
  public func superview(of node: NodeID) -> NodeID? { tree.ancestor(of: node, where: tree.isView) }
}
