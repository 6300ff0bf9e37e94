import FuzzTargets
import Testing

struct InputMutatorTests {
  private static let target = FuzzTarget(
    "test", InputForm(.tags, words: ["<c/>"]), longest: 200,
    seeds: { [Array("<a><b d=\"1\">t</b></a>".utf8)] }
  ) { input, isThorough in
    try require(!input.contains(UInt8(ascii: "!")), "an exclamation mark")
    if isThorough { try require(input.count < 1000, "a long input") }
  }

  @Test func `one seed number gives the same inputs, another gives others`() throws {
    func inputs(_ seed: UInt64) throws -> [[UInt8]] {
      var mutator = InputMutator(for: Self.target, seed: seed)
      let start = try #require(try Self.target.seeds().first)
      return (0..<100).map { _ in mutator.mutate(start, with: start) }
    }
    #expect(try inputs(1) == inputs(1))
    #expect(try inputs(1) != inputs(2))
    #expect(try inputs(1).allSatisfy { $0.count <= Self.target.longest })
    #expect(try Set(inputs(1)).count > 50)
  }

  @Test func `parts are subtrees, attributes, values and texts`() {
    let bytes = Array("<a><b d=\"1\">t</b><c/></a>".utf8)
    let parts = Set(InputForm(.tags).parts(of: bytes).map { String(decoding: bytes[$0], as: UTF8.self) })
    #expect(parts == [" d=\"1\"", "1", "t", "<b d=\"1\">t</b>", "<c/>", "<a><b d=\"1\">t</b><c/></a>"])
  }

  @Test func `a broken property is an error`() {
    #expect(throws: BrokenProperty.self) { try Self.target.run(Array("a!".utf8)) }
    #expect(throws: BrokenProperty.self) {
      try Self.target.run(Array(repeating: 0x61, count: 2000), isThorough: true)
    }
    #expect(throws: Never.self) { try Self.target.run(Array("a".utf8), isThorough: true) }
  }
}
