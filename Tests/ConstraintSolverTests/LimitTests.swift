@testable import ConstraintSolver
import Testing

/// A component that outgrows the limits of a call, and the best point found, which it keeps
/// (Documentation/ConstraintSolver.md).
struct LimitTests {
  /// Equal widths at any priority, the later the higher, so that what is solved first are those at the end.
  private func row() throws -> WidthRow {
    try WidthRow(count: 60, total: 5000) { 300 + $0 }
  }

  @Test func `a limit on steps keeps what is required, ends early and says how far it came`() throws {
    let row = try row()
    var whole = Solver(row.system)
    #expect(whole.solve().unfinished == nil)
    var solver = Solver(row.system, limits: SolverLimits(steps: whole.steps / 2))
    let solution = solver.solve()
    #expect(solver.steps < whole.steps * 3 / 4)
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values.reduce(0, +) - 5000) < 1e-6)
    #expect(solution.values.allSatisfy { $0 > 1 - 1e-6 })
    guard case .level(let priority) = solution.unfinished?.stage else {
      Issue.record("\(solution.unfinished.debugDescription) names no level")
      return
    }
    #expect((300..<750).contains(priority))
    #expect(solution.unfinished?.limit == .steps)
    #expect(solver.freeVariables().unfinished == solution.unfinished)
  }

  @Test func `a limit on memory keeps what is required and says that it was reached`() throws {
    let row = try row()
    var solver = Solver(row.system, largestDense: 0, limits: SolverLimits(numbers: 300))
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values.reduce(0, +) - 5000) < 1e-6)
    #expect(solution.values.allSatisfy { $0 > 1 - 1e-6 })
    #expect(solution.unfinished?.limit == .numbers)
  }

  @Test(arguments: [0, 10, 1000, 10_000]) func `with hardly any steps there is an answer in finite numbers`(
    steps: Int
  ) throws {
    for system in try [row().system, contradictions(count: 40), differences(count: 20)] {
      var solver = Solver(system, limits: SolverLimits(steps: steps))
      let solution = solver.solve()
      #expect(solution.values.allSatisfy { $0.isFinite })
      #expect(solution.unfinished != nil || solver.steps <= 4 * steps)
      let ambiguity = solver.freeVariables()
      #expect(ambiguity.first.allSatisfy { $0.isFinite })
    }
  }

  @Test func `the search for contradictions ends at a limit and says so`() throws {
    let system = try contradictions(count: 200)
    var whole = Solver(system)
    #expect(whole.solve().conflicts.count == 200)
    var solver = Solver(system, limits: SolverLimits(steps: whole.steps / 4))
    let solution = solver.solve()
    #expect(solution.unfinished == UnfinishedSolution(.conflicts, .steps))
    #expect(solver.steps < whole.steps)
  }

  @Test func `limits hold for one call and not for all together`() throws {
    let system = try row().system
    var solver = Solver(system)
    _ = solver.solve()
    let steps = solver.steps
    var limited = Solver(system, limits: SolverLimits(steps: 2 * steps))
    for _ in 0..<5 {
      try limited.addConstraint([Term(Variable(index: 0))], .greaterThanOrEqual, 0)
      #expect(limited.solve().unfinished == nil)
    }
  }

  /// Boxes one after the other whose ends are required where they are not, each: a chain of contradictions.
  private func contradictions(count: Int) throws -> LinearSystem {
    var system = LinearSystem()
    var previous: Variable?
    for index in 0..<count {
      let (start, length) = (system.addVariable(), system.addVariable())
      try system.addConstraint([Term(start)] + (previous.map { [Term($0, -1)] } ?? []), .equal, 5)
      try system.addConstraint([Term(length)], .equal, 5)
      try system.addConstraint([Term(start), Term(length)], .equal, Double(5 * index + 11))
      previous = start
    }
    return system
  }

  /// Distances between each two of some positions, at priorities that differ.
  private func differences(count: Int) throws -> LinearSystem {
    var system = LinearSystem()
    let positions = (0..<count).map { _ in system.addVariable() }
    for index in 0..<count {
      for other in 0..<index {
        try system.addConstraint(
          [Term(positions[index]), Term(positions[other], -1)], .greaterThanOrEqual,
          Double(index * other % 17 + 3), priority: Priority(Double(100 + (index * 31 + other * 17) % 800)))
      }
    }
    return system
  }
}
