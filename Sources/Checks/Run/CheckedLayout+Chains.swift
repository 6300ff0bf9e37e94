import AutoLayout
import Controls
import Resolver
import SceneModel

/// The chains of constraints that give content its extent.
extension CheckedLayout {
  /// The chain that holds the height of a row from its top to its bottom.
  ///
  /// - Parameters:
  ///   - content: The content view of the row, by its index.
  ///   - constraints: The installed constraints of the views in it.
  func rowChain(of content: Int, _ constraints: [LayoutConstraint]) -> ContentChain {
    ContentChain(
      views[content].id, hasExtent: hasExtent(content, .vertical), members(inside: content, .vertical),
      constraints.map { (owned($0.first), $0.second.map(owned)) }, along: .vertical)
  }

  /// The chain that holds the content of a scroll view along an axis, from its first edge to its last.
  func scrollChain(of scrollView: Int, along axis: Axis) -> ContentChain {
    // None of Interface Builder's identifiers holds a slash.
    let content = ObjectID(views[scrollView].id.text + "/content")
    // Placeholders are links, too: the app makes constraints of its own instead.
    let sides = constraints.compactMap { constraint in
      self.sides(of: constraint, inContent: content, of: scrollView)
    }
    return ContentChain(content, hasExtent: false, members(inside: scrollView, axis), sides, along: axis)
  }

  /// The views in a view, at any depth.
  private func members(inside view: Int, _ axis: Axis) -> [ContentChain.Member] {
    let inside = tree.subtree(of: views[view].node)
    let end =
      views.indices[(view + 1)...].first { !inside.contains(Int(views[$0].node.index)) } ?? views.count
    return (view + 1..<end).map { index in
      let rect = rects[index]
      return ContentChain.Member(
        views[index].id, name: names.title(of: views[index].node), in: superviews[index] - view - 1,
        from: axis == .vertical ? rect.y : rect.x, to: axis == .vertical ? rect.maxY : rect.maxX,
        hasExtent: hasExtent(index, axis))
    }
  }

  /// Whether a view has an extent by itself: by content, by views that it arranges, or by a class of which
  /// nothing is known.
  private func hasExtent(_ index: Int, _ axis: Axis) -> Bool {
    let view = views[index]
    let size = details[index].content
    return (axis == .vertical ? size.height : size.width) != nil
      || !details[index].isLaidOut && !view.type.hasSuffix("ContentView")
      || view.type == "stackView" || tree[view.node, .customClass] != nil
  }

  /// A side at the view whose safe area or margins a guide is; other sides as they are.
  private func owned(_ side: LayoutConstraint.Side) -> LayoutConstraint.Side {
    guard let (view, guide) = owner(of: side), guide != nil, let id = tree[view, .id] else { return side }
    return LayoutConstraint.Side(ObjectID(id), side.attribute)
  }

  /// The view of a side, and which of its guides the side is at; nil where the item is not there or another
  /// guide.
  private func owner(of side: LayoutConstraint.Side) -> (view: NodeID, guide: GuideKind?)? {
    guard let node = resolution.node(side.item) else { return nil }
    if tree.isView(node) { return (node, nil) }
    guard let kind = GuideKind(of: node, in: tree), let view = tree.parent(of: node) else {
      return nil
    }
    return (view, kind)
  }

  /// The sides of a constraint between the content of a scroll view and what is in it; an extent outside of
  /// it is a constant. Nil of another constraint.
  private func sides(
    of constraint: LayoutConstraint, inContent content: ObjectID, of scrollView: Int
  ) -> (first: LayoutConstraint.Side, second: LayoutConstraint.Side?)? {
    let node = views[scrollView].node
    let inside = tree.subtree(of: node)
    func isInside(_ side: LayoutConstraint.Side?) -> Bool {
      side.flatMap(owner).map { $0.view != node && inside.contains(Int($0.view.index)) } ?? false
    }
    func side(_ side: LayoutConstraint.Side, beside other: LayoutConstraint.Side?) -> LayoutConstraint.Side? {
      if isInside(side) { return owned(side) }
      guard let owner = owner(of: side), owner.view == node else { return nil }
      let isContent =
        owner.guide == .contentLayout || owner.guide == nil && side.attribute.bindsContent && isInside(other)
      return isContent ? LayoutConstraint.Side(content, side.attribute) : nil
    }
    let second = constraint.second
    let one = side(constraint.first, beside: second)
    let other = second.flatMap { side($0, beside: constraint.first) }
    if let one, second == nil || other != nil || constraint.first.attribute.isDimension {
      return (one, other)
    }
    if let other, other.attribute.isDimension { return (other, nil) }
    return nil
  }
}
