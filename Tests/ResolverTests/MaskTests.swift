import Resolver
import SceneModel
import Testing

/// Installing and uninstalling (InterfaceBuilder.md#masks).
struct MaskTests {
  // InterfaceBuilder.md#default-variation: every class that does not include the view again goes without it.
  @Test func `what default excludes is installed where a class includes it`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      root: Fixture.variation("default", subviews: "-a")
        + Fixture.variation("widthClass=compact", subviews: "+a"))
    #expect(try fixture.installed("a") == ["compact-any", "compact-compact", "compact-regular"])
    #expect(try fixture.installed("root") == Fixture.all)
  }

  // InterfaceBuilder.md#masks: entries that change nothing are usual.
  @Test func `includes and excludes of what is so already change nothing`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a") + Fixture.view("b"),
      root: Fixture.variation("default", subviews: "-b")
        + Fixture.variation("heightClass=compact", subviews: "+a -b")
        + Fixture.variation("widthClass=regular", subviews: "+a +a +b")
        + Fixture.variation("heightClass=regular-widthClass=regular", subviews: "+b"))
    #expect(try fixture.installed("a") == Fixture.all)
    #expect(try fixture.installed("b") == ["regular-any", "regular-compact", "regular-regular"])
  }

  // InterfaceBuilder.md#masks: regular-compact gets what either axis alone says.
  @Test func `a class of two axes inherits both single ones`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a") + Fixture.view("b"),
      root: Fixture.variation("heightClass=compact", subviews: "-a")
        + Fixture.variation("widthClass=regular", subviews: "-b"))
    #expect(
      try fixture.installed("a") == [
        "any-any", "any-regular", "compact-any", "compact-regular", "regular-any", "regular-regular",
      ])
    #expect(
      try fixture.installed("b") == [
        "any-any", "any-compact", "any-regular", "compact-any", "compact-compact", "compact-regular",
      ])
    let both = try fixture.resolution("regular-compact")
    #expect(try !both.isInstalled(fixture.node("a")) && !both.isInstalled(fixture.node("b")))
  }

  // InterfaceBuilder.md#variation-precedence
  @Test func `of masks that contradict each other the width's wins, and that of both axes over it`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a") + Fixture.view("b"),
      root: Fixture.variation("heightClass=compact", subviews: "-a +b")
        + Fixture.variation("widthClass=compact", subviews: "+a -b")
        + Fixture.variation("heightClass=compact-widthClass=compact", subviews: "+b"))
    #expect(!(try fixture.installed("a")).contains("any-compact"))
    #expect((try fixture.installed("a")).contains("compact-compact"))
    #expect(!(try fixture.installed("b")).contains("compact-any"))
    #expect((try fixture.installed("b")).contains("compact-compact"))
  }

  // InterfaceBuilder.md#variation-precedence
  @Test func `the order of variations in the file does not count, but of equal keys`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a") + Fixture.view("b"),
      root: Fixture.variation("widthClass=compact", subviews: "+a")
        + Fixture.variation("heightClass=compact", subviews: "-a")
        + Fixture.variation("widthClass=regular", subviews: "-b")
        + Fixture.variation("widthClass=regular", subviews: "+b"))
    #expect((try fixture.installed("a")).contains("compact-compact"))
    // InterfaceBuilder.md#duplicate-variations
    #expect(try fixture.installed("b") == Fixture.all)
  }

  // InterfaceBuilder.md#duplicate-variations: both hold where they speak of different things.
  @Test func `duplicate variations of one key are merged`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a") + Fixture.view("b"),
      root: Fixture.variation("widthClass=compact", subviews: "-a")
        + Fixture.variation("widthClass=compact", subviews: "-b"))
    for id in ["a", "b"] { #expect(!(try fixture.installed(id)).contains("compact-any")) }
  }

  // InterfaceBuilder.md#declaration-order
  @Test func `installed views keep their order in the file`() throws {
    let fixture = try Fixture(
      subviews: ["a", "b", "c"].map { Fixture.view($0) }.joined(),
      root: Fixture.variation("default", subviews: "-c -a")
        + Fixture.variation("widthClass=compact", subviews: "+c +a"))
    let tree = fixture.document.tree
    func objects(_ name: String) throws -> [String?] {
      try fixture.resolution(name).scene(fixture.outline).objects.map { tree[$0, .id] }
    }
    #expect(try objects("compact-any") == ["root", "a", "b", "c"])
    #expect(try objects("any-any") == ["root", "b"])
  }

  // InterfaceBuilder.md#installed-subtrees
  @Test func `nested views leave with the view around them`() throws {
    let inner = Fixture.view(
      "outer",
      "<subviews>" + Fixture.view("inner", "<subviews>\(Fixture.view("innermost"))</subviews>")
        + "</subviews>"
        + Fixture.variation("widthClass=compact", subviews: "+inner")
        + Fixture.variation("heightClass=regular", subviews: "-inner"))
    let fixture = try Fixture(
      subviews: inner + Fixture.view("next"),
      root: Fixture.variation("widthClass=compact", subviews: "-outer"))
    let outside = ["any-any", "any-compact", "regular-any", "regular-compact"]
    #expect(try fixture.installed("inner") == outside)
    #expect(try fixture.installed("innermost") == outside)
    #expect(try fixture.installed("next") == Fixture.all)
    // Kept alive all the same: the object can still be found.
    #expect(try fixture.resolution("compact-any").node(ObjectID("innermost")) == fixture.node("innermost"))
  }

  // InterfaceBuilder.md#masks
  @Test func `a stack view's arranged views are installed like others`() throws {
    let fixture = try Fixture(
      subviews: """
        <stackView id="stack"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <subviews>\(Fixture.view("a"))\(Fixture.view("b"))</subviews>
        \(Fixture.variation("heightClass=compact", subviews: "-a"))</stackView>
        """)
    let scene = try fixture.resolution("compact-compact").scene(fixture.outline)
    #expect(scene.objects.map { fixture.document.tree[$0, .id] } == ["root", "stack", "b"])
  }

  // InterfaceBuilder.md#masks: watch documents have masks of `items`.
  @Test func `masks of other keys install as well`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      root: """
        <variation key="widthClass=compact"><mask key="items"><exclude reference="a"/></mask></variation>
        """)
    #expect(!(try fixture.installed("a")).contains("compact-any"))
  }

  @Test func `a mask of what is not there is passed over`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      root: Fixture.variation("default", subviews: "-nowhere -a")
        + #"<variation key="widthClass=compact"><mask key="subviews"><include/></mask></variation><variation/>"#
    )
    #expect(try fixture.installed("a").isEmpty)
  }
}
