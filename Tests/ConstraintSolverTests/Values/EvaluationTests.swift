@testable import ConstraintSolver
import Testing

struct EvaluationTests {
  @Test func `variables follow from unknowns, and again after a change`() throws {
    var small = SmallSystem(2)
    try small.add([1, -2], .equal, 3)
    try small.add([0, 1], .equal, 4, 500)
    let arena = Arena()
    var presolve = Presolve(in: arena)
    var reduced = ReducedSystem(in: arena)
    presolve.reduce(small.system, EliminationPlan(), into: &reduced)
    var unknowns = FlatArray<Double>(in: arena)
    unknowns.fill(4, count: reduced.unknowns.count)
    var evaluation = Evaluation(in: arena)
    var values = [0.0, 0]
    evaluation.write(&values, unknowns, presolve.elimination, reduced)
    let isTrue = values[0] == 2 * values[1] + 3
    #expect(isTrue)
    unknowns[0] = 6
    evaluation.rewrite(&values, unknowns, presolve.elimination, reduced)
    #expect(values[0] == 2 * values[1] + 3)
    #expect(values.contains(6))
  }
}
