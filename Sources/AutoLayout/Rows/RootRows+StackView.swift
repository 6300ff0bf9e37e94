import Controls
import ConstraintSolver
import SceneModel

/// A stack view as its private constraints lay it out (InterfaceBuilder.md#stack-view).
extension RootRows {
  mutating func addStack(_ stack: StackArrangement) {
    // Without views there are no constraints: nothing sets its size
    // (InterfaceBuilder.md#stack-without-views).
    if stack.visible.isEmpty, stack.hidden.isEmpty { return }
    addHidden(stack)
    guard let first = stack.visible.first, let last = stack.visible.last else {
      for axis in Axis.allCases {
        system.addEquality(
          box(stack.view).extent(axis), Expression(), RowPriority.fit, from: stack.origin(.fit))
      }
      return
    }
    let axis = stack.axis
    let insets = insets(stack, axis)
    system.addEquality(
      start(of: first, axis, in: stack), start(of: stack.view, axis, in: stack) + insets.start,
      from: stack.origin(.ends))
    system.addEquality(
      end(of: last, axis, in: stack), end(of: stack.view, axis, in: stack) - insets.end,
      from: stack.origin(.ends))
    addSpacing(stack)
    addDistribution(stack)
    addAlignment(stack)
    addEmptyViews(stack)
  }

  /// The edge of a view from which a stack view arranges or aligns its views: the right one from right
  /// to left (InterfaceBuilder.md#stack-direction).
  func start(of view: Int, _ axis: Axis, in stack: StackArrangement) -> Expression {
    box(view).start(axis, isRightToLeft: stack.isRightToLeft)
  }

  /// The edge across from the start.
  func end(of view: Int, _ axis: Axis, in stack: StackArrangement) -> Expression {
    box(view).end(axis, isRightToLeft: stack.isRightToLeft)
  }

  /// The center of a view, measured as the edges are.
  func center(of view: Int, _ axis: Axis, in stack: StackArrangement) -> Expression {
    box(view).center(axis, isRightToLeft: stack.isRightToLeft)
  }

  /// The margins that a stack view lays out in, at the start and the end of an axis
  /// (InterfaceBuilder.md#stack-margins).
  func insets(_ stack: StackArrangement, _ axis: Axis) -> (start: Double, end: Double) {
    guard stack.hasMargins else { return (0, 0) }
    let margins = input.insets.margins(of: stack.view)
    guard axis == .horizontal else { return (margins.top, margins.bottom) }
    return stack.isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
  }

  /// A hidden view takes nothing of the stack view; it has a position so that its frame is one number
  /// (InterfaceBuilder.md#stack-hidden-views).
  private mutating func addHidden(_ stack: StackArrangement) {
    let origin = stack.origin(.hiddenView)
    let across = stack.axis.other
    for view in stack.hidden {
      let hidden = box(view)
      system.addEquality(hidden.extent(stack.axis), Expression(), RowPriority.hiddenView, from: origin)
      for axis in [stack.axis, across] {
        system.addEquality(
          start(of: view, axis, in: stack), start(of: stack.view, axis, in: stack), RowPriority.hiddenView,
          from: origin)
      }
      system.addEquality(hidden.extent(across), Expression(), RowPriority.smallAcross, from: origin)
    }
  }

  /// The distances between views (InterfaceBuilder.md#stack-spacing).
  private mutating func addSpacing(_ stack: StackArrangement) {
    let relation: Relation = stack.distribution.hasFlexibleGaps ? .greaterThanOrEqual : .equal
    for (view, next) in zip(stack.visible, stack.visible.dropFirst()) {
      let end =
        stack.isBaselineRelative ? baseline(of: view, isFirst: false) : end(of: view, stack.axis, in: stack)
      let start =
        stack.isBaselineRelative ? baseline(of: next, isFirst: true) : start(of: next, stack.axis, in: stack)
      let spacing = stack.customSpacings[view] ?? stack.spacing
      system.add(start, relation, end + spacing, from: stack.origin(.spacing))
    }
  }

  private mutating func addAlignment(_ stack: StackArrangement) {
    let axis = stack.axis.other
    let insets = insets(stack, axis)
    let start = start(of: stack.view, axis, in: stack) + insets.start
    let end = end(of: stack.view, axis, in: stack) - insets.end
    let alignment = stack.alignment
    let origin = stack.origin(.alignment)
    for view in stack.visible {
      let isFirst = view == stack.visible.first
      // The first view alone is tied to the edge on the baseline's side
      // (InterfaceBuilder.md#stack-baselines).
      if alignment != .firstBaseline || isFirst {
        let isTied = alignment.tiesStart || alignment == .firstBaseline
        system.add(
          self.start(of: view, axis, in: stack), isTied ? .equal : .greaterThanOrEqual, start, from: origin)
      }
      if alignment != .lastBaseline || isFirst {
        let isTied = alignment.tiesEnd || alignment == .lastBaseline
        system.add(
          self.end(of: view, axis, in: stack), isTied ? .equal : .lessThanOrEqual, end, from: origin)
      }
      if alignment == .center {
        system.addEquality(
          center(of: view, axis, in: stack),
          center(of: stack.view, axis, in: stack) + (insets.start - insets.end) / 2, from: origin)
      }
      if alignment != .fill {
        system.addEquality(box(view).extent(axis), Expression(), RowPriority.smallAcross, from: origin)
      }
    }
    guard alignment != .fill else { return }
    if alignment.isByBaseline { addBaselineAlignment(stack) }
    system.addEquality(
      box(stack.view).extent(axis), Expression(insets.start + insets.end),
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

  /// Adds the least sizes of plain views without content, on the canvas alone
  /// (InterfaceBuilder.md#stack-empty-views): of empty ones across the stack view, of others along it.
  private mutating func addEmptyViews(_ stack: StackArrangement) {
    guard environment.isDesign else { return }
    for view in stack.visible where tree.views[view].kind == .view {
      let isEmpty = tree.isEmpty(view)
      guard isEmpty || environment.toolsVersion.has(.spaceForFilledViews) else { continue }
      let axis = isEmpty ? stack.axis.other : stack.axis
      if explicitExtents[axis] == nil { explicitExtents[axis] = readExplicitExtents(axis) }
      guard contentExtent(of: view, axis) == nil, explicitExtents[axis]?.contains(view) == false else {
        continue
      }
      system.add(
        box(view).extent(axis), .greaterThanOrEqual, Expression(space(isEmpty: isEmpty, axis, in: stack)),
        min(RowPriority.emptyView, tree.resistance(of: view, axis)), from: stack.origin(.emptyView))
    }
  }

  /// The least extent of a plain view: across the stack view an empty one is as large as it comes from the
  /// library, except in the height of a stack view that fills.
  private func space(isEmpty: Bool, _ axis: Axis, in stack: StackArrangement) -> Double {
    guard isEmpty else { return ContentSize.blankLength }
    if axis == .horizontal { return LibraryView.plainSize.width }
    return stack.alignment == .fill ? ContentSize.blankLength : LibraryView.plainSize.height
  }
}

extension StackArrangement {
  /// The origin of the rows of a rule.
  func origin(_ rule: RowOrigin.StackRule) -> RowOrigin { .stackView(view: view, rule) }
}
