import Controls
import Devices
import SceneModel
import Testing

@testable import AutoLayout

struct ReferenceTests {
  private static func references(_ subviews: String, _ constraints: String = "") throws -> [Size?]? {
    let document = try Fixture(subviews: subviews, constraints: constraints).document
    let device = try #require(Device.named("iPhone 15"))
    let engine = LayoutEngine(document, LayoutRequest(canvas: .device(device, .portrait, .full)))
    let scene = try #require(document.scenes.first)
    let root = try #require(engine.roots(of: scene).first)
    return engine.rootLayout(root).references
  }

  private static func view(_ id: String, mask: String) -> String {
    """
    <view id="\(id)"><rect key="frame" x="10" y="10" width="20" height="20"/>
    <autoresizingMask key="autoresizingMask" \(mask)/></view>
    """
  }

  @Test func `a superview without a view that follows it has no reference`() throws {
    let inner = Self.view("inner", mask: #"flexibleMaxX="YES" flexibleMaxY="YES""#)
    let outer = Fixture.view("outer", "view", "", "<subviews>\(inner)</subviews>")
    #expect(try Self.references(outer) == [Size(375, 667), nil, nil])
  }

  @Test func `a superview of a view that follows it has its size on the canvas`() throws {
    let inner = Self.view("inner", mask: #"widthSizable="YES" flexibleMaxY="YES""#)
    let outer = Fixture.view("outer", "view", "", "<subviews>\(inner)</subviews>")
    let constraints = Fixture.constraints(
      "outer.leading = root.leading", "outer.trailing = root.trailing", "outer.top = root.top",
      "outer.height = 100")
    #expect(try Self.references(outer, constraints) == [Size(375, 667), Size(375, 100), nil])
  }

  @Test func `the canvas itself needs no references`() throws {
    let document = try Fixture(subviews: Self.view("inner", mask: #"widthSizable="YES""#)).document
    let engine = LayoutEngine(document, LayoutRequest())
    let scene = try #require(document.scenes.first)
    let root = try #require(engine.roots(of: scene).first)
    #expect(engine.rootLayout(root).references == nil)
  }
}
