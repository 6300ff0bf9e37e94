@testable import ConstraintSolver
import TestSupport
import Testing

/// Where a tableau fills up, levels that can hold together are held at once; the answer must not show it.
struct HeldLevelsTests {
  /// Every tableau that must be changed for an optional level counts as filled up.
  private static let always = Crowding(numbers: 0, growth: 0, steps: 0, stepsOfNumber: 0)

  private func expectEqual(_ system: LinearSystem, _ name: String) throws {
    var whole = Solver(system, largestDense: .max)
    var held = Solver(system, largestDense: 0, crowding: Self.always)
    let (one, other) = (whole.solve(), held.solve())
    #expect(one.conflicts.map(\.broken) == other.conflicts.map(\.broken), "\(name)")
    #expect(other.unfinished == nil)
    for (value, heldValue) in zip(one.values, other.values) {
      #expect(abs(value - heldValue) < 1e-6, "\(name)")
    }
    #expect(whole.freeVariables().variables == held.freeVariables().variables, "\(name)")
  }

  @Test(arguments: 0..<4) func `random systems have the same answer and the same open variables`(
    batch: Int
  ) throws {
    let seed = ReferenceTests.seed &+ 3_000 &+ UInt64(batch)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<40 {
      let random = RandomSystem(using: &generator)
      let system = try random.system(order: Array(random.constraints.indices))
      try expectEqual(system, "seed \(seed), system \(number)\n\(random)")
    }
  }

  @Test(arguments: 0..<2) func `large random systems have the same answer and the same open variables`(
    batch: Int
  ) throws {
    let seed = ReferenceTests.seed &+ 4_000 &+ UInt64(batch)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<2 {
      try expectEqual(
        try SparseTableauTests.randomSystem(using: &generator), "seed \(seed), system \(number)")
    }
  }

  @Test(arguments: [900.0, 1700, 3600]) func `widths at falling priorities have the same answer`(
    total: Double
  ) throws {
    try expectEqual(try WidthRow(count: 24, total: total) { 700 - $0 * 5 }.system, "\(total)")
  }

  @Test func `a changed constant is answered as from scratch`() throws {
    var row = try WidthRow(count: 20, total: 1500) { 600 - $0 }
    let first = try row.system.addConstraint([Term(row.widths[0])], .lessThanOrEqual, 90)
    var held = Solver(row.system, largestDense: 0, crowding: Self.always)
    _ = held.solve()
    for constant in [70.0, 20, 88] {
      try held.setConstant(first, constant)
      try row.system.setConstant(first, constant)
      var whole = Solver(row.system, largestDense: .max)
      for (value, heldValue) in zip(whole.solve().values, held.solve().values) {
        #expect(abs(value - heldValue) < 1e-6)
      }
    }
  }
}
