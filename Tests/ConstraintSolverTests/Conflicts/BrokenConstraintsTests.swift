@testable import ConstraintSolver
import Testing

struct BrokenConstraintsTests {
  @Test func `a subset breaks its last member`() {
    var broken = BrokenConstraints(ranks: [])
    let isAnyRestored = broken.add([[0, 3, 5], [1, 2]])
    #expect(!isAnyRestored)
    #expect(broken.constraints == [5, 2])
    #expect(broken.conflicts.map(\.broken.index) == [2, 5])
  }

  @Test func `what a broken constraint spoke against is broken no longer`() {
    var broken = BrokenConstraints(ranks: [])
    _ = broken.add([[0, 3, 5]])
    let isAnyRestored = broken.add([[1, 3]])
    #expect(isAnyRestored)
    #expect(broken.constraints == [3])
  }

  @Test func `ranks decide which member is the last`() {
    let broken = BrokenConstraints(ranks: [9, 2, 2])
    #expect([0, 1, 2].sorted(by: broken.precedes) == [1, 2, 0])
  }
}
