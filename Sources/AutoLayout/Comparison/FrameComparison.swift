import Resolver
package import SceneModel

/// A view's frame as it was computed beside the one that its document holds.
package struct FrameComparison: Sendable {
  package let id: ObjectID
  package let node: NodeID
  /// The element's name.
  package let type: String
  package let saved: Rect
  package let computed: Rect
  /// Whether the document itself marks the view as misplaced: the constraints do not give its saved frame.
  package let isMarkedMisplaced: Bool

  /// The largest difference of the four numbers, in points.
  package var difference: Double {
    max(
      abs(saved.x - computed.x), abs(saved.y - computed.y), abs(saved.width - computed.width),
      abs(saved.height - computed.height))
  }
}

extension LayoutEngine {
  /// Compares the frames of a laid-out scene with the saved ones.
  ///
  /// Compares only views that constraints decide. Left out are views that Interface Builder itself marked as
  /// misplaced or ambiguous (InterfaceBuilder.md#marked-views) and what is under them, and hidden views of
  /// stack views, whose saved frames are stale (InterfaceBuilder.md#stack-hidden-views).
  package func compare(_ layout: SceneLayout) -> [FrameComparison] {
    comparisons(layout) {
      resolution.tree.flag($0, .misplaced) == true || resolution.tree.flag($0, .ambiguous) == true
    }
  }

  /// Compares the frames of a laid-out scene with the saved ones, those of views marked as misplaced too.
  ///
  /// Left out are views that are marked as ambiguous and what is under them: their saved frames do not follow
  /// from the constraints.
  package func compareWithMisplaced(_ layout: SceneLayout) -> [FrameComparison] {
    comparisons(layout) { resolution.tree.flag($0, .ambiguous) == true }
  }

  /// Compares frames with those that older documents hold for one size class only, where this class's apply.
  package func compareWithVariations(_ layout: SceneLayout) -> [FrameComparison] {
    layout.views.compactMap { view in
      guard view.parent != nil, isDecided(view.node), hasVariedFrame(view.node) else { return nil }
      let isMarked = resolution.variations(of: view.node).contains {
        resolution.tree.flag($0, .misplaced) == true
      }
      return FrameComparison(
        id: view.id, node: view.node, type: view.type, saved: resolution.savedFrame(of: view.node),
        computed: view.frame, isMarkedMisplaced: isMarked)
    }
  }

  private func hasVariedFrame(_ node: NodeID) -> Bool {
    resolution.variations(of: node).contains { resolution.tree.savedFrame(of: $0) != nil }
  }

  private func comparisons(
    _ layout: SceneLayout, leavingOut isLeftOut: (NodeID) -> Bool
  ) -> [FrameComparison] {
    let tree = resolution.tree
    return layout.views.compactMap { view in
      guard view.parent != nil, isDecided(view.node), let saved = tree.savedFrame(of: view.node),
        !isAtOrUnder(view.node, isLeftOut)
      else { return nil }
      return FrameComparison(
        id: view.id, node: view.node, type: view.type, saved: saved, computed: view.frame,
        isMarkedMisplaced: tree.flag(view.node, .misplaced) == true)
    }
  }

  /// Whether constraints decide a view's frame, and the saved one is no stale one of a hidden view.
  private func isDecided(_ node: NodeID) -> Bool {
    let tree = resolution.tree
    guard tree.flag(node, .fixedFrame) != true, tree[node, .key] != "view" else { return false }
    guard tree.flag(node, .translatesAutoresizingMaskIntoConstraints) == false || isArranged(node) else {
      return false
    }
    return !isAtOrUnder(node) { tree.flag($0, .hidden) == true && isArranged($0) }
  }

  private func isAtOrUnder(_ node: NodeID, _ isSelected: (NodeID) -> Bool) -> Bool {
    var current: NodeID? = node
    while let ancestor = current {
      if isSelected(ancestor) { return true }
      current = resolution.tree.parent(of: ancestor)
    }
    return false
  }

  private func isArranged(_ node: NodeID) -> Bool {
    let tree = resolution.tree
    guard let container = tree.parent(of: node), tree.isElement(container, .subviews),
      let owner = tree.parent(of: container)
    else { return false }
    return tree.isElement(owner, .stackView)
  }
}
