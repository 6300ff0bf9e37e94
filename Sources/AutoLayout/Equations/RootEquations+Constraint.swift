import ConstraintSolver
import Resolver
import SceneModel

extension RootEquations {
  /// States one constraint of the document.
  mutating func addConstraint(_ index: Int) {
    let constraint = tree.constraints[index]
    guard let first = tree.item(constraint.first.item) else { return }
    let secondItem = constraint.second.flatMap { tree.item($0.item) }
    if constraint.second != nil && secondItem == nil { return }
    let attributes = [constraint.first.attribute, constraint.second?.attribute]
    let isMirrored = environment.isRightToLeft && attributes.contains { $0?.followsDirection ?? false }
    let constant = isFlushToSafeArea(constraint, first, secondItem) ? 0 : constraint.constant
    guard var left = position(first, constraint.first.attribute, beside: secondItem, isMirrored: isMirrored)
    else { return }
    var right = Expression(constant)
    if let second = constraint.second, let secondItem {
      guard var position = position(secondItem, second.attribute, beside: first, isMirrored: isMirrored)
      else { return }
      if constraint.multiplier != 1, !second.attribute.isDimension, let owner = ownerBox(constraint) {
        // A multiplied place is measured in the owner's coordinates.
        let axis = second.attribute.axis
        let origin = isMirrored && axis == .horizontal ? owner.right * -1 : owner.start(axis)
        position = position - origin
        left = left - origin
      }
      right = position * constraint.multiplier + constant
    }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    equations.state(left, relation, right, constraint.priority, from: .constraint(index))
  }

  /// Whether standard spacing to the sides of a safe area is none: so it was drawn from 13122 to 14490 though the constant
  /// says 20 (observed: 7 of 7).
  private func isFlushToSafeArea(
    _ constraint: LayoutConstraint, _ first: LayoutItem, _ second: LayoutItem?
  ) -> Bool {
    guard constraint.isSymbolic, constraint.first.attribute.axis == .horizontal,
      (13122...14490).contains(environment.toolsVersion.number)
    else { return false }
    return [first, second].contains { item in
      if case .guide(let guide) = item { tree.guides[guide].kind == .safeArea } else { false }
    }
  }

  private func ownerBox(_ constraint: LayoutConstraint) -> Equations.Box? {
    guard case .view(let owner)? = tree.item(ObjectID(tree.tree[constraint.owner, .id] ?? "")) else {
      return nil
    }
    return equations.boxes[owner]
  }

  /// What an attribute of an item is in the root's coordinates; measured from the right where mirrored.
  func position(
    _ item: LayoutItem, _ attribute: LayoutAttribute, beside other: LayoutItem?, isMirrored: Bool = false
  ) -> Expression? {
    var box: Equations.Box
    var insets = EdgeInsets.zero
    var view: Int
    switch item {
    case .guide(let index):
      let guide = tree.guides[index]
      view = guide.owner
      if guide.kind == .top || guide.kind == .bottom || guide.kind == .keyboard {
        return barGuide(guide, attribute)
      }
      box =
        guide.kind == .contentLayout
        ? equations.contents[view] ?? equations.boxes[view] : equations.boxes[view]
      insets = guideInsets(guide)
    case .view(let index):
      view = index
      box = equations.boxes[index]
      if let content = equations.contents[index], attribute.bindsContent, let other, isInside(other, index) {
        box = content
      }
    }
    if attribute.isRelativeToMargins { insets = insets + margins.margins(of: view) }
    return place(attribute, in: box, insets, view, isMirrored: isMirrored)
  }

  private func place(
    _ attribute: LayoutAttribute, in box: Equations.Box, _ insets: EdgeInsets, _ view: Int, isMirrored: Bool
  ) -> Expression? {
    let left = box.left + insets.left
    let right = box.right - insets.right
    switch attribute {
    case .leading, .leadingMargin: return isMirrored ? right * -1 : left
    case .trailing, .trailingMargin: return isMirrored ? left * -1 : right
    case .left, .leftMargin: return left
    case .right, .rightMargin: return right
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

  /// The baseline of a view's text; of a stack view that of its first or last view; else the view's edge.
  func baseline(of view: Int, isFirst: Bool) -> Expression {
    var view = view
    while tree.views[view].kind == .stackView,
      let inner = isFirst ? tree.views[view].children.first : tree.views[view].children.last
    {
      view = inner
    }
    let box = equations.boxes[view]
    let size = contentSizes[view]
    if isFirst {
      if let first = size.firstBaseline { return box.top + first }
      if let last = size.lastBaseline { return box.bottom - last }
      return box.top
    }
    return box.bottom - (size.lastBaseline ?? 0)
  }

  /// The layout guides of older documents: the top one ends where the safe area begins, the bottom one begins where it
  /// ends, in every era (facts §2.2). The keyboard guide, undocked, begins there too.
  private func barGuide(_ guide: LayoutGuide, _ attribute: LayoutAttribute) -> Expression? {
    let box = equations.boxes[guide.owner]
    let safe = margins.safeArea(of: guide.owner)
    let isTop = guide.kind == .top
    switch attribute {
    case .top: return isTop ? box.top : box.bottom - safe.bottom
    case .bottom: return isTop ? box.top + safe.top : box.bottom
    case .height: return Expression(isTop ? safe.top : safe.bottom)
    case .left, .leading: return box.left
    case .right, .trailing: return box.right
    case .centerX: return box.centerX
    case .width: return Expression(box.width)
    default: return nil
    }
  }

  private func guideInsets(_ guide: LayoutGuide) -> EdgeInsets {
    switch guide.kind {
    case .safeArea: margins.safeArea(of: guide.owner)
    case .margins, .readable: margins.margins(of: guide.owner)
    case .contentLayout, .frameLayout, .top, .bottom, .keyboard: .zero
    }
  }

  private func isInside(_ item: LayoutItem, _ ancestor: Int) -> Bool {
    switch item {
    case .view(let view): view != ancestor && tree.isView(view, inside: ancestor)
    case .guide(let guide):
      tree.guides[guide].owner != ancestor && tree.isView(tree.guides[guide].owner, inside: ancestor)
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is measured from the edge where reading starts.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute lies at the view's margins.
  var isRelativeToMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute, of a scroll view and beside a view in it, speaks of the content area (facts §4.4).
  var bindsContent: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .baseline,
      .lastBaseline, .firstBaseline:
      false
    default: true
    }
  }
}
