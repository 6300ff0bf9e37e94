@testable import ConstraintSolver
import Foundation
import TestSupport
import Testing

struct ReferenceTests {
  /// Systems compared with the reference in a run, over all cases.
  static let systemCount = 20_000
  private static let batchCount = 20
  /// The run's seed: different each time unless `SOLVER_SEED` is set, printed where something fails.
  static let seed =
    ProcessInfo.processInfo.environment["SOLVER_SEED"].flatMap(UInt64.init)
    ?? UInt64.random(in: 0...UInt64.max)

  @Test(arguments: 0..<batchCount)
  func `the solver equals the exact reference on random systems`(batch: Int) throws {
    let seed = Self.seed &+ UInt64(batch)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<(Self.systemCount / Self.batchCount) {
      let random = RandomSystem(using: &generator)
      let order = Array(random.constraints.indices).shuffled(using: &generator)
      // Every other system in a tableau as large ones have.
      var solver = Solver(try random.system(order: order), largestDense: number.isMultiple(of: 2) ? nil : 0)
      let failure = difference(random, order, solver.solve())
      #expect(failure == nil, "seed \(seed), system \(number):\n\(random)")
      if failure != nil { return }
    }
  }

  /// The fault of a solution, or nil.
  private func difference(_ random: RandomSystem, _ order: [Int], _ solution: Solution) -> String? {
    let reference = ExactLinearReference(random.constraints, variableCount: random.variableCount)
    guard let expected = reference.solve() else { return "no reference" }
    for (value, exact) in zip(solution.values, expected.values) where abs(value - exact) > 1e-7 {
      return "\(solution.values) instead of \(expected.values)"
    }
    let broken = solution.conflicts.map { order[$0.broken.index] }
    if broken != reference.givenUp() { return "broke \(broken) instead of \(reference.givenUp())" }
    for conflict in solution.conflicts {
      let members = ([conflict.broken] + conflict.with).map { random.constraints[order[$0.index]] }
      if reference.canHold(members) { return "\(conflict) is none" }
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        if !reference.canHold(rest) { return "\(conflict) is not irreducible" }
      }
    }
    return nil
  }

  @Test
  func `free variables are those that differ between the best points`() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for number in 0..<1_000 {
      let random = RandomSystem(using: &generator)
      if random.variableCount > 3 { continue }
      var solver = Solver(try random.system(order: Array(random.constraints.indices)))
      let ambiguity = solver.freeVariables()
      let points = ExactLinearReference(
        random.constraints, variableCount: random.variableCount, bound: 10_000
      ).best().map(\.values)
      let free = (0..<random.variableCount).filter { variable in
        points.contains { $0[variable] != points[0][variable] }
      }
      #expect(ambiguity.variables.map(\.index) == free, "seed \(Self.seed), system \(number):\n\(random)")
    }
  }
}
