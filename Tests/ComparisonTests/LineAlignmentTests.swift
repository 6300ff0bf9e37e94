import TestSupport
import Testing

@testable import Comparison

/// Lines of one text that are those of another.
struct LineAlignmentTests {
  @Test(
    arguments: [
      ([], [], []), ([1], [2], [nil]), ([1, 2, 3], [1, 3], [0, nil, 1]), ([1, 3], [1, 2, 3], [0, 2]),
      ([1, 9, 2, 9, 3], [9, 1, 2, 8, 3], [1, nil, 2, nil, 4]), ([2, 1], [1, 2], [nil, 0]),
      ([9, 9, 1, 9], [9, 1, 9, 9], [0, nil, 1, 3]),
    ] as [([Int], [Int], [Int?])])
  func `lines that a text has once hold it together`(first: [Int], second: [Int], partners: [Int?]) {
    #expect(LineAlignment(first, second).partners == partners)
  }

  @Test(arguments: 1...40) func `partners are equal and in order`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let lists = (0..<2).map { _ in
      (0..<Int.random(in: 0...60, using: &generator)).map { _ in Int.random(in: 0...30, using: &generator) }
    }
    let partners = LineAlignment(lists[0], lists[1]).partners
    let pairs = partners.enumerated().compactMap { index, partner in partner.map { (index, $0) } }
    #expect(pairs.allSatisfy { lists[0][$0.0] == lists[1][$0.1] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 })
    // Equal ends are always found.
    #expect(lists[0].first != lists[1].first || partners.first == 0 || lists[0].isEmpty)
  }

  @Test func `what stands outside of conflicts comes from both sides, a last line without an end included`() {
    func text(_ base: String, _ ours: String, _ theirs: String) -> String {
      String(
        decoding: MarkedText(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
          .bytes,
        as: UTF8.self)
    }
    #expect(text("x\n", "a\nb\n", "a\nb\n") == "a\nb\n")
    #expect(
      text("a\nb", "a\nc", "a\nd")
        == "a\n<<<<<<< ours\nc\n||||||| base\nb\n=======\nd\n>>>>>>> theirs\n")
    #expect(
      text("a\r\n", "a\r\nc\r\n", "a\r\nd\r\n")
        == "a\r\n<<<<<<< ours\r\nc\r\n||||||| base\r\n=======\r\nd\r\n>>>>>>> theirs\r\n")
  }
}
