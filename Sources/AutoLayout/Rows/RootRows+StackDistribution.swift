import ConstraintSolver
import SceneModel

/// How the views of a stack view share its length.
extension RootRows {
  mutating func addDistribution(_ stack: StackArrangement) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualSizes(stack)
    case .fillProportionally: addProportions(stack)
    case .equalSpacing, .equalCentering:
      addEqualGaps(stack)
      system.addEquality(
        box(stack.view).extent(stack.axis), Expression(), RowPriority.fit, from: stack.origin(.fit))
    }
  }

  /// All views are as long as the first (InterfaceBuilder.md#stack-fill-equally).
  private mutating func addEqualSizes(_ stack: StackArrangement) {
    guard let first = stack.visible.first else { return }
    for view in stack.visible.dropFirst() {
      system.addEquality(
        box(view).extent(stack.axis), box(first).extent(stack.axis), from: stack.origin(.distribution))
    }
  }

  /// Each view has its content's share of the stack view, at falling priorities: the last takes up the error
  /// (InterfaceBuilder.md#stack-fill-proportionally).
  private mutating func addProportions(_ stack: StackArrangement) {
    if requiredExtents[stack.axis] == nil { requiredExtents[stack.axis] = readRequiredExtents(stack.axis) }
    let required = requiredExtents[stack.axis] ?? [:]
    let sizes = stack.visible.map { required[$0] ?? naturalExtent(of: $0, stack.axis) }
    guard sizes.contains(where: { $0 != nil }) else { return addEqualSizes(stack) }
    let gaps = stack.hasStandardSpacing ? 0 : stack.totalSpacing
    let total = sizes.reduce(gaps) { $0 + ($1 ?? 0) }
    let box = box(stack.view)
    let origin = stack.origin(.distribution)
    var count = 0
    for (view, size) in zip(stack.visible, sizes) {
      let extent = self.box(view).extent(stack.axis)
      if let size, size > 0, total > 0 {
        system.addEquality(
          extent, box.extent(stack.axis) * (size / total), RowPriority.proportion(count), from: origin)
        count += 1
      } else if size == nil {
        system.addEquality(extent, Expression(), RowPriority.proportion(count), from: origin)
      }
    }
  }

  /// Gaps, or distances between centres, are equal (InterfaceBuilder.md#stack-equal-gaps).
  private mutating func addEqualGaps(_ stack: StackArrangement) {
    let isCentered = stack.distribution == .equalCentering
    let axis = stack.axis
    func gap(_ index: Int) -> Expression {
      let view = stack.visible[index]
      let next = stack.visible[index + 1]
      return isCentered
        ? center(of: next, axis, in: stack) - center(of: view, axis, in: stack)
        : start(of: next, axis, in: stack) - end(of: view, axis, in: stack)
    }
    guard stack.visible.count > 2 else { return }
    let first = gap(0)
    for index in 1..<(stack.visible.count - 1) {
      let priority = isCentered ? RowPriority.equalCentering(index) : RowPriority.required
      system.addEquality(gap(index), first, priority, from: stack.origin(.distribution))
    }
  }

  /// The natural extent of a view along an axis; of a stack view that of the views it arranges, where a
  /// required size counts (InterfaceBuilder.md#stack-fill-proportionally).
  private func naturalExtent(of view: Int, _ axis: Axis) -> Double? {
    guard let stack = tree.stack(view) else { return contentExtent(of: view, axis) }
    let required = requiredExtents[axis] ?? [:]
    let extents = stack.visible.compactMap { required[$0] }
    if stack.axis != axis, stack.alignment == .fill, let extent = extents.max() { return extent }
    let sizes = stack.visible.compactMap { required[$0] ?? naturalExtent(of: $0, axis) }
    guard !sizes.isEmpty else { return nil }
    if stack.axis == axis { return sizes.reduce(stack.spacing * Double(sizes.count - 1), +) }
    return sizes.max()
  }
}
