/// Required constraints that cannot hold together.
///
/// ```swift
/// var system = LinearSystem()
/// let width = system.addVariable()
/// let narrow = try system.addConstraint([Term(width)], .lessThanOrEqual, 100)
/// try system.addConstraint([Term(width)], .greaterThanOrEqual, 120)
/// var solver = Solver(system)
/// for conflict in solver.solve().conflicts {
///   print(conflict.broken.index, conflict.with.contains(narrow))  // 1 true
/// }
/// ```
public struct Conflict: Hashable, Sendable {
  /// The constraint that is broken: the one of the largest rank in the set.
  public let broken: ConstraintID

  /// The others of the irreducible set, by rank, without ``broken``.
  ///
  /// Together with the broken one they cannot hold; without any one of them the rest can. Empty where the
  /// broken constraint contradicts itself.
  public let with: [ConstraintID]

  /// Makes a conflict.
  package init(broken: ConstraintID, with constraints: [ConstraintID]) {
    self.broken = broken
    with = constraints
  }
}
