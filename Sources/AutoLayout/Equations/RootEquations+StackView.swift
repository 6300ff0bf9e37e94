import ConstraintSolver
import Resolver
import SceneModel

/// A stack view as its private constraints lay it out (facts §4.5).
extension RootEquations {
  /// What a stack view says, and the expressions along its axes.
  struct Stack {
    let view: Int
    let axis: Axis
    let alignment: String
    let distribution: String
    let spacing: Double
    /// Margins that the stack lays out in, zero where the document states none.
    let insets: EdgeInsets
    /// The arranged views that are not hidden.
    let visible: [Int]
    let hidden: [Int]

    /// The insets at the start and the end of an axis.
    func insets(_ axis: Axis) -> (start: Double, end: Double) {
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
  }

  mutating func addStack(_ index: Int) {
    let stack = readStack(index)
    addHidden(stack)
    guard let first = stack.visible.first, let last = stack.visible.last else {
      for axis in Axis.allCases {
        equations.equate(equations.boxes[index].extent(axis), Expression(), 49, from: .view(index))
      }
      return
    }
    let box = equations.boxes[index]
    let insets = stack.insets(stack.axis)
    equations.equate(
      equations.boxes[first].start(stack.axis), box.start(stack.axis) + insets.start, from: .view(index))
    equations.equate(
      equations.boxes[last].end(stack.axis), box.end(stack.axis) - insets.end, from: .view(index))
    addSpacing(stack)
    addDistribution(stack)
    addAlignment(stack)
    addRoom(stack)
  }

  private func readStack(_ index: Int) -> Stack {
    let view = tree.views[index]
    let resolution = tree.resolution
    let arranged = view.children.filter { tree.views[$0].isArranged }
    let isStandard = resolution.attribute(view.node, .spacingType) == "standard"
    return Stack(
      view: index, axis: resolution.attribute(view.node, .axis) == "vertical" ? .vertical : .horizontal,
      alignment: resolution.attribute(view.node, .alignment) ?? "fill",
      distribution: resolution.attribute(view.node, .distribution) ?? "fill",
      spacing: isStandard ? 8 : resolution.number(view.node, .spacing) ?? 0,
      insets: margins.explicit(index) == nil ? .zero : margins.margins(of: index),
      visible: arranged.filter { !tree.views[$0].isHidden },
      hidden: arranged.filter { tree.views[$0].isHidden })
  }

  /// A hidden view is as if absent; it keeps a place so that its frame is one number.
  private mutating func addHidden(_ stack: Stack) {
    let box = equations.boxes[stack.view]
    for view in stack.hidden {
      let hidden = equations.boxes[view]
      equations.equate(hidden.extent(stack.axis), Expression(), 999, from: .view(stack.view))
      equations.equate(hidden.start(stack.axis), box.start(stack.axis), 999, from: .view(stack.view))
      equations.equate(
        hidden.start(stack.axis.other), box.start(stack.axis.other), 999, from: .view(stack.view))
      equations.equate(hidden.extent(stack.axis.other), Expression(), 25, from: .view(stack.view))
    }
  }

  private mutating func addSpacing(_ stack: Stack) {
    let isBaselineRelative =
      stack.axis == .vertical
      && tree.resolution.flag(tree.views[stack.view].node, .baselineRelativeArrangement) == true
    let isFlexible = stack.distribution == "equalSpacing" || stack.distribution == "equalCentering"
    for (view, next) in zip(stack.visible, stack.visible.dropFirst()) {
      let end =
        isBaselineRelative ? baseline(of: view, isFirst: false) : equations.boxes[view].end(stack.axis)
      let start =
        isBaselineRelative ? baseline(of: next, isFirst: true) : equations.boxes[next].start(stack.axis)
      equations.state(
        start, isFlexible ? .greaterThanOrEqual : .equal, end + stack.spacing, from: .view(stack.view))
    }
  }

  private mutating func addDistribution(_ stack: Stack) {
    switch stack.distribution {
    case "fillEqually": addEqualSizes(stack)
    case "fillProportionally": addProportions(stack)
    case "equalSpacing", "equalCentering":
      addEqualGaps(stack, centered: stack.distribution == "equalCentering")
      equations.equate(
        equations.boxes[stack.view].extent(stack.axis), Expression(), 49, from: .view(stack.view))
    default: break
    }
  }

  private mutating func addEqualSizes(_ stack: Stack) {
    guard let first = stack.visible.first else { return }
    for view in stack.visible.dropFirst() {
      equations.equate(
        equations.boxes[view].extent(stack.axis), equations.boxes[first].extent(stack.axis),
        from: .view(stack.view))
    }
  }

  /// Each view has its content's share of the stack, at falling priorities from 999: the last takes up the error.
  private mutating func addProportions(_ stack: Stack) {
    if statedExtents[stack.axis] == nil { statedExtents[stack.axis] = readStatedExtents(stack.axis) }
    let sizes = stack.visible.map { naturalExtent(of: $0, stack.axis) }
    guard sizes.contains(where: { $0 != nil }) else { return addEqualSizes(stack) }
    let gaps = stack.spacing * Double(stack.visible.count - 1)
    let total = sizes.reduce(gaps) { $0 + ($1 ?? 0) }
    let box = equations.boxes[stack.view]
    var priority = 999.0
    for (view, size) in zip(stack.visible, sizes) {
      let extent = equations.boxes[view].extent(stack.axis)
      if let size, size > 0, total > 0 {
        equations.equate(extent, box.extent(stack.axis) * (size / total), priority, from: .view(stack.view))
        priority -= 1
      } else if size == nil {
        equations.equate(extent, Expression(), priority, from: .view(stack.view))
      }
    }
  }

  private mutating func addEqualGaps(_ stack: Stack, centered: Bool) {
    let boxes = equations.boxes
    func gap(_ index: Int) -> Expression {
      let view = boxes[stack.visible[index]]
      let next = boxes[stack.visible[index + 1]]
      return centered
        ? next.center(stack.axis) - view.center(stack.axis) : next.start(stack.axis) - view.end(stack.axis)
    }
    guard stack.visible.count > 2 else { return }
    for index in 1..<(stack.visible.count - 1) {
      let priority = centered ? max(150 - Double(index), 50) : 1000
      equations.equate(gap(index), gap(0), priority, from: .view(stack.view))
    }
  }

  private mutating func addAlignment(_ stack: Stack) {
    let axis = stack.axis.other
    let box = equations.boxes[stack.view]
    let insets = stack.insets(axis)
    let start = box.start(axis) + insets.start
    let end = box.end(axis) - insets.end
    for view in stack.visible {
      let arranged = equations.boxes[view]
      let isFirst = view == stack.visible.first
      let fills = stack.alignment == "fill"
      let byFirst = stack.alignment == "firstBaseline"
      let byLast = stack.alignment == "lastBaseline"
      let startsThere = fills || stack.alignment == "top" || stack.alignment == "leading" || byFirst
      let endsThere = fills || stack.alignment == "bottom" || stack.alignment == "trailing" || byLast
      // The first view alone is tied to the edge on the baseline's side: higher ones stick out there.
      if !byFirst || isFirst {
        equations.state(
          arranged.start(axis), startsThere ? .equal : .greaterThanOrEqual, start, from: .view(stack.view))
      }
      if !byLast || isFirst {
        equations.state(
          arranged.end(axis), endsThere ? .equal : .lessThanOrEqual, end, from: .view(stack.view))
      }
      if stack.alignment == "center" {
        equations.equate(
          arranged.center(axis), box.center(axis) + (insets.start - insets.end) / 2, from: .view(stack.view))
      }
      if !fills { equations.equate(arranged.extent(axis), Expression(), 25, from: .view(stack.view)) }
    }
    guard stack.alignment != "fill" else { return }
    addBaselineAlignment(stack)
    let fit: Double = stack.alignment.hasSuffix("Baseline") ? 49 : 51
    equations.equate(box.extent(axis), Expression(insets.start + insets.end), fit, from: .view(stack.view))
  }

  private mutating func addBaselineAlignment(_ stack: Stack) {
    guard stack.alignment.hasSuffix("Baseline"), let first = stack.visible.first else { return }
    let isFirst = stack.alignment == "firstBaseline"
    for view in stack.visible.dropFirst() {
      equations.equate(
        baseline(of: view, isFirst: isFirst), baseline(of: first, isFirst: isFirst), from: .view(stack.view))
    }
  }

  /// The natural extent of a view along an axis: of a stack view, that of what it arranges, which counts as what it is required
  /// to have (observed at 21701: rows of labels beside buttons required to be 33 points high share a stack as they are, 9 of
  /// 9; at 20037 two halves share a row by the columns of 150 points in them).
  private func naturalExtent(of view: Int, _ axis: Axis) -> Double? {
    guard tree.views[view].kind == .stackView else { return contentExtent(of: view, axis) }
    let stack = readStack(view)
    let stated = stack.visible.compactMap { statedExtents[axis]?[$0] }
    if stack.axis != axis, stack.alignment == "fill", let extent = stated.max() { return extent }
    let sizes = stack.visible.compactMap { statedExtents[axis]?[$0] ?? naturalExtent(of: $0, axis) }
    guard !sizes.isEmpty else { return nil }
    if stack.axis == axis { return sizes.reduce(stack.spacing * Double(sizes.count - 1), +) }
    return sizes.max()
  }
}
