@testable import ConstraintSolver
import Testing

struct IntervalTests {
  private func narrowed(
    _ bounds: [(Relation, Double, Double)], breaksTies: Bool = true
  ) -> Interval? {
    let arena = Arena()
    var all = FlatArray<Bound>(in: arena)
    for (order, bound) in bounds.enumerated() {
      all.append(
        Bound(
          unknown: 0, coefficient: 1, bound.0, bound.1, order: Int32(order), side: -1, priority: bound.2))
    }
    var levels = LevelQueue(in: arena)
    return Interval.narrowed(by: &all, 0..<bounds.count, breaksTies: breaksTies, &levels)
  }

  @Test func `higher levels come first`() {
    let interval = narrowed([
      (.equal, 5, 250), (.greaterThanOrEqual, 10, 1000), (.lessThanOrEqual, 20, 1000), (.equal, 18, 750),
    ])
    #expect(interval?.lower == 18)
    #expect(interval?.upper == 18)
  }

  @Test func `ties within a level are broken by rank`() {
    let bounds: [(Relation, Double, Double)] = [(.equal, 4, 500), (.equal, 8, 500)]
    #expect(narrowed(bounds)?.lower == 4)
    #expect(narrowed(bounds)?.upper == 4)
    #expect(narrowed(bounds, breaksTies: false)?.upper == 8)
  }

  @Test func `required bounds that exclude each other leave nothing`() {
    #expect(narrowed([(.greaterThanOrEqual, 10, 1000), (.lessThanOrEqual, 9, 1000)]) == nil)
  }
}
