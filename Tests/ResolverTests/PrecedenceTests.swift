import Resolver
import SceneModel
import Testing

/// Which value wins (InterfaceBuilder.md#variation-precedence).
struct PrecedenceTests {
  private func constraint(_ variations: (key: String, constant: Int)...) throws -> Fixture {
    let content = variations.map { #"<variation key="\#($0.key)" constant="\#($0.constant)"/>"# }.joined()
    return try Fixture(
      subviews: Fixture.view("a"), constraints: Fixture.width("c", of: "a", content, constant: 96))
  }

  // InterfaceBuilder.md#variation-precedence
  @Test func `width beats height, and in any-any no class applies`() throws {
    let fixture = try constraint(("heightClass=regular", 161), ("widthClass=compact", 72))
    #expect(try fixture.constants("c") == [96, 96, 161, 72, 72, 72, 96, 96, 161])
  }

  // InterfaceBuilder.md#variation-keys: a width class of any does not take part.
  @Test func `a variation applies where every trait of its key is there`() throws {
    let fixture = try constraint(("heightClass=compact-widthClass=compact", 1))
    #expect(try fixture.constants("c") == [96, 96, 96, 96, 1, 96, 96, 96, 96])
  }

  @Test func `each rank wins over those before it, in whatever order the file has them`() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let all = [
        ("heightClass=compact", 1), ("widthClass=compact", 2), ("heightClass=compact-widthClass=compact", 3),
      ]
      let variations = order.map { all[$0] }
      let content = variations.map { #"<variation key="\#($0.0)" constant="\#($0.1)"/>"# }.joined()
      let fixture = try Fixture(
        subviews: Fixture.view("a"), constraints: Fixture.width("c", of: "a", content, constant: 0))
      #expect(try fixture.constants("c") == [0, 1, 0, 2, 3, 2, 0, 1, 0])
      #expect(
        try fixture.origins("c", "constant") == [
          "own", "heightClass=compact", "own", "widthClass=compact", "heightClass=compact-widthClass=compact",
          "widthClass=compact", "own", "heightClass=compact", "own",
        ])
    }
  }

  // InterfaceBuilder.md#duplicate-variations
  @Test func `of duplicate variations of one key the later wins`() throws {
    let fixture = try constraint(
      ("widthClass=compact", 1), ("heightClass=compact", 9), ("widthClass=compact", 2))
    #expect(try fixture.constants("c") == [96, 9, 96, 2, 2, 2, 96, 9, 96])
  }

  @Test func `a more specific variation that does not mention a value leaves the general one`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      constraints: Fixture.width(
        "c", of: "a",
        """
        <variation key="widthClass=compact" constant="1" priority="700"/>
        <variation key="heightClass=compact-widthClass=compact" priority="600"/>
        """))
    let constraint = try #require(
      fixture.resolution("compact-compact").layoutConstraint(try fixture.node("c")))
    #expect(constraint.constant == 1)
    #expect(constraint.priority == 600)
    #expect(try fixture.origins("c", "constant")[4] == "widthClass=compact")
  }

  @Test func `priorities and multipliers vary as constants do`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      constraints: """
        <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" id="c">
        <variation key="widthClass=regular" multiplier="1:2" priority="750" constant="nonsense"/></constraint>
        """)
    let node = try fixture.node("c")
    let regular = try #require(fixture.resolution("regular-any").layoutConstraint(node))
    #expect((regular.multiplier, regular.priority, regular.constant) == (0.5, 750, 0))
    let base = try #require(fixture.resolution("any-any").layoutConstraint(node))
    #expect((base.multiplier, base.priority) == (1, 1000))
  }

  // InterfaceBuilder.md#variation-keys
  @Test(arguments: [
    "widthClass", "widthClass=any", "widthClass=tall", "", "=", "widthClass=compact-widthClass=regular",
    "heightClass=compact-", "depthClass=compact",
  ])
  func `a key that cannot be read never applies`(key: String) throws {
    let fixture = try constraint((key, 1))
    #expect(try fixture.constants("c").allSatisfy { $0 == 96 })
    #expect(VariationKey(key).description == key || VariationKey(key).otherTraits.count == 1)
  }

  @Test func `the parts of a key may stand in another order`() throws {
    let fixture = try constraint(("widthClass=compact-heightClass=regular", 1))
    #expect(try fixture.constants("c")[5] == 1)
  }
}
