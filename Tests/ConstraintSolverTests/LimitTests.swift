@testable import ConstraintSolver
import Testing

/// A part of too many sums is solved for those that count most (Documentation/ConstraintSolver.md).
struct LimitTests {
  /// Widths that fill a window, each wished to be as wide as the next, the later the more.
  private func system(count: Int) throws -> LinearSystem {
    var system = LinearSystem()
    let widths = (0..<count).map { _ in system.addVariable() }
    try system.addConstraint(widths.map { Term($0) }, .equal, 1000)
    for width in widths { try system.addConstraint([Term(width)], .greaterThanOrEqual, 1) }
    try system.addConstraint([Term(widths[0])], .equal, 10, priority: Priority(900))
    for index in 1..<count {
      try system.addConstraint(
        [Term(widths[index]), Term(widths[index - 1], -1)], .equal, 0, priority: Priority(Double(index)))
    }
    return system
  }

  @Test func `keeps what is required and the wishes of the highest priorities`() throws {
    let system = try system(count: 40)
    var solver = Solver(system, largestTableau: 40 * 10)
    let values = solver.solve().values
    #expect(abs(values.reduce(0, +) - 1000) < 1e-6)
    #expect(values.allSatisfy { $0 > 1 - 1e-6 })
    #expect(values[0] == 10)
    for index in 35..<40 { #expect(abs(values[index] - values[index - 1]) < 1e-6) }
  }

  @Test func `leaves out nothing that there is room for`() throws {
    let system = try system(count: 40)
    var solver = Solver(system, largestTableau: 1 << 20)
    var other = Solver(system)
    #expect(solver.solve().values == other.solve().values)
  }
}
