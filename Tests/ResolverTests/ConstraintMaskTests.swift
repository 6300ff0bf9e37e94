import Resolver
import SceneModel
import Testing

/// Constraints installed by masks, and those that touch what is not installed
/// (InterfaceBuilder.md#installed-subtrees).
struct ConstraintMaskTests {
  private let compact = ["compact-any", "compact-compact", "compact-regular"]

  @Test func `a constraint is installed by the masks of its view`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"), constraints: Fixture.width("c", of: "a"),
      root: Fixture.variation("default", constraints: "-c")
        + Fixture.variation("widthClass=compact", constraints: "+c"))
    #expect(try fixture.installed("c") == compact)
    #expect(try fixture.installed("a") == Fixture.all)
  }

  // InterfaceBuilder.md#installed-subtrees
  @Test func `constraints leave with either item, whatever their own mask says`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a") + Fixture.view("b"),
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="first"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="second"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="neither"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="implied"/>
        """,
      root: Fixture.variation("default", subviews: "-a", constraints: "+second")
        + Fixture.variation("widthClass=compact", subviews: "+a")
        + Fixture.variation("widthClass=regular", constraints: "+first"))
    for id in ["first", "second", "implied"] { #expect(try fixture.installed(id) == compact) }
    #expect(try fixture.installed("neither") == Fixture.all)
  }

  @Test func `constraints leave with what is around their items and around themselves`() throws {
    let inside = Fixture.view(
      "outer",
      "<subviews>\(Fixture.view("inner"))</subviews><constraints>\(Fixture.width("own", of: "inner"))</constraints>"
        + #"<viewLayoutGuide key="safeArea" id="guide"/>"#)
    let fixture = try Fixture(
      subviews: inside + Fixture.view("b"),
      constraints: """
        <constraint firstItem="b" firstAttribute="top" secondItem="inner" secondAttribute="top" id="toInner"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="guide" secondAttribute="top" id="toGuide"/>
        """,
      root: Fixture.variation("default", subviews: "-outer")
        + Fixture.variation("widthClass=compact", subviews: "+outer"))
    for id in ["own", "toInner", "toGuide", "guide"] { #expect(try fixture.installed(id) == compact) }
  }

  @Test func `a constraint whose item the document does not hold stays`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="nowhere" secondAttribute="top" id="c"/>
        """, root: Fixture.variation("widthClass=compact", subviews: "-a"))
    #expect(
      try fixture.installed("c") == [
        "any-any", "any-compact", "any-regular", "regular-any", "regular-compact", "regular-regular",
      ])
  }

  @Test func `a constraint without an identifier leaves with its items`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      constraints: #"<constraint firstItem="a" firstAttribute="width" constant="3"/>"#,
      root: Fixture.variation("widthClass=compact", subviews: "-a"))
    #expect(try fixture.resolution("any-any").scene(fixture.outline).constraints.count == 1)
    #expect(try fixture.resolution("compact-any").scene(fixture.outline).constraints.isEmpty)
  }
}
