@testable import Comparison
import Testing

/// Lists that both sides changed.
struct ListMergeTests {
  /// All orders of some things.
  private static func orders(of things: [Int]) -> [[Int]] {
    if things.isEmpty { return [[]] }
    return things.flatMap { first in orders(of: things.filter { $0 != first }).map { [first] + $0 } }
  }

  @Test func `two things stand as the side has them that changed their order`() {
    let base = [0, 1, 2, 3]
    var contradictions = 0
    for ours in Self.orders(of: base) {
      for theirs in Self.orders(of: base) {
        let merge = ListMerge(base: base, ours: ours, theirs: theirs)
        #expect(merge.isContradictory == !Self.orders(of: base).contains { Self.isSound($0, ours, theirs) })
        #expect(merge.isContradictory ? merge.order == ours : Self.isSound(merge.order, ours, theirs))
        contradictions += merge.isContradictory ? 1 : 0
      }
    }
    #expect(contradictions > 0 && contradictions < 24 * 24 / 3)
  }

  /// Whether each two of 0 to 3 stand in an order as the sides have them, or as the one that changed them.
  private static func isSound(_ order: [Int], _ ours: [Int], _ theirs: [Int]) -> Bool {
    func stands(_ first: Int, before second: Int, in list: [Int]) -> Bool {
      (list.firstIndex(of: first) ?? 0) < (list.firstIndex(of: second) ?? 0)
    }
    return (0..<4).allSatisfy { first in
      (first + 1..<4).allSatisfy { second in
        let isKept = stands(first, before: second, in: ours) && stands(first, before: second, in: theirs)
        return stands(first, before: second, in: order) == isKept
      }
    }
  }

  @Test(arguments: [
    // An addition stays with what nobody moved.
    ([1, 2, 3], [1, 2, 9, 3], [1, 3, 2], [1, 9, 3, 2]),
    ([1, 2, 3], [1, 3, 2], [1, 2, 9, 3], [1, 9, 3, 2]),
    // Of both sides at one place, ours first.
    ([1, 2], [1, 8, 2], [1, 9, 2], [1, 8, 9, 2]),
    ([], [8], [9], [8, 9]),
    // Removals by one side.
    ([1, 2, 3], [2, 3], [1, 3, 2], [1, 3, 2]),
    // Two moves of different things.
    ([1, 2, 3, 4], [4, 1, 2, 3], [1, 2, 4, 3], [4, 1, 2, 3]),
    ([1, 2, 3], [3, 1, 2], [2, 3, 1], [3, 2, 1]),
  ])
  func `lists merge`(base: [Int], ours: [Int], theirs: [Int], merged: [Int]) {
    #expect(ListMerge(base: base, ours: ours, theirs: theirs).order == merged)
  }

  @Test func `in a circle the favored side's order is in force`() {
    for (side, order) in [(MergeSide.base, [1, 2, 3]), (.ours, [2, 1, 3]), (.theirs, [1, 3, 2])] {
      let merge = ListMerge(base: [1, 2, 3], ours: [2, 1, 3], theirs: [1, 3, 2], favored: side)
      #expect(merge.isContradictory && merge.order == order)
    }
  }
}
