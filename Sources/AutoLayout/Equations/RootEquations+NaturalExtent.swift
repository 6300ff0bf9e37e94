import SceneModel

extension RootEquations {
  /// The natural extent of an arranged view along an axis: of its content, or of what a stack view arranges.
  ///
  /// Inside a stack view a required size counts before content (observed: at 21701 rows that hold a button of 33 points or a
  /// switch of 24 beside a label of 14.33 share their column as such, 9 of 9; at 20037 two halves share a row by the columns
  /// of 150 points in them, 2 of 2).
  func naturalExtent(of view: Int, _ axis: Axis) -> Double? {
    guard tree.views[view].kind == .stackView else { return contentExtent(of: view, axis) }
    let stack = readStack(view)
    let sizes = stack.visible.compactMap { requiredExtents?[$0, axis] ?? naturalExtent(of: $0, axis) }
    guard !sizes.isEmpty else { return nil }
    if stack.axis == axis { return sizes.reduce(stack.spacing * Double(sizes.count - 1), +) }
    return sizes.max()
  }
}
