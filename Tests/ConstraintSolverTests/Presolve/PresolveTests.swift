@testable import ConstraintSolver
import Testing

struct PresolveTests {
  @Test func `equalities leave bounds on what is free`() throws {
    var small = SmallSystem(3)
    try small.add([1, 1, -1], .equal, 0)
    try small.add([0, 0, 1], .equal, 300)
    try small.add([1, 0, 0], .greaterThanOrEqual, 40)
    try small.add([0, 1, 0], .greaterThanOrEqual, 200, 750)
    let arena = Arena()
    var presolve = Presolve(in: arena)
    var reduced = ReducedSystem(in: arena)
    presolve.reduce(small.system, EliminationPlan(), into: &reduced)
    let (unknownCount, boundCount) = (reduced.unknowns.count, reduced.bounds.count)
    #expect(unknownCount == 1)
    #expect(boundCount == 2)
    let bounds = (0..<boundCount).map { reduced.bounds[$0] }
    #expect(bounds.map(\.priority) == [1000, 750])
    #expect(Set(bounds.map(\.unknown)) == [0])
  }

  @Test func `a constraint whose variables cancel is checked`() throws {
    var small = SmallSystem(2)
    try small.add([1, 0], .equal, 10)
    try small.add([1, -1], .equal, 0)
    try small.add([0, 1], .lessThanOrEqual, 9)
    let arena = Arena()
    var presolve = Presolve(in: arena)
    var reduced = ReducedSystem(in: arena)
    presolve.reduce(small.system, EliminationPlan(), into: &reduced)
    let (checkCount, holds) = (reduced.checks.count, reduced.checksHold(small.system))
    #expect(checkCount == 1)
    #expect(!holds)
    reduced.relax([2])
    let holdsRelaxed = reduced.checksHold(small.system)
    #expect(holdsRelaxed)
  }

  @Test func `an exempt equality stays as a bound`() throws {
    var small = SmallSystem(1)
    try small.add([1], .greaterThanOrEqual, 10)
    try small.add([1], .equal, 5)
    let arena = Arena()
    var presolve = Presolve(in: arena)
    var reduced = ReducedSystem(in: arena)
    presolve.reduce(small.system, EliminationPlan(order: .ranked, exempt: [1]), into: &reduced)
    let (checkCount, boundCount) = (reduced.checks.count, reduced.bounds.count)
    #expect(checkCount == 0)
    #expect(boundCount == 2)
  }
}
