@testable import ConstraintSolver
import Testing

struct SumSearchTests {
  /// Two columns whose sum is the row 100, each preferred to be at least 80.
  @Test(arguments: [(750.0, 751.0, 20.0), (751, 750, 80)])
  func `the column of the higher priority keeps its size`(first: Double, second: Double, expected: Double) {
    let arena = Arena()
    var search = SumSearch(in: arena)
    search.reset(count: 3)
    for index in 0..<3 { search.coefficients[index] = [1, 1, -1][index] }
    search.lower[2] = 100
    search.upper[2] = 100
    var bounds = FlatArray<Bound>(in: arena)
    for (unknown, priority) in [(Int32(0), first), (1, second)].sorted(by: { $0.1 > $1.1 }) {
      bounds.append(
        Bound(
          unknown: unknown, coefficient: 1, .greaterThanOrEqual, 80, order: unknown, side: -1,
          priority: priority))
    }
    search.sumUp()
    let isPossible = search.isPossible
    #expect(isPossible)
    search.minimize(bounds, 0..<1)
    search.minimize(bounds, 1..<2)
    search.close()
    let interval = search.interval(of: 0)
    #expect(interval.lower == expected)
  }

  @Test func `limits far away do not let a sum exceed its end`() throws {
    var system = SmallSystem(2)
    for unit in [[1.0, 0], [0, 1]] {
      try system.add(unit, .lessThanOrEqual, 1e12)
      try system.add(unit, .greaterThanOrEqual, -1e12)
    }
    try system.add([1, 1], .lessThanOrEqual, 100)
    try system.add([1, 0], .equal, 60.4, 750)
    try system.add([0, 1], .equal, 40.4, 700)
    var solver = Solver(system.system)
    #expect(solver.solve().values == [60.4, 100 - 60.4])
  }
}
