@testable import ConstraintSolver
import Testing

struct TableauTests {
  private func bound(_ unknown: Int32, _ relation: Relation, _ position: Double) -> Bound {
    Bound(unknown: unknown, coefficient: 1, relation, position, order: 0, side: -1, priority: 500)
  }

  @Test func `a level is minimized and what would raise it is fixed`() {
    let arena = Arena()
    var tableau = Tableau(in: arena)
    tableau.reset(variableCount: 2, rowCount: 1)
    tableau.coefficients.insert(1, row: 0, column: 0)
    tableau.coefficients.insert(1, row: 0, column: 1)
    tableau.upper[0] = 30
    tableau.costs.add(bound(2, .equal, 100))
    tableau.minimize()
    let sum = tableau.values[2]
    #expect(abs(sum - 100) < 1e-9)
    tableau.keepOptimal()
    tableau.removeCosts()
    tableau.costs.add(bound(1, .lessThanOrEqual, 0))
    tableau.minimize()
    let values = (0..<3).map { tableau.values[$0] }
    #expect(values == [30, 70, 100])
    let holds = tableau.holdsInvariants()
    #expect(holds)
  }

  @Test func `a bound is violated beyond the tolerance alone`() {
    let arena = Arena()
    var tableau = Tableau(in: arena)
    tableau.reset(variableCount: 1, rowCount: 0)
    tableau.values[0] = 10
    let isViolated = [9.0, 10 - 1e-10, 10, 11].map { tableau.violates(bound(0, .lessThanOrEqual, $0)) }
    #expect(isViolated == [true, false, false, false])
  }
}
