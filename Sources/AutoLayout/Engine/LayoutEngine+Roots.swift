import Controls
import Resolver
import SceneModel

extension LayoutEngine {
  /// The installed views of a scene that have no superview, with the controllers whose views they are; none
  /// where the request is impossible or the document's platform is not laid out.
  func roots(of outline: SceneOutline) -> [SceneRoot] {
    let tree = resolution.tree
    guard request.isPossible, tree.platform.isLaidOut else { return [] }
    var roots: [SceneRoot] = []
    var end = 0
    for node in resolution.objects(under: outline.objects) where Int(node.index) >= end {
      guard tree.isView(node) else { continue }
      end = tree.subtree(of: node).upperBound
      roots.append(SceneRoot(node: node, controller: controller(ofView: node)))
    }
    return roots
  }

  /// The controller whose view a root is.
  private func controller(ofView node: NodeID) -> NodeID? {
    guard let parent = resolution.tree.parent(of: node),
      resolution.tree.role(of: parent) == .controller
    else { return nil }
    return parent
  }
}

/// A view without a superview.
struct SceneRoot: Sendable {
  let node: NodeID
  /// The controller whose view it is, or nil.
  let controller: NodeID?
}
