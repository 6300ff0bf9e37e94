import Resolver
public import SceneModel

extension LayoutEngine {
  /// Explains the frame of a view.
  ///
  /// - Returns: Nil where the scene has no installed view of the identifier.
  public func explain(_ id: ObjectID, in outline: SceneOutline) -> LayoutExplanation? {
    for root in roots(of: outline) {
      let layout = rootLayout(root, controller(ofView: root))
      if let view = layout.tree.views.firstIndex(where: { $0.id == id }) {
        return RootExplanation(layout, layout.passes()).explain(view)
      }
    }
    return nil
  }

  /// The installed views of a scene that have no superview.
  func roots(of outline: SceneOutline) -> [NodeID] {
    let tree = resolution.tree
    var roots: [NodeID] = []
    var end = 0
    for index in tree.subtree(of: outline.objects) where index >= end && resolution.isInstalled(NodeID(index))
    {
      guard tree.isView(NodeID(index)) else { continue }
      end = tree.subtree(of: NodeID(index)).upperBound
      roots.append(NodeID(index))
    }
    return roots
  }
}
