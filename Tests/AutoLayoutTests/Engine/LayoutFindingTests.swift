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
  }

  @Test(arguments: ["0", "1001"])
  func `a priority outside 1 to 1000 counts as the nearest and is found`(priority: String) throws {
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
