import ConstraintSolver
import SceneModel

/// The room that Interface Builder gives on the canvas to arranged views of no size of their own.
extension RootEquations {
  /// Gives room to a stack view's plain views: to empty ones across the stack, to others along it.
  ///
  /// Others hug their content in vain (observed: at 21701 and 23504 spacers beside a button of 22 points and a square
  /// beside a label of 14.5 are 50 high; at 21225 views that hold labels of 15.5, 25 and 33 points are 50 high where their
  /// stack view has that much to spare, in 3 of 3 documents, though its alignment would take it up; no frame of another
  /// document speaks against it).
  mutating func addRoom(_ stack: Stack) {
    guard environment.isDesign else { return }
    for view in stack.visible where tree.views[view].kind == .view {
      let axis = tree.views[view].children.isEmpty ? stack.axis.other : stack.axis
      guard contentExtent(of: view, axis) == nil else { continue }
      equations.state(
        equations.boxes[view].extent(axis), .greaterThanOrEqual, Expression(ContentSize.room), 300,
        from: .view(stack.view))
    }
  }

  /// The extent of a view's content along an axis, or nil where it has none.
  func contentExtent(of view: Int, _ axis: Axis) -> Double? {
    axis == .horizontal ? contentSizes[view].width : contentSizes[view].height
  }
}
