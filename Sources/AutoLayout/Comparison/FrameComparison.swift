import Resolver
public import SceneModel

/// A view's frame as it was computed beside the one that its document holds.
public struct FrameComparison: Sendable {
  public let id: ObjectID
  public let node: NodeID
  /// The element's name.
  public let type: String
  public let saved: Rect
  public let computed: Rect

  /// The largest difference of the four numbers, in points.
  public var difference: Double {
    max(
      abs(saved.x - computed.x), abs(saved.y - computed.y), abs(saved.width - computed.width),
      abs(saved.height - computed.height))
  }
}

extension LayoutEngine {
  /// Compares the frames of a laid-out scene with the saved ones.
  ///
  /// Only views that constraints decide are compared; not those that Interface Builder itself marked as misplaced or
  /// ambiguous, nor what is under them, nor hidden views of stack views, whose saved frames are stale (facts §4.2, §4.5).
  public func compare(_ layout: SceneLayout) -> [FrameComparison] {
    let tree = resolution.tree
    return layout.views.compactMap { view in
      guard view.parent != nil, isDecided(view.node), let saved = tree.savedFrame(of: view.node) else {
        return nil
      }
      return FrameComparison(
        id: view.id, node: view.node, type: view.type, saved: saved, computed: view.frame)
    }
  }

  private func isDecided(_ node: NodeID) -> Bool {
    let tree = resolution.tree
    guard tree[node, .fixedFrame] != "YES", tree[node, .key] != "view" else { return false }
    guard tree[node, .translatesAutoresizingMaskIntoConstraints] == "NO" || isArranged(node) else {
      return false
    }
    var current: NodeID? = node
    while let ancestor = current {
      if tree[ancestor, .misplaced] == "YES" || tree[ancestor, .ambiguous] == "YES" { return false }
      if tree[ancestor, .hidden] == "YES", isArranged(ancestor) { return false }
      current = tree.parent(of: ancestor)
    }
    return true
  }

  private func isArranged(_ node: NodeID) -> Bool {
    let tree = resolution.tree
    guard let container = tree.parent(of: node), tree.isElement(container, .subviews),
      let owner = tree.parent(of: container)
    else { return false }
    return tree.isElement(owner, .stackView)
  }
}
