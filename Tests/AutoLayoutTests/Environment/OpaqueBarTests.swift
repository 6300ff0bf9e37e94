import AutoLayout
import Devices
import SceneModel
import Testing

/// InterfaceBuilder.md#opaque-bars
struct OpaqueBarTests {
  private static let device = Device.named("iPhone 8")

  /// A controller in a navigation and a tab bar controller with the given bars.
  private func fixture(
    toolsVersion: Int = 22155, height: Double, navigationBar: String = "", tabBar: String? = nil,
    toolbar: String? = nil, controller: String = ""
  ) -> Fixture {
    var fixture = Fixture(
      toolsVersion: toolsVersion, rootSize: Size(375, height), subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.top = safe.top", "box.bottom = safe.bottom", "box.leading = safe.leading",
        "box.trailing = safe.trailing"), controllerAttributes: controller)
    let bar = toolbar.map { "<toolbar key=\"toolbar\" id=\"too\" \($0)/>" } ?? ""
    fixture.moreScenes = """
      <scene sceneID="nav-sc"><objects><navigationController id="nav" \(toolbar == nil ? "" : #"toolbarHidden="NO""#)>
      <navigationBar key="navigationBar" id="bar" \(navigationBar)/>\(bar)
      <connections><segue destination="con-tr-oll" kind="relationship" relationship="rootViewController" id="seg"/>
      </connections></navigationController></objects></scene>
      """
    if let tabBar {
      fixture.moreScenes += """
        <scene sceneID="tab-sc"><objects><tabBarController id="tab"><tabBar key="tabBar" id="tbr" \(tabBar)/>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="seh"/>
        </connections></tabBarController></objects></scene>
        """
    }
    return fixture
  }

  /// The root and the box in its safe area on the canvas, and on a device of the same screen.
  private func frames(_ fixture: Fixture) throws -> (canvas: [Rect], device: [Rect]) {
    let device = try #require(Self.device)
    let request = LayoutRequest(canvas: .device(device, .portrait, .full), ignoresSavedFrames: true)
    func frames(_ request: LayoutRequest) throws -> [Rect] {
      let layout = try fixture.layout(request)
      return ["roo-t0-000", "box"].compactMap { layout.view($0)?.frame }
    }
    return (try frames(LayoutRequest(ignoresSavedFrames: true)), try frames(request))
  }

  /// The frames of a root that starts below a navigation bar, and of its box.
  private func belowBar(_ frames: [Rect]) -> [Rect] {
    [Rect(x: 0, y: 64, width: frames[0].width, height: frames[0].height)] + frames.dropFirst()
  }

  @Test func `an opaque navigation bar shortens the root on the device as on the canvas`() throws {
    let frames = try frames(fixture(height: 603, navigationBar: #"translucent="NO""#))
    #expect(frames.canvas == Array(repeating: Rect(x: 0, y: 0, width: 375, height: 603), count: 2))
    #expect(frames.device == belowBar(frames.canvas))
  }

  /// The saved frame of the root says that it is as high as the screen.
  @Test(arguments: [(12121, 64.0, 667.0), (13122, 0, 603), (17701, 0, 623)])
  func `a root saved as high as the screen ends at an opaque navigation bar all the same, from 13122`(
    version: Int, top: Double, bottom: Double
  ) throws {
    let opaque = #"translucent="NO""#
    var simulated = fixture(toolsVersion: version, height: 667)
    simulated.moreScenes = ""
    simulated.controller = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \#(opaque)/>"#
    for fixture in [fixture(toolsVersion: version, height: 667, navigationBar: opaque), simulated] {
      #expect(try fixture.frame("box") == Rect(x: 0, y: top, width: 375, height: bottom - top))
    }
  }

  /// A controller that one in the navigation controller shows.
  private func shown(_ height: Double, navigationBar: String) -> Fixture {
    var fixture = fixture(height: height, navigationBar: navigationBar)
    fixture.moreScenes = fixture.moreScenes.replacing(
      #"destination="con-tr-oll""#, with: #"destination="fir""#)
    fixture.moreScenes += """
      <scene sceneID="fir-sc"><objects><viewController id="fir"><connections>
      <segue destination="con-tr-oll" kind="show" id="sho"/></connections></viewController></objects></scene>
      """
    return fixture
  }

  @Test func `a root saved as high as the screen is so under an opaque bar that a show brings`() throws {
    let fixture = shown(667, navigationBar: #"translucent="NO""#)
    #expect(try fixture.frame("box") == Rect(x: 0, y: 64, width: 375, height: 603))
  }

  @Test func `a root that is lower by the bar that a show brings keeps the status bar clear alone`() throws {
    #expect(try shown(623, navigationBar: "").frame("box") == Rect(x: 0, y: 20, width: 375, height: 603))
  }

  @Test func `an opaque tab bar shortens the root on the device as on the canvas`() throws {
    let frames = try frames(fixture(height: 618, tabBar: #"translucent="NO""#))
    let box = Rect(x: 0, y: 64, width: 375, height: 554)
    #expect(frames.canvas == [Rect(x: 0, y: 0, width: 375, height: 618), box])
    #expect(frames.device == frames.canvas)
  }

  /// InterfaceBuilder.md#bottom-bar-height
  @Test func `an opaque toolbar shortens the root on the device, where it is lower than on the canvas`()
    throws
  {
    let frames = try frames(
      fixture(height: 554, navigationBar: #"translucent="NO""#, toolbar: #"translucent="NO""#))
    #expect(frames.canvas == Array(repeating: Rect(x: 0, y: 0, width: 375, height: 554), count: 2))
    let box = Rect(x: 0, y: 0, width: 375, height: 559)
    #expect(frames.device == belowBar([box, box]))
  }

  @Test func `under translucent bars the root fills the screen`() throws {
    let frames = try frames(fixture(height: 667, tabBar: ""))
    #expect(
      frames.device == [
        Rect(x: 0, y: 0, width: 375, height: 667), Rect(x: 0, y: 64, width: 375, height: 554),
      ])
    #expect(frames.device == frames.canvas)
  }

  @Test func `a controller that extends under opaque bars fills the screen`() throws {
    let frames = try frames(
      fixture(
        height: 667, navigationBar: #"translucent="NO""#,
        controller: #"extendedLayoutIncludesOpaqueBars="YES""#))
    #expect(frames.device.first == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(frames.device.last?.y == 64)
  }

  @Test func `a controller that extends under no edge ends at translucent bars`() throws {
    var fixture = fixture(height: 554, tabBar: "")
    fixture.controller = #"<extendedEdge key="edgesForExtendedLayout"/>"#
    let frames = try frames(fixture)
    let box = Rect(x: 0, y: 0, width: 375, height: 554)
    #expect(frames.device == belowBar([box, box]))
  }

  @Test func `the home indicator goes with an opaque tab bar, and older roots start below the bar`() throws {
    let device = try #require(Device.named("iPhone X"))
    let fixture = fixture(
      toolsVersion: 12121, height: 554, navigationBar: #"translucent="NO""#, tabBar: #"translucent="NO""#)
    let layout = try fixture.layout(LayoutRequest(canvas: .device(device, .portrait, .full)))
    #expect(layout.view("roo-t0-000")?.frame == Rect(x: 0, y: 88, width: 375, height: 812 - 88 - 83))
    #expect(layout.size == Size(375, 812 - 88 - 83))
  }

  @Test func `a size that is asked for is the root's`() throws {
    let fixture = fixture(height: 603, navigationBar: #"translucent="NO""#)
    #expect(try fixture.layout(LayoutRequest(canvas: .size(Size(320, 480)))).size == Size(320, 480))
  }
}
