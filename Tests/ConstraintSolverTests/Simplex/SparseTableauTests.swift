@testable import ConstraintSolver
import TestSupport
import Testing

/// Large components keep only what is not zero; the answer and the growth must not show it otherwise.
struct SparseTableauTests {
  @Test(arguments: [3000.0, 9000], [40, 90])
  func `a sparse tableau gives the answer of a whole one`(total: Double, count: Int) throws {
    var generator = SeededGenerator(seed: ReferenceTests.seed)
    for _ in 0..<3 {
      let priorities = (0..<count).map { _ in Int.random(in: 300...700, using: &generator) / 20 * 20 }
      let row = try WidthRow(count: count, total: total * Double(count) / 60) { priorities[$0] }
      var whole = Solver(row.system, largestDense: .max)
      var sparse = Solver(row.system, largestDense: 0)
      for (one, other) in zip(whole.solve().values, sparse.solve().values) {
        #expect(abs(one - other) < 1e-6, "seed \(ReferenceTests.seed)")
      }
    }
  }

  @Test func `the work for a view stays about the same from 100 to 800 views`() throws {
    let shares = try [100, 800].map { count in
      let row = try WidthRow(count: count, total: 100 * Double(count)) { 500 + $0 % 5 }
      var solver = Solver(row.system)
      _ = solver.solve()
      return Double(solver.steps) / Double(count)
    }
    #expect(shares[1] < 3 * shares[0])
  }

  @Test(arguments: 0..<4) func `a sparse tableau gives the answer of a whole one on random systems`(
    batch: Int
  ) throws {
    let seed = ReferenceTests.seed &+ 2_000 &+ UInt64(batch)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<3 {
      let system = try Self.randomSystem(using: &generator)
      var whole = Solver(system, largestDense: .max)
      var sparse = Solver(system, largestDense: 0)
      let (one, other) = (whole.solve(), sparse.solve())
      #expect(one.conflicts.map(\.broken) == other.conflicts.map(\.broken), "seed \(seed), system \(number)")
      for (value, sparseValue) in zip(one.values, other.values) {
        #expect(abs(value - sparseValue) < 1e-6, "seed \(seed), system \(number)")
      }
    }
  }

  /// Short sums for the most, of so many variables that the few long ones are kept whole.
  static func randomSystem(using generator: inout SeededGenerator) throws -> LinearSystem {
    var system = LinearSystem()
    let variables = (0..<40).map { _ in system.addVariable() }
    for index in 0..<100 {
      let count =
        index.isMultiple(of: 12)
        ? Int.random(in: 20...40, using: &generator) : Int.random(in: 1...4, using: &generator)
      let terms = variables.shuffled(using: &generator).prefix(count).map { variable in
        Term(variable, [-2.0, -1, 1, 1, 1, 2].randomElement(using: &generator) ?? 1)
      }
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let priorities: [Double] = [250, 300, 500, 750]
      let isRequired = index.isMultiple(of: 20)
      let relation = relations.randomElement(using: &generator) ?? .equal
      let priority = priorities.randomElement(using: &generator) ?? 1
      try system.addConstraint(
        terms, isRequired ? .lessThanOrEqual : relation, Double(Int.random(in: -50...50, using: &generator)),
        priority: isRequired ? .required : Priority(priority))
    }
    return system
  }
}
