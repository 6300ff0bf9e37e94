import Controls
import ConstraintSolver
import SceneModel

/// A stack view as its private constraints lay it out (InterfaceBuilder.md#stack-view).
extension RootRows {
  mutating func addStack(_ stack: StackArrangement) {
    addHidden(stack)
    guard let first = stack.visible.first, let last = stack.visible.last else {
      for axis in Axis.allCases {
        system.addEquality(
          box(stack.view).extent(axis), Expression(), RowPriority.fit, from: stack.origin(.fit))
      }
      return
    }
    let box = box(stack.view)
    let insets = insets(stack, stack.axis)
    system.addEquality(
      self.box(first).start(stack.axis), box.start(stack.axis) + insets.start, from: stack.origin(.ends))
    system.addEquality(
      self.box(last).end(stack.axis), box.end(stack.axis) - insets.end, from: stack.origin(.ends))
    addSpacing(stack)
    addDistribution(stack)
    addAlignment(stack)
    addEmptyViews(stack)
  }

  /// The margins that a stack view lays out in, at the start and the end of an axis (InterfaceBuilder.md#stack-margins).
  func insets(_ stack: StackArrangement, _ axis: Axis) -> (start: Double, end: Double) {
    guard stack.hasMargins else { return (0, 0) }
    let margins = input.insets.margins(of: stack.view)
    return axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
  }

  /// A hidden view takes nothing of the stack view; it has a position so that its frame is one number
  /// (InterfaceBuilder.md#stack-hidden-views).
  private mutating func addHidden(_ stack: StackArrangement) {
    let box = box(stack.view)
    let origin = stack.origin(.hiddenView)
    let across = stack.axis.other
    for view in stack.hidden {
      let hidden = self.box(view)
      system.addEquality(hidden.extent(stack.axis), Expression(), RowPriority.hiddenView, from: origin)
      system.addEquality(
        hidden.start(stack.axis), box.start(stack.axis), RowPriority.hiddenView, from: origin)
      system.addEquality(hidden.start(across), box.start(across), RowPriority.hiddenView, from: origin)
      system.addEquality(hidden.extent(across), Expression(), RowPriority.smallAcross, from: origin)
    }
  }

  /// The distances between views (InterfaceBuilder.md#stack-spacing).
  private mutating func addSpacing(_ stack: StackArrangement) {
    let relation: Relation = stack.distribution.hasFlexibleGaps ? .greaterThanOrEqual : .equal
    for (view, next) in zip(stack.visible, stack.visible.dropFirst()) {
      let end = stack.isBaselineRelative ? baseline(of: view, isFirst: false) : box(view).end(stack.axis)
      let start = stack.isBaselineRelative ? baseline(of: next, isFirst: true) : box(next).start(stack.axis)
      system.add(start, relation, end + stack.spacing, from: stack.origin(.spacing))
    }
  }

  private mutating func addAlignment(_ stack: StackArrangement) {
    let axis = stack.axis.other
    let box = box(stack.view)
    let insets = insets(stack, axis)
    let start = box.start(axis) + insets.start
    let end = box.end(axis) - insets.end
    let alignment = stack.alignment
    let origin = stack.origin(.alignment)
    for view in stack.visible {
      let arranged = self.box(view)
      let isFirst = view == stack.visible.first
      // The first view alone is tied to the edge on the baseline's side (InterfaceBuilder.md#stack-baselines).
      if alignment != .firstBaseline || isFirst {
        let isTied = alignment.tiesStart || alignment == .firstBaseline
        system.add(arranged.start(axis), isTied ? .equal : .greaterThanOrEqual, start, from: origin)
      }
      if alignment != .lastBaseline || isFirst {
        let isTied = alignment.tiesEnd || alignment == .lastBaseline
        system.add(arranged.end(axis), isTied ? .equal : .lessThanOrEqual, end, from: origin)
      }
      if alignment == .center {
        system.addEquality(
          arranged.center(axis), box.center(axis) + (insets.start - insets.end) / 2, from: origin)
      }
      if alignment != .fill {
        system.addEquality(arranged.extent(axis), Expression(), RowPriority.smallAcross, from: origin)
      }
    }
    guard alignment != .fill else { return }
    if alignment.isByBaseline { addBaselineAlignment(stack) }
    system.addEquality(
      box.extent(axis), Expression(insets.start + insets.end),
      alignment.isByBaseline ? RowPriority.fit : RowPriority.fitAcross, from: stack.origin(.fit))
  }

  private mutating func addBaselineAlignment(_ stack: StackArrangement) {
    guard let first = stack.visible.first else { return }
    let isFirst = stack.alignment == .firstBaseline
    for view in stack.visible.dropFirst() {
      system.addEquality(
        baseline(of: view, isFirst: isFirst), baseline(of: first, isFirst: isFirst),
        from: stack.origin(.alignment))
    }
  }

  /// The least sizes of plain views without content, which the canvas alone has (InterfaceBuilder.md#stack-empty-views):
  /// of empty ones across the stack view, of others along it.
  private mutating func addEmptyViews(_ stack: StackArrangement) {
    guard environment.isDesign else { return }
    for view in stack.visible where tree.views[view].kind == .view {
      let axis = tree.isEmpty(view) ? stack.axis.other : stack.axis
      guard contentExtent(of: view, axis) == nil else { continue }
      system.add(
        box(view).extent(axis), .greaterThanOrEqual, Expression(ContentSize.blankLength),
        RowPriority.emptyView,
        from: stack.origin(.emptyView))
    }
  }
}

extension StackArrangement {
  /// What the rows of a rule come from.
  func origin(_ rule: RowOrigin.StackRule) -> RowOrigin { .stackView(view: view, rule) }
}
