import AutoLayout
import Controls
import Devices
import SceneModel
import Testing

/// The visible elements of the screen: status bar, bars, keyboard
/// (Devices.md#screen-state, Devices.md#keyboards).
struct ScreenStateTests {
  /// A box as large as the safe area of the root, which ends 8 above the keyboard's guide where the document
  /// says so.
  private func fixture(keyboard: Bool = false, navigation: Bool = false) -> Fixture {
    let bottom = keyboard ? "key.top = box.bottom + 8" : "safe.bottom = box.bottom"
    var fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = safe.leading", "safe.trailing = box.trailing", "box.top = safe.top", bottom))
    if keyboard { fixture.rootContent = #"<keyboardLayoutGuide key="keyboard" id="key"/>"# }
    if navigation {
      fixture.moreScenes = """
        <scene sceneID="nav-sc"><objects><navigationController id="nav">
        <navigationBar key="navigationBar" id="bar"/><connections>
        <segue destination="con-tr-oll" kind="relationship" relationship="rootViewController" id="seg"/>
        </connections></navigationController></objects></scene>
        """
    }
    return fixture
  }

  private func frame(
    _ fixture: Fixture, on name: String, _ orientation: Orientation = .portrait,
    _ change: (inout ScreenState) -> Void
  ) throws -> Rect {
    let device = try #require(Device.named(name))
    var request = LayoutRequest(canvas: .device(device, orientation, .full), ignoresSavedFrames: true)
    change(&request.screen)
    return try fixture.frame("box", request)
  }

  @Test(arguments: [
    ("iPhone 8", 0.0), ("iPad Air 2", 0), ("iPad Pro 11", 0), ("iPhone X", 44), ("iPhone 15", 59),
  ])
  func `a hidden status bar leaves a notch or an island alone`(name: String, top: Double) throws {
    #expect(try frame(fixture(), on: name) { $0.hidesStatusBar = true }.y == top)
  }

  @Test func `a navigation bar begins at the top where the status bar is hidden, and takes no room itself`()
    throws
  {
    let fixture = fixture(navigation: true)
    #expect(try frame(fixture, on: "iPhone 8") { _ in }.y == 64)
    #expect(try frame(fixture, on: "iPhone 8") { $0.hidesStatusBar = true }.y == 44)
    #expect(try frame(fixture, on: "iPhone 8") { $0.hidesBars = true }.y == 20)
  }

  /// 812 points less the keyboard of 336 or 292, or less the home indicator of 34, and 8.
  @Test(
    arguments: [
      (nil, 770), (.docked, 468), (.plain, 512), (.undocked, 770),
    ] as [(Keyboard?, Double)])
  func `the keyboard's guide begins at the keyboard, or where the safe area ends`(
    keyboard: Keyboard?, bottom: Double
  ) throws {
    let fixture = fixture(keyboard: true)
    #expect(try frame(fixture, on: "iPhone X") { $0.keyboard = keyboard }.maxY == bottom)
  }

  @Test func `the keyboard changes no safe area`() throws {
    #expect(try frame(fixture(), on: "iPhone X") { $0.keyboard = .docked }.maxY == 812 - 34)
  }

  @Test func `a form sheet in the middle of a pad has less of the keyboard`() throws {
    var fixture = fixture(keyboard: true)
    fixture.moreScenes = """
      <scene sceneID="from-sc"><objects><viewController id="from"><connections>
      <segue destination="con-tr-oll" kind="presentation" modalPresentationStyle="formSheet" id="seg"/>
      </connections></viewController></objects></scene>
      """
    // 1024 high, the sheet 620: 202 below it, of a keyboard of 263.
    let frame = try frame(fixture, on: "iPad Air 2") { $0.keyboard = .plain }
    #expect(frame.maxY == 620 - (263 - 202) - 8)
  }

  @Test func `an embedded controller has what of the keyboard reaches into its container view`() throws {
    var fixture = Fixture(
      subviews: Fixture.view(
        "room", "containerView", "",
        #"<connections><segue destination="inner" kind="embed" id="seg"/></connections>"#),
      constraints: Fixture.constraints(
        "room.top = root.top", "room.leading = root.leading", "room.trailing = root.trailing",
        "root.bottom = room.bottom + 100"))
    fixture.moreScenes = """
      <scene sceneID="in-sc"><objects><viewController id="inner"><view key="view" id="in">
      <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(Fixture.view("box"))</subviews>
      <keyboardLayoutGuide key="keyboard" id="key"/><constraints>\(Fixture.constraints(
        "box.top = in.top", "box.leading = in.leading", "box.width = 10", "key.top = box.bottom"))</constraints>
      </view></viewController></objects></scene>
      """
    let device = try #require(Device.named("iPhone X"))
    var request = LayoutRequest(canvas: .device(device, .portrait, .full))
    request.screen.keyboard = .plain
    let document = try fixture.document
    let outline = try #require(document.scenes.last)
    let layout = LayoutEngine(document, request).layout(outline)
    #expect(layout.size.height == 712)
    // Of a keyboard of 292, 100 are below the container view.
    #expect(layout.view("box")?.frame.height == 520.0)
  }
}
