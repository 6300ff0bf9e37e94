import Resolver
import SceneModel
import Testing

struct ExplanationTests {
  @Test func `an attribute has its own value, a line per key, and nine values with where they come from`()
    throws
  {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      constraints: Fixture.width(
        "c", of: "a",
        """
        <variation key="widthClass=compact" constant="1"/><variation key="heightClass=compact" constant="2"/>
        <variation key="widthClass=compact" constant="3"/>
        """, constant: 9))
    let explanation = fixture.resolver.explain(try fixture.node("c"))
    let constant = try #require(explanation.attributes.first { $0.name == "constant" })
    #expect(constant.own == "9")
    #expect(constant.isCustomized)
    #expect(constant.lines.map(\.key.description) == ["heightClass=compact", "widthClass=compact"])
    #expect(constant.lines.map(\.value) == ["2", "3"])
    #expect(
      constant.lines.map { $0.deciding.classes.map(\.description) } == [
        ["any-compact", "regular-compact"], ["compact-any", "compact-compact", "compact-regular"],
      ])
    #expect(constant.classes.map(\.value) == ["9", "2", "9", "3", "3", "3", "9", "2", "9"])
    #expect(constant.classes[4].origin == VariationKey("widthClass=compact"))
    #expect(constant.classes[0].origin == nil)
    let attribute = try #require(explanation.attributes.first { $0.name == "firstAttribute" })
    #expect(!attribute.isCustomized)
    #expect(attribute.classes.allSatisfy { $0.value == "width" && $0.origin == nil })
  }

  @Test func `a line that is always overridden decides nowhere`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("a"),
      constraints: Fixture.width(
        "c", of: "a",
        """
        <variation key="default" constant="1"/><variation key="widthClass=compact" constant="2"/>
        <variation key="userInterfaceStyle=dark" constant="3"/>
        """))
    let explanation = fixture.resolver.explain(try fixture.node("c"))
    let constant = try #require(explanation.attributes.first { $0.name == "constant" })
    #expect(constant.lines.map { $0.deciding.classes.count } == [6, 3, 0])
    let dark = fixture.resolver.explain(try fixture.node("c"), TraitCollection(style: "dark"))
    let darkConstant = try #require(dark.attributes.first { $0.name == "constant" })
    #expect(darkConstant.lines.map { $0.deciding.classes.count } == [0, 0, 9])
    #expect(darkConstant.classes.allSatisfy { $0.value == "3" })
  }

  @Test func `a child that is replaced takes its attributes away`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view(
        "v",
        """
        <color key="tintColor" white="1" alpha="1"/>
        <variation key="widthClass=regular"><color key="tintColor" systemColor="red"/></variation>
        """))
    let attributes = fixture.resolver.explain(try fixture.node("v")).attributes
    let white = try #require(attributes.first { $0.name == "tintColor.white" })
    #expect(white.own == "1")
    #expect(white.lines.map(\.value) == [nil])
    #expect(white.classes[6].value == nil)
    #expect(white.classes[6].origin == VariationKey("widthClass=regular"))
    let system = try #require(attributes.first { $0.name == "tintColor.systemColor" })
    #expect(system.own == nil)
    #expect(system.classes.map(\.value) == [nil, nil, nil, nil, nil, nil, "red", "red", "red"])
  }

  @Test func `an installation says which mask, which view around it or which item decides`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view("outer", "<subviews>\(Fixture.view("inner"))</subviews>") + Fixture.view("b"),
      constraints: """
        <constraint firstItem="b" firstAttribute="top" secondItem="inner" secondAttribute="top" id="c"/>
        """,
      root: Fixture.variation("default", subviews: "-outer")
        + Fixture.variation("widthClass=compact", subviews: "+outer"))
    func explain(_ id: String) throws -> InstallationExplanation {
      fixture.resolver.explain(try fixture.node(id)).installation
    }
    let outer = try explain("outer")
    #expect(outer.lines.map(\.installs) == [false, true])
    #expect(outer.lines.map { $0.deciding.classes.count } == [6, 3])
    #expect(outer.classes[0] == .uninstalled(VariationKey("default")))
    #expect(outer.classes[3] == .installed(VariationKey("widthClass=compact")))
    let inner = try explain("inner")
    #expect(inner.lines.isEmpty)
    #expect(inner.classes[0] == .uninstalledInside(try fixture.node("outer"), VariationKey("default")))
    #expect(inner.classes[3] == .installed(nil))
    let constraint = try explain("c")
    #expect(constraint.classes[0] == .uninstalledItem(try fixture.node("inner")))
    #expect(constraint.classes[4].isInstalled)
  }

  @Test(arguments: 1...12)
  func `an explanation says what is in force`(seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let fixture = try Fixture(random.content())
    let tree = fixture.document.tree
    let resolutions = fixture.resolver.resolveAll()
    for index in 0..<tree.count where tree[NodeID(index), .id] != nil {
      let node = NodeID(index)
      let explanation = fixture.resolver.explain(node)
      for (number, resolution) in resolutions.enumerated() {
        let installation = explanation.installation.classes[number]
        #expect(installation.isInstalled == resolution.isInstalled(node), "seed \(seed)")
        for attribute in explanation.attributes {
          let value = resolution.attribute(node, at: attribute.path)
          #expect(attribute.classes[number].value == value?.value, "seed \(seed)")
          #expect(attribute.classes[number].origin == value?.origin, "seed \(seed)")
        }
      }
    }
  }
}
