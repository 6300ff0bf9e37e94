@testable import ConstraintSolver
import TestSupport
import Testing

struct LevelQueueTests {
  @Test(arguments: [4, 60]) func `levels are sorted as a comparison would`(priorityCount: Int) {
    var generator = SeededGenerator(seed: ReferenceTests.seed)
    let arena = Arena()
    var levels = LevelQueue(in: arena)
    var bounds: [Bound] = []
    for unknown in 0..<Int32(30) {
      for order in 0..<Int32(4) {
        let bound = Bound(
          unknown: unknown, coefficient: 1, .equal, Double(Int.random(in: 0..<1000, using: &generator)),
          order: order, side: -1, priority: Double(Int.random(in: 1...priorityCount, using: &generator)))
        bounds.append(bound)
        levels.bounds.append(bound)
      }
    }
    levels.sortByLevel()
    bounds.sort(by: Bound.precedesInLevels(_:before:))
    let sorted = (0..<levels.count).map { levels.bounds[$0] }
    #expect(sorted.map(\.priority) == bounds.map(\.priority), "seed \(ReferenceTests.seed)")
    #expect(sorted.map(\.position) == bounds.map(\.position), "seed \(ReferenceTests.seed)")
  }
}
