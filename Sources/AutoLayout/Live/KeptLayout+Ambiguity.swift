import ConstraintSolver
package import SceneModel

/// The numbers that the constraints leave open, and the reasons of the others.
extension KeptLayout {
  /// The attributes of a view along an axis that may take other values in the window: of its two edges, its
  /// centre and its length, in this order.
  ///
  /// - Complexity: That of two layouts.
  package func openAttributes(of view: Int, along axis: Axis) -> [LayoutAttribute] {
    guard layout.tree.views[view].isLaidOut else { return [] }
    let box = last.written.box(view)
    let (start, length) = axis == .horizontal ? (box.x, box.width) : (box.y, box.height)
    let isOpen = [start, length].map(ambiguity.variables.contains)
    let attributes: [LayoutAttribute] =
      axis == .horizontal ? [.left, .right, .centerX, .width] : [.top, .bottom, .centerY, .height]
    let openness =
      if isOpen == [true, true] {
        // An edge or a centre may be fixed while both are open.
        [true]
          + last.rows.system.linear.openness(of: [1, 0.5].map { [Term(start), Term(length, $0)] }) + [true]
      } else {
        [isOpen[0], isOpen != [false, false], isOpen != [false, false], isOpen[1]]
      }
    return zip(attributes, openness).filter(\.1).map(\.0)
  }

  /// Puts the views where another solution of the constraints has them, or back where they were.
  ///
  /// - Returns: Whether the view has other places to be in.
  @discardableResult
  package func exerciseAmbiguity(of view: Int) -> Bool {
    if answers.exercised != nil {
      move(to: nil)
      return true
    }
    let frame = frame(of: view)
    for values in [ambiguity.second, ambiguity.first] {
      var solution = last.solution
      solution.values = values
      let geometry = last.written.system.geometry(solution)
      if layout.frame(of: view, in: geometry) == frame { continue }
      move(to: geometry)
      return true
    }
    return false
  }

  /// Explains a view's frame.
  ///
  /// - Complexity: That of a layout from scratch.
  package func explanation(of view: Int) -> LayoutExplanation {
    writeConstants()
    return RootExplanation(SolvedRoot(layout, last)).explain(view)
  }

  private var ambiguity: Ambiguity {
    if let ambiguity = answers.ambiguity { return ambiguity }
    let ambiguity = last.freeVariables()
    answers.ambiguity = ambiguity
    return ambiguity
  }

  private func move(to geometry: Geometry?) {
    let ambiguity = answers.ambiguity
    answers = Answers()
    answers.ambiguity = ambiguity
    answers.exercised = geometry
  }
}
