import Controls
import Resolver
import SceneModel
import Testing

struct ConcealmentTests {
  private func fixture() throws -> Fixture {
    try Fixture(
      subviews: Fixture.view("plain")
        + Fixture.view("compact", #"<variation key="widthClass=compact" hidden="YES"/>"#)
        + #"<view hidden="YES" id="box"><subviews>"# + Fixture.view("inner", "") + "</subviews></view>"
        + Fixture.view("regular"),
      root: Fixture.variation("default", subviews: "-regular")
        + Fixture.variation("widthClass=regular", subviews: "+regular"))
  }

  @Test func `which views are hidden in compact width is one call`() throws {
    let fixture = try fixture()
    let compact = try #require(SizeClass(name: "compact-any"))
    let hidden = fixture.document.hiddenViews(in: compact)
    #expect(hidden.map(\.id.text) == ["compact", "box", "inner", "regular"])
    #expect(hidden.map(\.node) == (try ["compact", "box", "inner", "regular"].map(fixture.node)))
    let regular = try #require(SizeClass(name: "regular-any"))
    #expect(fixture.document.hiddenViews(in: regular).map(\.id.text) == ["box", "inner"])
  }

  @Test func `a hidden view says by which variation, one inside it by which view`() throws {
    let fixture = try fixture()
    let resolution = try fixture.resolution("compact-regular")
    func concealment(_ id: String) throws -> Concealment? { resolution.concealment(of: try fixture.node(id)) }
    #expect(try concealment("plain") == nil)
    #expect(try concealment("compact") == .hidden(VariationKey("widthClass=compact")))
    #expect(try concealment("box") == .hidden(nil))
    #expect(try concealment("inner") == .hiddenInside(fixture.node("box")))
    #expect(try concealment("regular") == .uninstalled(.uninstalled(VariationKey("default"))))
  }

  @Test func `all classes at once say the same as each by itself`() throws {
    let resolver = Resolver(try fixture().document)
    let hidden = resolver.hiddenClasses(InstallationTables(resolver, TraitCollection()))
    for resolution in resolver.resolveAll() {
      for index in 0..<resolution.tree.count where resolution.tree.isView(NodeID(index)) {
        let isHidden =
          switch resolution.concealment(of: NodeID(index)) {
          case .hidden, .hiddenInside: true
          case .uninstalled, nil: false
          }
        guard resolution.isInstalled(NodeID(index)) else { continue }
        #expect(hidden[index].contains(resolution.traits.sizeClass) == isHidden)
      }
    }
  }

  @Test func `a variation shows what is hidden otherwise`() throws {
    let view = #"<view hidden="YES" id="a"><variation key="heightClass=regular" hidden="NO"/></view>"#
    let fixture = try Fixture(subviews: view)
    let hidden = SizeClass.all.filter { !fixture.document.hiddenViews(in: $0).isEmpty }
    #expect(hidden.map(\.height).allSatisfy { $0 != .regular })
    #expect(hidden.count == 6)
  }
}
