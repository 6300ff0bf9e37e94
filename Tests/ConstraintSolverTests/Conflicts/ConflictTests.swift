@testable import ConstraintSolver
import TestSupport
import Testing

/// The cost of conflicts, and the use of what is known of them.
struct ConflictTests {
  /// Heights that are all equal and add up to a least total, which each of them then falls short of by a
  /// height of its own.
  private func heights(_ count: Int) throws -> LinearSystem {
    var system = LinearSystem()
    let heights = (0..<count).map { _ in system.addVariable() }
    try system.addConstraint(heights.map { Term($0) }, .greaterThanOrEqual, 100 * Double(count))
    for (one, other) in zip(heights, heights.dropFirst()) {
      try system.addConstraint([Term(one), Term(other, -1)], .equal, 0)
    }
    for height in heights { try system.addConstraint([Term(height)], .equal, 44) }
    return system
  }

  @Test func `many equal heights that contradict their total are each broken`() throws {
    var solver = Solver(try heights(40))
    let solution = solver.solve()
    #expect(solution.conflicts.map(\.broken.index) == Array(40..<80))
    #expect(solution.values.allSatisfy { abs($0 - 100) < 1e-9 })
    for conflict in solution.conflicts {
      #expect(conflict.with.map(\.index) == Array(0..<40))
    }
  }

  @Test(arguments: [1, 2, 30, 100])
  func `a chain that ends elsewhere than its links lead is one conflict of all of them`(links: Int) throws {
    var system = LinearSystem()
    let places = (0...links).map { _ in system.addVariable() }
    let other = system.addVariable()
    try system.addConstraint([Term(places[0])], .equal, 0)
    for (one, next) in zip(places, places.dropFirst()) {
      try system.addConstraint([Term(next), Term(one, -1)], .equal, 8)
    }
    try system.addConstraint([Term(other), Term(places[links])], .equal, 3)
    let end = try system.addConstraint([Term(places[links], 2)], .lessThanOrEqual, 16 * Double(links) - 1)
    var solver = Solver(system)
    let solution = solver.solve()
    #expect(solution.conflicts.map(\.broken) == [end])
    #expect(solution.conflicts.first?.with.map(\.index) == Array(0...links))
    #expect(solution[places[links]] == 8 * Double(links))
  }

  @Test func `free variables after a solution are those found at once`() throws {
    var generator = SeededGenerator(seed: ReferenceTests.seed)
    for number in 0..<500 {
      let random = RandomSystem(using: &generator)
      let system = try random.system(order: Array(random.constraints.indices))
      var solved = Solver(system)
      _ = solved.solve()
      var fresh = Solver(system)
      let (one, other) = (solved.freeVariables(), fresh.freeVariables())
      #expect(one.variables == other.variables, "seed \(ReferenceTests.seed), system \(number):\n\(random)")
      #expect(one.first == other.first, "seed \(ReferenceTests.seed), system \(number):\n\(random)")
      #expect(solved.solve().conflicts == fresh.solve().conflicts)
    }
  }
}
