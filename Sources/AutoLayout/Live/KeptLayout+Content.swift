import Controls
package import SceneModel

extension KeptLayout {
  /// The reason why the content of a scroll view has no extent along an axis, as the end of a sentence; nil
  /// where the chain from its first edge to its last is whole, and of another view.
  ///
  /// - Parameter name: Gives the name of the view of an identifier.
  /// - Complexity: O(*n*) of the views and constraints.
  package func missingContentLink(
    of scrollView: Int, along axis: Axis, name: (ObjectID) -> String
  ) -> String? {
    let tree = layout.tree
    guard tree.views[scrollView].kind == .scrollView else { return nil }
    let inside = scrollView + 1..<tree.views[scrollView].subtreeEnd
    let members = inside.map { index in
      let (id, rect) = (tree.views[index].id, last.geometry.rects[index])
      let superview = tree.views[index].parent - inside.lowerBound
      return axis == .horizontal
        ? ContentChain.Member(
          id, name: name(id), in: superview, from: rect.x, to: rect.maxX, hasExtent: hasExtent(index, axis))
        : ContentChain.Member(
          id, name: name(id), in: superview, from: rect.y, to: rect.maxY, hasExtent: hasExtent(index, axis))
    }
    let content = ScrolledContent(scrollView: scrollView, inside: inside, tree: tree)
    let constraints = tree.constraints.compactMap { content.sides(of: $0) }
    return ContentChain(content.id, hasExtent: false, members, constraints, along: axis).missingLink
  }

  /// Whether a view has an extent by itself: by content, by views that it arranges, or by a class of which
  /// nothing is known.
  private func hasExtent(_ index: Int, _ axis: Axis) -> Bool {
    let view = layout.tree.views[index]
    let size = last.input.contentSizes[index]
    return (axis == .horizontal ? size.width : size.height) != nil || !view.isLaidOut
      || view.kind == .stackView || layout.tree.tree[view.node, .customClass] != nil
  }
}

/// Which constraints of a tree hold the content of a scroll view.
private struct ScrolledContent {
  let scrollView: Int
  let inside: Range<Int>
  let tree: ViewTree

  /// The identifier that stands for the content: none of Interface Builder's holds a slash.
  var id: ObjectID { ObjectID(tree.views[scrollView].id.text + "/content") }

  /// The sides of a constraint between the content and the views in it; a size outside of it is a constant.
  /// Nil of another constraint.
  func sides(
    of constraint: ItemConstraint
  ) -> (first: LayoutConstraint.Side, second: LayoutConstraint.Side?)? {
    let second = constraint.second
    let one = side(constraint.first, beside: second?.item)
    let other = second.flatMap { side($0, beside: constraint.first.item) }
    if let one, second == nil || other != nil || constraint.first.attribute.isDimension {
      return (one, other)
    }
    if let other, other.attribute.isDimension { return (other, nil) }
    return nil
  }

  /// A side by an identifier; nil of what lies outside.
  private func side(_ side: ItemConstraint.Side, beside other: LayoutItem?) -> LayoutConstraint.Side? {
    switch side.item {
    case .view(let view):
      if inside.contains(view) { return .init(tree.views[view].id, side.attribute) }
      let isContent = view == scrollView && side.attribute.bindsContent
      return isContent && other.map { inside.contains(tree.view(of: $0)) } == true
        ? .init(id, side.attribute) : nil
    case .guide(let guide):
      let (owner, kind) = (tree.guides[guide].owner, tree.guides[guide].kind)
      if owner == scrollView { return kind == .contentLayout ? .init(id, side.attribute) : nil }
      guard inside.contains(owner) else { return nil }
      let owned = tree.views[owner].id
      return .init(kind == .custom ? ObjectID(owned.text + "/guide \(guide)") : owned, side.attribute)
    }
  }
}
