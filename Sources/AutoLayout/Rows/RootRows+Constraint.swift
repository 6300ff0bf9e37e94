import Controls
import ConstraintSolver
import SceneModel

extension RootRows {
  /// Adds the row of one constraint of the document.
  mutating func addConstraint(_ index: Int) {
    let constraint = tree.constraints[index]
    guard let sides = sides(of: constraint) else { return }
    system.add(
      sides.left, Relation(constraint.relation), sides.right, constraint.priority, from: .constraint(index))
  }

  /// The two sides that a constraint relates; nil where it names an attribute that an item does not have.
  func sides(of constraint: ItemConstraint) -> (left: Expression, right: Expression)? {
    let isMirrored = tree.isMirrored(constraint)
    let constant = isFlushToSafeArea(constraint) ? 0 : constraint.constant
    let second = constraint.second
    guard var left = position(constraint.first, beside: second?.item, isMirrored: isMirrored) else {
      return nil
    }
    var right = Expression(constant)
    if let second {
      guard var position = position(second, beside: constraint.first.item, isMirrored: isMirrored) else {
        return nil
      }
      if constraint.multiplier != 1, !second.isDimension, let owner = constraint.owner {
        // A multiplied position is measured in the owner's coordinates, which are the same in
        // either direction (InterfaceBuilder.md#reading-direction).
        let start = box(owner).start(second.attribute.axis)
        let origin = isMirrored ? start * -1 : start
        position = position - origin
        left = left - origin
      }
      right = position * constraint.multiplier + constant
    }
    return (left, right)
  }

  /// Whether standard spacing to the sides of a safe area is zero on the canvas
  /// (InterfaceBuilder.md#standard-spacing).
  func isFlushToSafeArea(_ constraint: ItemConstraint) -> Bool {
    guard constraint.isSymbolic, constraint.first.attribute.axis == .horizontal,
      environment.isCanvas(with: .flushSafeArea)
    else { return false }
    return isSafeArea(constraint.first.item) || constraint.second.map { isSafeArea($0.item) } ?? false
  }

  private func isSafeArea(_ item: LayoutItem) -> Bool {
    if case .guide(let guide) = item { tree.guides[guide].kind == .safeArea } else { false }
  }

  /// The value of an item's attribute in the root's coordinates; measured from the right where mirrored.
  func position(
    _ side: ItemConstraint.Side, beside other: LayoutItem?, isMirrored: Bool
  ) -> Expression? {
    if let origin = side.origin {
      let end = ItemConstraint.Side(item: side.item, attribute: side.attribute)
      guard let to = position(end, beside: origin.item, isMirrored: isMirrored),
        let from = position(origin.side, beside: side.item, isMirrored: isMirrored)
      else { return nil }
      return to - from
    }
    let attribute = side.attribute
    let view = tree.view(of: side.item)
    var insets = EdgeInsets.zero
    if case .guide(let index) = side.item {
      let guide = tree.guides[index]
      if guide.kind.isBar { return barGuide(guide, attribute, isMirrored: isMirrored) }
      insets = guideInsets(guide)
    }
    let content = system.hasContentBoxes ? contentBox(side, beside: other) : nil
    let box = content ?? box(of: side.item)
    if attribute.isRelativeToMargins { insets = insets + input.insets.margins(of: view) }
    return position(attribute, in: box, insets, view, isMirrored: isMirrored)
  }

  /// The variables of an item: those of its own box of a guide that has one, else those of its view.
  private func box(of item: LayoutItem) -> RowSystem.Box {
    switch item {
    case .view(let view): box(view)
    case .guide(let guide): box(tree.box(ofGuide: guide))
    }
  }

  /// The content area that a side refers to; nil of a side that refers to its view
  /// (InterfaceBuilder.md#scroll-content).
  func contentBox(_ side: ItemConstraint.Side, beside other: LayoutItem?) -> RowSystem.Box? {
    switch side.item {
    case .guide(let index):
      let guide = tree.guides[index]
      return guide.kind == .contentLayout ? system.contentBox(guide.owner) : nil
    case .view(let view):
      guard side.attribute.bindsContent, let content = system.contentBox(view), let other,
        isInside(other, view)
      else { return nil }
      return content
    }
  }

  private func position(
    _ attribute: LayoutAttribute, in box: RowSystem.Box, _ insets: EdgeInsets, _ view: Int, isMirrored: Bool
  ) -> Expression {
    switch attribute {
    case .leading, .leadingMargin:
      return box.start(.horizontal, isRightToLeft: isMirrored) + (isMirrored ? insets.right : insets.left)
    case .trailing, .trailingMargin:
      return box.end(.horizontal, isRightToLeft: isMirrored) - (isMirrored ? insets.left : insets.right)
    case .left, .leftMargin: return box.left + insets.left
    case .right, .rightMargin: return box.right - insets.right
    case .top, .topMargin: return box.top + insets.top
    case .bottom, .bottomMargin: return box.bottom - insets.bottom
    case .width: return Expression(box.width) - insets.left - insets.right
    case .height: return Expression(box.height) - insets.top - insets.bottom
    case .centerX, .centerXWithinMargins:
      let center = box.centerX + (insets.left - insets.right) / 2
      return isMirrored ? center * -1 : center
    case .centerY, .centerYWithinMargins: return box.centerY + (insets.top - insets.bottom) / 2
    case .baseline, .lastBaseline: return baseline(of: view, isFirst: false)
    case .firstBaseline: return baseline(of: view, isFirst: true)
    }
  }

  /// The baseline of a view's text; of a stack view that of its first or last view; else the view's edge
  /// (InterfaceBuilder.md#baselines).
  func baseline(of view: Int, isFirst: Bool) -> Expression {
    var view = view
    while tree.views[view].kind == .stackView {
      var inner: Int?
      for child in tree.children(of: view) {
        inner = child
        if isFirst { break }
      }
      guard let inner else { break }
      view = inner
    }
    let box = box(view)
    let size = input.contentSizes[view]
    if let centered = size.centeredBaseline { return box.centerY + centered }
    if isFirst {
      if let first = size.firstBaseline { return box.top + first }
      if let last = size.lastBaseline { return box.bottom - last }
      return box.top
    }
    return box.bottom - (size.lastBaseline ?? 0)
  }

  private func isInside(_ item: LayoutItem, _ ancestor: Int) -> Bool {
    let view = tree.view(of: item)
    return view != ancestor && tree.isView(view, inside: ancestor)
  }
}
