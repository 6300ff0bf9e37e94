import Testing

@testable import SceneModel

struct IdentifierTableTests {
  /// Identifiers whose searches all begin at the same slot of any table up to a size.
  private static func colliding(_ count: Int) throws -> [String] {
    let mask: UInt64 = 1023
    let sought = try #require(IdentifierTable.hash("0")) & mask
    var texts: [String] = []
    var number = 0
    while texts.count < count {
      let text = "\(number)"
      if IdentifierTable.hash(text).map({ $0 & mask }) == sought { texts.append(text) }
      number += 1
    }
    return texts
  }

  @Test func `an identifier names the first element that has it`() {
    var table = IdentifierTable(count: 2)
    for (index, text) in ["a", "b", "a", "", "ü", "u\u{308}", "b"].enumerated() {
      table.insert(text, NodeID(index))
    }
    #expect(table["a"] == NodeID(0))
    #expect(table["b"] == NodeID(1))
    #expect(table[""] == NodeID(3))
    // Equal, with different bytes.
    #expect(table["u\u{308}"] == NodeID(4) && table["ü"] == NodeID(4))
    #expect(table["c"] == nil)
  }

  @Test func `all identifiers are found as in a dictionary`() throws {
    var random = SystemRandomNumberGenerator()
    let seed = random.next()
    var state = seed
    var table = IdentifierTable(count: 0)
    var expected: [String: NodeID] = [:]
    for index in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let text = String(state >> 52, radix: 36) + (state & 1 == 0 ? "-long-identifier-of-some-bytes" : "")
      table.insert(text, NodeID(index))
      if expected[text] == nil { expected[text] = NodeID(index) }
    }
    for (text, node) in expected { #expect(table[text] == node, "seed \(seed), \(text)") }
    #expect(table["missing"] == nil)
  }

  @Test func `identifiers that were chosen to collide are found and make no search long`() throws {
    let texts = try Self.colliding(3 * IdentifierTable.longestSearch)
    var table = IdentifierTable(count: 0)
    for (index, text) in texts.enumerated() { table.insert(text, NodeID(index)) }
    for (index, text) in texts.enumerated() { table.insert(text, NodeID(10_000 + index)) }
    for index in 0..<300 { table.insert("other \(index)", NodeID(20_000 + index)) }
    for (index, text) in texts.enumerated() { table.insert(text, NodeID(30_000 + index)) }
    for (index, text) in texts.enumerated() { #expect(table[text] == NodeID(index)) }
    for index in 0..<300 { #expect(table["other \(index)"] == NodeID(20_000 + index)) }
  }
}
