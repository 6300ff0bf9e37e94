import SceneModel
import Testing

@testable import Resolver

struct DifferenceTests {
  private func fixture() throws -> Fixture {
    try Fixture(
      subviews: Fixture.view("a", "<subviews>\(Fixture.view("inner"))</subviews>")
        + Fixture.view(
          "b",
          #"<variation key="heightClass=compact" alpha="0.5"/><variation key="widthClass=regular" hidden="NO"/>"#
        ),
      constraints: Fixture.width("onA", of: "a")
        + Fixture.width("onB", of: "b", #"<variation key="heightClass=compact" constant="4"/>"#),
      root: Fixture.variation("heightClass=compact", subviews: "-a"))
  }

  @Test func `a difference says what comes, what goes and what gets another value`() throws {
    let fixture = try fixture()
    let regular = try fixture.resolution("compact-regular")
    let compact = try fixture.resolution("compact-compact")
    let forth = regular.difference(to: compact, in: try fixture.outline)
    #expect(try forth.removedObjects == [fixture.node("a"), fixture.node("inner")])
    #expect(try forth.removedConstraints == [fixture.node("onA")])
    #expect(forth.addedObjects.isEmpty && forth.addedConstraints.isEmpty)
    #expect(
      try forth.revalued == [
        ValueChange(node: fixture.node("b"), path: "alpha", old: nil, new: "0.5"),
        ValueChange(node: fixture.node("onB"), path: "constant", old: "8", new: "4"),
      ])
    let back = compact.difference(to: regular, in: try fixture.outline)
    #expect(back.addedObjects == forth.removedObjects)
    #expect(back.addedConstraints == forth.removedConstraints)
    #expect(back.revalued.map(\.old) == forth.revalued.map(\.new))
    #expect(regular.difference(to: regular, in: try fixture.outline).isEmpty)
  }

  @Test func `a value that two variations have alike is no difference`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view(
        "a",
        #"<variation key="widthClass=compact" alpha="0"/><variation key="widthClass=regular" alpha="0"/>"#))
    let compact = try fixture.resolution("compact-any")
    #expect(try compact.difference(to: fixture.resolution("regular-any"), in: fixture.outline).isEmpty)
  }

  @Test func `the nine classes fall into groups that are equal`() throws {
    let fixture = try fixture()
    let matrix = try fixture.resolver.matrix(fixture.outline)
    #expect(matrix.views == 4)
    #expect(matrix.constraints == 2)
    #expect(
      matrix.groups.map { $0.classes.classes.map(\.description) } == [
        ["any-any", "any-regular", "compact-any", "compact-regular"], ["any-compact", "compact-compact"],
        ["regular-any", "regular-regular"], ["regular-compact"],
      ])
    #expect(matrix.groups.map(\.views) == [4, 2, 4, 2])
    #expect(matrix.groups.map(\.constraints) == [2, 1, 2, 1])
    #expect(matrix.groups[0].difference.isEmpty)
    #expect(matrix.groups[2].difference.revalued.map(\.name) == ["hidden"])
    #expect(matrix.group(of: SizeClass(width: .regular, height: .compact)) == 3)
  }

  @Test func `what varies only where it is not installed does not tell classes apart`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a", #"<variation key="widthClass=compact" alpha="0"/>"#),
      root: Fixture.variation("default", subviews: "-a"))
    #expect(try fixture.resolver.matrix(fixture.outline).groups.count == 1)
  }

  @Test(arguments: 1...12)
  func `classes are equal just where nothing differs between them`(seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let fixture = try Fixture(random.content())
    let outline = try fixture.outline
    let matrix = fixture.resolver.matrix(outline)
    let resolutions = fixture.resolver.resolveAll()
    for a in resolutions {
      for b in resolutions {
        let isSame = matrix.group(of: a.traits.sizeClass) == matrix.group(of: b.traits.sizeClass)
        #expect(a.difference(to: b, in: outline).isEmpty == isSame, "seed \(seed)")
      }
    }
  }
}
