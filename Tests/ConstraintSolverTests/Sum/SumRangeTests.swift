@testable import ConstraintSolver
import Testing

struct SumRangeTests {
  @Test func `a sum can be zero between its ends alone`() {
    var range = SumRange()
    range.add(Interval(lower: 1, upper: 4), times: 2)
    range.add(Interval(lower: 0, upper: 1), times: -1)
    #expect(!range.containZero)
    range.add(Interval(lower: -.infinity, upper: 0), times: 1)
    #expect(range.containZero)
  }
}
