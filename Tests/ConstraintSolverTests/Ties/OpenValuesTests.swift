@testable import ConstraintSolver
import Testing

struct OpenValuesTests {
  @Test func `what is open comes near zero by the order of variables`() throws {
    var small = SmallSystem(2)
    try small.add([1, 1], .greaterThanOrEqual, 10)
    try small.add([1, 0], .lessThanOrEqual, 4)
    var solver = Solver(small.system)
    #expect(solver.solve().values == [0, 10])
  }

  @Test func `an interval that is not noted is open everywhere`() {
    let arena = Arena()
    var open = OpenValues(in: arena)
    open.add(Interval(lower: 1, upper: 2), of: 2, unknownCount: 4)
    let uppers = (0..<4).map { open.intervals[$0].upper }
    #expect(uppers == [.infinity, .infinity, 2, .infinity])
  }
}
