@testable import ConstraintSolver
import Testing

/// A component that outgrows the caps on memory or work keeps the best point found (Documentation/ConstraintSolver.md).
struct LimitTests {
  /// Equal widths at any priority, the later the higher, so that what is solved first are those at the end.
  private func row() throws -> WidthRow {
    try WidthRow(count: 60, total: 5000) { 300 + $0 }
  }

  @Test func `a cap on work keeps what is required and stops early`() throws {
    let row = try row()
    var whole = Solver(row.system)
    _ = whole.solve()
    var solver = Solver(row.system, mostWork: whole.tableauWork / 2)
    let solution = solver.solve()
    #expect(solver.tableauWork < whole.tableauWork * 3 / 4)
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values.reduce(0, +) - 5000) < 1e-6)
    #expect(solution.values.allSatisfy { $0 > 1 - 1e-6 })
  }

  @Test func `a cap on memory keeps what is required`() throws {
    let row = try row()
    var solver = Solver(row.system, largestDense: 0, largestCount: 400)
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values.reduce(0, +) - 5000) < 1e-6)
    #expect(solution.values.allSatisfy { $0 > 1 - 1e-6 })
  }

  @Test func `without any work there is an answer`() throws {
    var solver = Solver(try row().system, mostWork: -1)
    let values = solver.solve().values
    #expect(values.allSatisfy { $0.isFinite })
  }
}
