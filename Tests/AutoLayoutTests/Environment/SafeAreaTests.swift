import AutoLayout
import SceneModel
import Testing

/// Safe areas of a bare controller's view, by canvas device and Interface Builder
/// (InterfaceBuilder.md#status-bar, InterfaceBuilder.md#home-indicator-insets).
struct SafeAreaTests {
  private func fixture(_ device: String?, _ toolsVersion: Int, _ size: Size) -> Fixture {
    Fixture(
      toolsVersion: toolsVersion, device: device, rootSize: size, subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.top = safe.top", "box.bottom = safe.bottom", "box.leading = safe.leading",
        "box.trailing = safe.trailing"))
  }

  @Test(arguments: [
    ("retina4_7", 14490, Size(375, 667), 20.0, 0.0),
    ("retina4_7", 14810, Size(375, 667), 0.0, 0.0),
    ("retina4_7", 21507, Size(375, 667), 0.0, 0.0),
    ("retina4_7", 21701, Size(375, 667), 20.0, 0.0),
    ("retina5_9", 14490, Size(375, 812), 44.0, 34.0),
    ("retina5_9", 22155, Size(375, 812), 50.0, 34.0),
    ("retina6_1", 20037, Size(414, 896), 44.0, 34.0),
    ("retina6_1", 21208, Size(414, 896), 44.0, 34.0),
    ("retina6_1", 21225, Size(414, 896), 48.0, 34.0),
    ("retina6_0", 20037, Size(390, 844), 44.0, 34.0),
    ("retina6_12", 22155, Size(393, 852), 59.0, 34.0),
    ("ipad11_0rounded", 22155, Size(834, 1194), 24.0, 20.0),
  ])
  func `follow the device and the Interface Builder that drew the canvas`(
    device: String, toolsVersion: Int, size: Size, top: Double, bottom: Double
  ) throws {
    let frame = try fixture(device, toolsVersion, size).frame("box")
    #expect(frame == Rect(x: 0, y: top, width: size.width, height: size.height - top - bottom))
  }

  /// InterfaceBuilder.md#doubled-insets
  @Test func `are counted twice on notch devices from 23727`() throws {
    let frame = try fixture("retina6_1", 24093, Size(414, 896)).frame("box")
    #expect(frame.y == 96)
    #expect(frame.maxY == 896 - 68)
  }

  /// InterfaceBuilder.md#simulated-bars
  @Test func `begin under a simulated navigation bar`() throws {
    var fixture = fixture("retina4_7", 14113, Size(375, 667))
    fixture.controller = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try fixture.frame("box").y == 64)
  }

  /// InterfaceBuilder.md#xib-insets
  @Test(arguments: [("", 667.0, 64.0), (#"translucent="NO""#, 603, 0)])
  func `of a xib's root begin under a simulated bar that it reaches under`(
    translucent: String, height: Double, top: Double
  ) throws {
    var fixture = fixture("retina4_7", 14113, Size(375, height))
    fixture.isXIB = true
    fixture.rootContent = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \#(translucent)/>"#
    #expect(try fixture.frame("box").y == top)
  }

  /// InterfaceBuilder.md#bottom-bar-height
  @Test func `end above a simulated tab bar`() throws {
    var fixture = fixture("retina4_7", 14113, Size(375, 667))
    fixture.controller = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try fixture.frame("box").maxY == 667 - 49)
  }

  /// InterfaceBuilder.md#bottom-bar-height: on pads as documents of 14313 and 14868 have them.
  @Test(arguments: [
    ("Toolbar", 14313, 44.0), ("TabBar", 14459, 49), ("TabBar", 14868, 50), ("Toolbar", 14868, 50),
  ])
  func `end above a simulated bar of a pad`(bar: String, version: Int, height: Double) throws {
    var fixture = fixture("ipad9_7", version, Size(768, 1024))
    fixture.controller = #"<simulated\#(bar)Metrics key="simulatedBottomBarMetrics"/>"#
    #expect(try fixture.frame("box").maxY == 1024 - height)
  }

  /// InterfaceBuilder.md#simulated-bars
  @Test func `end above a tab bar that the navigation controller simulates`() throws {
    var fixture = fixture("retina4_7", 14113, Size(375, 667))
    fixture.moreScenes = """
      <scene sceneID="sce-ne-002"><objects><navigationController id="nav" sceneMemberID="viewController">
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      <navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="con-tr-oll" kind="relationship" relationship="rootViewController" id="seg"/>
      </connections></navigationController></objects></scene>
      """
    #expect(try fixture.frame("box") == Rect(x: 0, y: 64, width: 375, height: 667 - 64 - 49))
  }

  /// InterfaceBuilder.md#hidden-bottom-bars
  @Test func `reach down where the controller hides the bottom bar`() throws {
    var fixture = fixture("retina6_1", 15705, Size(414, 896))
    fixture.controllerAttributes = #"hidesBottomBarWhenPushed="YES""#
    fixture.controller = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try fixture.frame("box").maxY == 896 - 34)
  }

  /// InterfaceBuilder.md#opaque-bars
  @Test func `of a freeform root shortened by an opaque bar are empty at the top`() throws {
    var fixture = fixture("retina4_7", 18122, Size(500, 524))
    fixture.controller = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="500" height="568"/>
      """
    #expect(try fixture.frame("box") == Rect(x: 0, y: 0, width: 500, height: 524))
  }

  /// InterfaceBuilder.md#doubled-insets
  @Test func `are counted twice at the bottom under a navigation bar`() throws {
    var fixture = fixture("retina6_1", 24093, Size(414, 896))
    fixture.controller = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try fixture.frame("box").maxY == 896 - 68)
  }

  /// InterfaceBuilder.md#opaque-bars
  @Test func `of a root shortened by an opaque bar are empty at the top`() throws {
    var fixture = fixture("retina4_7", 14113, Size(375, 603))
    fixture.controller = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    #expect(try fixture.frame("box").y == 0)
  }

  private func presenter(_ segue: String) -> String {
    """
    <scene sceneID="sce-ne-002"><objects><viewController id="pre-se-nts" sceneMemberID="viewController">
    <view key="view" id="pre-ro-oot"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <connections><segue destination="con-tr-oll" \(segue) id="seg"/></connections>
    </viewController></objects></scene>
    """
  }

  /// InterfaceBuilder.md#cards: roots 20 points lower than the canvas, bars of 56.
  @Test func `of a popover are those of a card`() throws {
    var fixture = fixture("retina4_7", 15705, Size(375, 647))
    fixture.moreScenes = presenter(#"kind="popoverPresentation""#)
    fixture.controller = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try fixture.frame("box") == Rect(x: 0, y: 56, width: 375, height: 591))
  }

  /// InterfaceBuilder.md#opaque-bars
  @Test func `of a card shortened by an opaque bar are empty at the top`() throws {
    var fixture = fixture("retina4_7", 15705, Size(375, 591))
    fixture.moreScenes = presenter(#"kind="presentation""#)
    fixture.controller = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    #expect(try fixture.frame("box") == Rect(x: 0, y: 0, width: 375, height: 591))
  }

  /// InterfaceBuilder.md#embedded-roots
  @Test func `of an embedded root are the notch's at the top and empty at the bottom`() throws {
    var fixture = fixture("retina6_1", 15705, Size(414, 400))
    fixture.moreScenes = presenter(#"kind="embed""#)
    #expect(try fixture.frame("box") == Rect(x: 0, y: 44, width: 414, height: 356))
  }

  /// InterfaceBuilder.md#embedded-roots
  @Test func `of a root in an embedded navigation controller are empty at the bottom`() throws {
    var fixture = fixture("retina6_1", 19162, Size(414, 773))
    fixture.moreScenes =
      presenter(#"kind="embed""#).replacing(#"destination="con-tr-oll""#, with: #"destination="nav-ig-ate""#)
        + """
        <scene sceneID="sce-ne-003"><objects><navigationController id="nav-ig-ate" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="nav-ba-r00"/>
        <connections><segue destination="con-tr-oll" kind="relationship" relationship="rootViewController" id="roo"/>
        </connections></navigationController></objects></scene>
        """
    #expect(try fixture.frame("box") == Rect(x: 0, y: 88, width: 414, height: 685))
  }

  /// InterfaceBuilder.md#freeform-roots
  @Test(arguments: [(150.0, 0.0), (440.0, 20.0)])
  func `of a low freeform root are empty at the top`(height: Double, top: Double) throws {
    var fixture = fixture("retina4_7", 14313, Size(320, height))
    fixture.controller = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try fixture.frame("box").y == top)
  }

  /// InterfaceBuilder.md#freeform-roots: a header of 375 × 667 at 14490, a bar of 414 × 68 at 23504.
  @Test(arguments: [("", 667.0), (#"<nil key="simulatedTopBarMetrics"/>"#, 633)])
  func `of a freeform xib end at the home indicator where its bars are said to be none`(
    metrics: String, bottom: Double
  ) throws {
    var fixture = fixture("retina6_1", 14490, Size(375, 667))
    fixture.isXIB = true
    fixture.rootContent = metrics + #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try fixture.frame("box") == Rect(x: 0, y: 44, width: 375, height: bottom - 44))
  }

  /// InterfaceBuilder.md#docked-views: a view of 375 × 114 at 14460.
  @Test(arguments: ["retina4_7", "retina6_1"])
  func `of a view beside the controller are empty`(device: String) throws {
    var fixture = fixture(device, 14460, Size(375, 667))
    let box = Fixture.constraints(
      "lab.top = dock-safe.top", "lab.bottom = dock-safe.bottom", "lab.leading = dock-safe.leading",
      "lab.trailing = dock-safe.trailing")
    fixture.docked = """
      <view id="dock"><rect key="frame" x="0.0" y="0.0" width="375" height="114"/>
      <subviews>\(Fixture.view("lab"))</subviews><viewLayoutGuide key="safeArea" id="dock-safe"/>
      <constraints>\(box)</constraints></view>
      """
    #expect(try fixture.frame("lab") == Rect(x: 0, y: 0, width: 375, height: 114))
  }

  /// InterfaceBuilder.md#layout-guides
  @Test func `are the top and bottom layout guides of older documents`() throws {
    var fixture = Fixture(
      toolsVersion: 9531, device: nil, rootSize: Size(600, 600), subviews: Fixture.view("box"))
    fixture.controller = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bot"/></layoutGuides>
      """
    fixture.constraints = Fixture.constraints(
      "box.top = top.bottom + 8", "bot.top = box.bottom + 10", "box.leading = root.leading",
      "box.trailing = root.trailing")
    #expect(try fixture.frame("box") == Rect(x: 0, y: 28, width: 600, height: 562))
  }

  /// InterfaceBuilder.md#nested-safe-areas
  @Test func `reach into nested views as far as they overlap`() throws {
    let inner = Fixture.view("inn")
    let outer = Fixture.view(
      "out", "view", "",
      "<subviews>\(inner)</subviews>" + #"<viewLayoutGuide key="safeArea" id="saf-in"/>"#
        + "<constraints>" + Fixture.constraints("inn.top = saf-in.top", "inn.height = 10") + "</constraints>")
    let fixture = Fixture(
      device: "retina6_12", rootSize: Size(393, 852), subviews: outer,
      constraints: Fixture.constraints(
        "out.top = root.top + 20", "out.bottom = root.bottom", "out.leading = root.leading",
        "out.trailing = root.trailing", "inn.leading = out.leading", "inn.width = 10"))
    #expect(try fixture.frame("inn").y == 39)
  }
}
