import ConstraintSolver
import SceneModel

/// What becomes of required sizes that contradict others.
extension RootEquations {
  /// The priority of a size that was given up: above all that is not required.
  private static let givenUp = Priority(999.5)

  /// Makes wishes of the sizes that a solution gave up, those that a constraint sets by a number. What else is given up has no
  /// more say.
  ///
  /// Such a size is still come as near to as what is required lets it (observed: at 21701 a row under an image of 52 points
  /// is 47 high, and a progress view gives up its 4 points for that, in 10 of 10 views; at 15400 a row of 45 points leaves a
  /// label none. A trailing edge does not press the label before it together, 1 of 1 at 14868).
  ///
  /// - Returns: Whether there is such a size.
  mutating func wishForSizes(of conflicts: [Conflict]) -> Bool {
    let sizes = conflicts.map(\.broken).filter(isSize)
    for size in sizes { equations.wish(for: size, Self.givenUp) }
    return !sizes.isEmpty
  }

  private func isSize(_ constraint: ConstraintID) -> Bool {
    guard case .constraint(let index) = equations.origins[constraint.index] else { return false }
    return tree.constraints[index].second == nil
  }
}

extension LinearSystem {
  /// The places of the constraints that were given up for good: they are required still.
  func givenUp(in solution: Solution) -> Set<Int> {
    Set(
      solution.conflicts.lazy.map(\.broken.index).filter { constraint(at: $0)?.priority.isRequired ?? true })
  }
}
