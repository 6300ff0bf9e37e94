import Controls
import SceneModel
import Testing

@testable import AutoLayout

struct LayoutFindingTests {
  private static let views = Fixture.view("a") + Fixture.view("b")

  @Test func `a multiplier that overflows takes no part and is found`() throws {
    let equation = "b.trailing = a.trailingMargin * 1.7e308 + 1e308"
    let fixture = Fixture(subviews: Self.views, constraints: Fixture.constraints(equation))
    let findings = try fixture.layout().findings
    #expect(findings.map(\.id) == [ObjectID(Fixture.id(of: equation))])
    #expect(findings.map(\.reason) == [.notFinite])
  }

  @Test func `a frame whose numbers are too large is found`() throws {
    let fixture = Fixture(
      subviews: Self.views,
      constraints: Fixture.constraints("a.leading = root.leading + 1e308", "a.width = 1e308"))
    let layout = try fixture.layout()
    #expect(layout.findings.contains { $0.id == ObjectID("a") && $0.reason == .unboundedFrame })
    #expect(layout.view("a")?.frame == .zero)
  }

  /// InterfaceBuilder.md#unreadable-values
  @Test(arguments: ["1:0", "nan", "1e400", "1.7e308", "-1.7e308", "1e308:1e-308"])
  func `frames are finite whatever the numbers are`(text: String) throws {
    let scroll = Fixture.view("s", "scrollView", "", "<subviews>\(Fixture.view("c"))</subviews>")
    let fixture = Fixture(
      subviews: Self.views + scroll,
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" \
        multiplier="\(text)" constant="\(text)" id="k"/>
        <constraint firstItem="a" firstAttribute="width" constant="\(text)" priority="\(text)" id="l"/>
        <constraint firstItem="c" firstAttribute="width" constant="\(text)" id="m"/>
        """ + Fixture.constraints("c.leading = s.leading", "s.trailing = c.trailing"),
      rootContent:
        #"<edgeInsets key="layoutMargins" left="\#(text)" top="\#(text)" right="\#(text)" bottom="\#(text)"/>"#
    )
    for view in try fixture.layout().views {
      let frame = view.frame
      for number in [frame.x, frame.y, frame.width, frame.height, frame.maxX, frame.maxY] {
        #expect(number.isFinite)
      }
      #expect(view.contentSize.map { $0.width.isFinite && $0.height.isFinite } ?? true)
    }
  }

  /// A value that is the difference of two infinite ones was computed again and again, without end.
  @Test func `numbers that overflow and cancel end the layout`() throws {
    let fixture = Fixture(
      subviews: Self.views + Fixture.view("c"),
      constraints: """
        <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" secondItem="b" \
        secondAttribute="width" multiplier="10" constant="1e-300" id="k1"/>
        <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="a" \
        secondAttribute="leading" multiplier="1e-300" constant="10" id="k2"/>
        <constraint firstItem="c" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" \
        multiplier="-1e308" constant="1e308" id="k3"/>
        <constraint firstItem="b" firstAttribute="width" relation="greaterThanOrEqual" constant="1e308" id="k4"/>
        <constraint firstItem="c" firstAttribute="centerX" relation="greaterThanOrEqual" secondItem="a" \
        secondAttribute="centerX" multiplier="3" constant="1e308" priority="500" id="k5"/>
        """)
    let layout = try fixture.layout()
    #expect(layout.findings.contains { $0.reason == .unboundedFrame })
    #expect(layout.views.allSatisfy { $0.frame.maxX.isFinite })
  }

  /// InterfaceBuilder.md#platforms
  @Test(arguments: ["MacOSX.Cocoa", "watchKit"])
  func `a scene of the Mac or a watch has no frames, and that is found`(runtime: String) throws {
    var document = try Fixture(subviews: Self.views).document
    let root = try #require(document.tree.root)
    document.tree.setAttribute(Name(.targetRuntime), of: root, to: runtime)
    let scene = try #require(document.scenes.first)
    let layout = LayoutEngine(document, LayoutRequest()).layout(scene)
    #expect(layout.views.isEmpty)
    #expect(layout.findings.map(\.id) == [scene.id])
    #expect(layout.findings.map(\.reason) == [.otherPlatform])
    #expect(throws: LayoutRefusal.self) { try LayoutRefusal.check(document) }
  }

  @Test(arguments: ["0", "1001"])
  func `a number that is no priority counts as the nearest and is found`(priority: String) throws {
    let equation = "a.width = 30 @\(priority)"
    let fixture = Fixture(
      subviews: Self.views,
      constraints: Fixture.constraints("a.leading = root.leading", "a.top = root.top", equation))
    let layout = try fixture.layout()
    #expect(layout.findings.map(\.id) == [ObjectID(Fixture.id(of: equation))])
    #expect(layout.findings.map(\.reason) == [.invalidPriority])
    #expect(layout.view("a")?.frame.width == 30)
  }

  @Test func `a sound document has no findings`() throws {
    #expect(try Fixture(subviews: Self.views).layout().findings == [])
  }
}
