import ConstraintSolver

/// Solves some of a root's constraints and checks whether a number comes out as it does from all of them.
struct Reproduction {
  private let system: LinearSystem
  private let target: Expression
  /// The value that all constraints give.
  let value: Double
  /// Whether other values would be as good for all constraints.
  let isFree: Bool
  /// How many steps the solver has taken for it.
  private(set) var steps = 0
  /// How many it may take.
  private let limit: Int

  /// The most steps of the solver in search of what presses against the bounds of a number: a third of a
  /// second.
  static let mostSteps = 1 << 26

  /// Takes constraints, the sum to be reproduced, and the value that all of them give for it.
  init(
    _ system: LinearSystem, target: Expression, value: Double, isFree: Bool, limit: Int = mostSteps
  ) {
    self.system = system
    self.limit = limit
    self.target = target
    self.value = value
    self.isFree = isFree
  }

  /// Whether some of the constraints give the number, and no other as good where all give no other.
  mutating func holds(_ constraints: [Int]) -> Bool {
    let (value, isFree) = solve(constraints)
    return (value - self.value).magnitude <= 1e-6 * max(1, self.value.magnitude) && (self.isFree || !isFree)
  }

  private mutating func solve(_ constraints: [Int]) -> (value: Double, isFree: Bool) {
    var subsystem = LinearSystem()
    var variables: [Variable: Variable] = [:]
    let rows = constraints.compactMap(system.constraint(at:))
    let mentioned = target.map(\.variable.index) + rows.flatMap { $0.terms.map(\.variable.index) }
    // In their order, in which open variables get their values.
    for variable in Set(mentioned).sorted() { variables[Variable(index: variable)] = subsystem.addVariable() }
    func renamed(_ terms: some Sequence<Term>) -> [Term] {
      terms.compactMap { term in variables[term.variable].map { Term($0, term.coefficient) } }
    }
    let sum = subsystem.addVariable()
    do throws(SolverError) {
      for constraint in rows {
        try subsystem.addConstraint(
          renamed(constraint.terms), constraint.relation, constraint.constant, priority: constraint.priority,
          rank: constraint.rank)
      }
      try subsystem.addConstraint(
        renamed(target) + [Term(sum, -1)], .equal, -target.constant, rank: system.constraintCount)
    } catch {
      return (.nan, true)
    }
    var solver = Solver(subsystem, limits: SolverLimits(steps: max(limit - steps, 0)))
    let solution = solver.solve()
    steps += solver.steps
    let ambiguity = solver.freeVariables()
    steps += solver.steps
    if solution.unfinished != nil || ambiguity.unfinished != nil { return (.nan, true) }
    guard ambiguity.variables.contains(sum) else { return (ambiguity.first[sum.index], false) }
    return (solution[sum], true)
  }

  /// The constraints that press against bounds: with them and the named ones alone the number comes out.
  ///
  /// - Parameters:
  ///   - named: Constraints whose equations give the number.
  ///   - candidates: Other constraints; those tried first come first.
  ///   - budget: How many constraints may be solved for, less those of each attempt.
  /// - Returns: Nil where the search would take longer.
  mutating func pressures(
    on named: [Int], from candidates: @autoclosure () -> [Int], budget: inout Int
  ) -> [Int]? {
    func holds(_ constraints: [Int]) -> Bool {
      budget -= constraints.count
      return self.holds(constraints)
    }
    var isLeft: Bool { budget > 0 && steps < limit }
    // Most numbers are as the named constraints alone say.
    if holds(named) { return [] }
    var found: [Int] = []
    var rest = candidates()
    repeat {
      guard isLeft, !rest.isEmpty else { return nil }
      // The shortest beginning that suffices ends with a constraint that is needed.
      var tooShort = 0
      var enough = rest.count
      while enough - tooShort > 1 {
        let middle = (tooShort + enough) / 2
        if holds(named + found + rest[..<middle]) { enough = middle } else { tooShort = middle }
        guard isLeft else { return nil }
      }
      found.append(rest[enough - 1])
      rest.removeLast(rest.count - enough + 1)
    } while !holds(named + found)
    for constraint in found where isLeft {
      let remaining = found.filter { $0 != constraint }
      if remaining.count < found.count, holds(named + remaining) { found = remaining }
    }
    return found.sorted()
  }
}
