import AutoLayout
import Devices
import SceneModel
import Testing

/// InterfaceBuilder.md#scrolling-safe-areas, on a lying iPhone X: 812 × 375 with 44 unsafe at the sides and
/// 21 below.
struct ScrollingSafeAreaTests {
  private func layout(_ fixture: Fixture, _ name: String = "iPhone X") throws -> SceneLayout {
    let device = try #require(Device.named(name))
    return try fixture.layout(
      LayoutRequest(canvas: .device(device, .landscape, .full), ignoresSavedFrames: true))
  }

  /// A scroll view that fills the root, with content of a width in which a box lies in the safe area.
  private func scrolling(_ attributes: String = "", width: String, height: Double) -> Fixture {
    let box = """
      <subviews>\(Fixture.view("box"))</subviews><viewLayoutGuide key="safeArea" id="sfc"/><constraints>
      """
      + Fixture.constraints(
        "box.leading = sfc.leading", "sfc.trailing = box.trailing", "box.top = sfc.top",
        "sfc.bottom = box.bottom") + "</constraints>"
    let content =
      "<subviews>\(Fixture.view("con", "view", "", box))</subviews><constraints>"
      + Fixture.constraints(
        "con.leading = scr.leading", "scr.trailing = con.trailing", "con.top = scr.top",
        "scr.bottom = con.bottom", "con.height = \(height)", "con.width = \(width)") + "</constraints>"
    return Fixture(
      subviews: Fixture.view("scr", "scrollView", attributes, content),
      constraints: Fixture.constraints(
        "scr.leading = root.leading", "root.trailing = scr.trailing", "scr.top = root.top",
        "root.bottom = scr.bottom"))
  }

  @Test func `content as wide as its scroll view has the safe area at the sides`() throws {
    let layout = try layout(scrolling(width: "scr.width", height: 900))
    #expect(layout.view("con")?.frame == Rect(x: 0, y: 0, width: 812, height: 900))
    #expect(layout.view("box")?.frame == Rect(x: 44, y: 0, width: 724, height: 900))
  }

  @Test func `content that scrolls sideways lies clear of the sides, and has the safe area below`() throws {
    let layout = try layout(scrolling(width: "2000", height: 375))
    #expect(layout.view("box")?.frame == Rect(x: 0, y: 0, width: 2000, height: 354))
  }

  @Test(arguments: [
    (#"contentInsetAdjustmentBehavior="always""#, Rect(x: 0, y: 0, width: 812, height: 375)),
    (#"contentInsetAdjustmentBehavior="never""#, Rect(x: 44, y: 0, width: 724, height: 354)),
    (#"alwaysBounceVertical="YES""#, Rect(x: 44, y: 0, width: 724, height: 375)),
    (#"alwaysBounceHorizontal="YES""#, Rect(x: 0, y: 0, width: 812, height: 354)),
  ])
  func `what a scroll view adds to its insets its content does not have`(
    attributes: String, frame: Rect
  ) throws {
    let fixture = scrolling(attributes, width: "scr.width", height: 375)
    #expect(try layout(fixture).view("box")?.frame == frame)
  }

  @Test(arguments: [("", 375.0), (#"automaticallyAdjustsScrollViewInsets="NO""#, 322.0)])
  func `the first scroll view in a navigation controller keeps its content clear of the bar`(
    attributes: String, height: Double
  ) throws {
    var fixture = scrolling(width: "scr.width", height: 375)
    fixture.controllerAttributes = attributes
    fixture.moreScenes = """
      <scene sceneID="nav-sc"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="con-tr-oll" kind="relationship" relationship="rootViewController" id="seg"/>
      </connections></navigationController></objects></scene>
      """
    #expect(try layout(fixture).view("box")?.frame.height == height)
  }

  /// A table that fills the root, with a row whose box fills the content view.
  private func table(_ attributes: String, cell: String = "", height: Double = 44) -> Fixture {
    let content =
      "<subviews>\(Fixture.view("box"))</subviews><viewLayoutGuide key=\"safeArea\" id=\"sfc\"/><constraints>"
      + Fixture.constraints(
        "box.leading = sfc.leading", "sfc.trailing = box.trailing", "box.top = con.top",
        "con.bottom = box.bottom") + "</constraints>"
    let row = """
      <tableViewCell id="cel" \(cell)><rect key="frame" x="0.0" y="28" width="375" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="con">
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>\(content)</tableViewCellContentView>
      </tableViewCell>
      """
    return Fixture(
      subviews: Fixture.view("tab", "tableView", attributes, "<prototypes>\(row)</prototypes>"),
      constraints: Fixture.constraints(
        "tab.leading = root.leading", "root.trailing = tab.trailing", "tab.top = root.top",
        "root.bottom = tab.bottom"))
  }

  @Test func `the content of a cell lies in the safe area, the cell does not`() throws {
    let layout = try layout(table(#"rowHeight="44""#))
    #expect(layout.view("cel")?.frame == Rect(x: 0, y: 0, width: 812, height: 44))
    #expect(layout.view("con")?.frame == Rect(x: 44, y: 0, width: 724, height: 44))
    #expect(layout.view("box")?.frame == Rect(x: 0, y: 0, width: 724, height: 44))
  }

  @Test func `the content of a cell that is not inset has the safe area`() throws {
    let layout = try layout(table(#"rowHeight="44" contentViewInsetsToSafeArea="NO""#))
    #expect(layout.view("con")?.frame == Rect(x: 0, y: 0, width: 812, height: 44))
    #expect(layout.view("box")?.frame == Rect(x: 44, y: 0, width: 724, height: 44))
  }

  /// InterfaceBuilder.md#row-heights
  @Test(arguments: [
    (#"rowHeight="60""#, "", 60.0), (#"rowHeight="60""#, #"rowHeight="85""#, 85), ("", "", 85),
    ("", #"rowHeight="70""#, 70), (#"rowHeight="60" dataMode="static""#, #"rowHeight="70""#, 70),
    (#"rowHeight="60" dataMode="static""#, "", 60), (#"rowHeight="60" dataMode="prototypes""#, "", 60),
  ])
  func `a table's fixed row height holds on devices but for rows with one of their own`(
    table: String, cell: String, height: Double
  ) throws {
    let fixture = self.table(table, cell: cell, height: 85)
    #expect(try layout(fixture).view("cel")?.frame.height == height)
    #expect(try layout(fixture, "iPhone 8").view("box")?.frame.height == height)
  }
}
