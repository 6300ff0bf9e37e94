/// The values of a system's variables.
///
/// ```swift
/// var solver = Solver(LinearSystem())
/// let x = solver.addVariable()
/// let first = try solver.addConstraint([Term(x)], .equal, 1)
/// let second = try solver.addConstraint([Term(x)], .equal, 2)
/// let solution = solver.solve()
/// print(solution[x])  // 1.0: of two constraints that contradict each other the later one is broken
/// print(solution.conflicts.map(\.broken) == [second], solution.conflicts.first?.with == [first])
/// ```
public struct Solution: Sendable {
  /// The value of each variable, by its index.
  public var values: [Double]

  /// The conflicts among the required constraints, in the order of the ranks of the broken ones.
  public var conflicts: [Conflict]

  /// How far the solution came if it reached a limit; nil of one that is what the constraints say.
  package var unfinished: UnfinishedSolution?

  /// The value of a variable of the system that was solved.
  public subscript(_ variable: Variable) -> Double { values[variable.index] }
}

/// Variables that a system does not determine, with two solutions as the evidence.
///
/// ```swift
/// var solver = Solver(LinearSystem())
/// let left = solver.addVariable()
/// let right = solver.addVariable()
/// try solver.addConstraint([Term(right), Term(left, -1)], .equal, 100)
/// print(solver.freeVariables().variables.count)  // 2: nothing says where they are
/// ```
public struct Ambiguity: Sendable {
  /// The variables that take more than one value among the best solutions, by index.
  public var variables: [Variable]

  /// For each of ``variables``, two values it has in solutions that are equally good.
  public var witnesses: [(Double, Double)]

  /// One best solution.
  public var first: [Double]

  /// Another best solution. Where any variable is free it differs from ``first`` in at least one.
  public var second: [Double]

  /// How far the search came if it reached a limit: the variables need not be all.
  package var unfinished: UnfinishedSolution?
}

extension Solution {
  /// A solution before there is one: ``Solver/solve(into:)`` writes over it.
  package init() { self.init(values: [], conflicts: []) }
}
