@testable import ConstraintSolver
import Testing

struct UnionFindTests {
  @Test func `sets that are joined have the least number as their name`() {
    let arena = Arena()
    var sets = UnionFind(in: arena)
    sets.reset(count: 5)
    sets.join(4, 2)
    sets.join(3, 4)
    sets.add()
    let names = (0..<Int32(sets.count)).map { sets.find($0) }
    #expect(names == [0, 1, 2, 2, 2, 5])
  }
}
