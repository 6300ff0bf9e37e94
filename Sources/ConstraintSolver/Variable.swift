/// An unknown real number of a ``LinearSystem``.
///
/// ```swift
/// var solver = Solver(LinearSystem())
/// let width = solver.addVariable()
/// try solver.suggest(width, 375)
/// print(solver.solve()[width])  // 375.0
/// ```
public struct Variable: Hashable, Sendable {
  /// The variable's number in its system, dense from 0 in the order of addition.
  public let index: Int

  /// The variable of an index; `LinearSystem.variable` checks that the system has it.
  @inlinable
  public init(index: Int) { self.index = index }
}
