/// The name of a constraint in its system: its number in the order of addition.
///
/// ```swift
/// var solver = Solver(LinearSystem())
/// let width = solver.addVariable()
/// let constraint = try solver.addConstraint([Term(width)], .equal, 100)
/// try solver.setConstant(constraint, 120)
/// print(solver.solve()[width])  // 120.0
/// ```
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number, dense from 0. A removed constraint's number is not used again.
  public let index: Int

  /// The name of a number.
  package init(index: Int) { self.index = index }

  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
