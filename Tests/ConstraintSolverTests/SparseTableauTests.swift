@testable import ConstraintSolver
import TestSupport
import Testing

/// Large parts keep only what is not zero; the answer and the growth must not show it otherwise.
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
      return Double(solver.tableauWork) / Double(count)
    }
    #expect(shares[1] < 3 * shares[0])
  }
}
