import AutoLayout
import SceneModel
import Testing

/// Bars that scenes are drawn under, whether a controller simulates them or a segue brings them.
struct SimulatedBarTests {
  private static let noStatusBar = #"<nil key="simulatedStatusBarMetrics"/>"#

  /// A controller's view with a box between its top and its bottom guide.
  private func guides(_ toolsVersion: Int, device: String? = "retina4_7", _ controller: String = "")
    -> Fixture
  {
    Fixture(
      toolsVersion: toolsVersion, device: device, rootSize: Size(375, 667), subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.top = top.bottom", "bot.top = box.bottom", "box.leading = root.leading",
        "box.trailing = root.trailing"),
      controller: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bot"/></layoutGuides>\(controller)
        """)
  }

  private func scene(_ id: String, _ tag: String, _ content: String) -> String {
    """
    <scene sceneID="\(id)-sce"><objects><\(tag) id="\(id)" sceneMemberID="viewController">\(content)</\(tag)>
    </objects></scene>
    """
  }

  private func segue(_ kind: String, _ id: String) -> String {
    #"<connections><segue destination="con-tr-oll" \#(kind) id="\#(id)"/></connections>"#
  }

  private let root = #"kind="relationship" relationship="rootViewController""#

  /// InterfaceBuilder.md#simulated-status-bar
  @Test(arguments: [(12121, 0.0), (13122, 20.0), (14490, 20.0)])
  func `a status bar that is simulated as none leaves the top guide up to 12121`(version: Int, top: Double)
    throws
  {
    #expect(try guides(version, Self.noStatusBar).frame("box").y == top)
  }

  /// InterfaceBuilder.md#simulated-status-bar
  @Test func `a status bar is none where a navigation controller simulates none`() throws {
    var fixture = guides(12121)
    fixture.moreScenes = scene("nav", "navigationController", Self.noStatusBar + segue(root, "seg"))
    #expect(try fixture.frame("box").y == 44)
  }

  /// InterfaceBuilder.md#simulated-status-bar
  @Test(arguments: [(12121, 0.0), (13771, 20.0)])
  func `an embedded controller has no status bar up to 12121`(version: Int, top: Double) throws {
    var fixture = guides(version)
    fixture.moreScenes = scene("out", "viewController", segue(#"kind="embed""#, "seg"))
    #expect(try fixture.frame("box").y == top)
  }

  /// InterfaceBuilder.md#status-bar
  @Test(arguments: [(12121, 20.0), (13122, 0.0)])
  func `phones in landscape have a status bar up to 12121`(version: Int, top: Double) throws {
    var fixture = guides(version)
    fixture.orientation = "landscape"
    fixture.rootSize = Size(667, 375)
    #expect(try fixture.frame("box").y == top)
  }

  /// InterfaceBuilder.md#layout-guides
  @Test func `the top guide begins where it ends`() throws {
    var fixture = guides(9531, device: nil)
    fixture.constraints = Fixture.constraints(
      "box.top = top.top", "bot.top = box.bottom", "box.leading = root.leading",
      "box.trailing = root.trailing")
    #expect(try fixture.frame("box").y == 20)
  }

  /// InterfaceBuilder.md#inferred-bars: a container and a presentation lead to the controller.
  @Test(arguments: [("nav-seg", 64.0), ("pre-seg", 20.0), ("", 64.0)])
  func `of several segues the one that breaks the tie brings the bars`(tieBreaker: String, top: Double) throws
  {
    var fixture = guides(12121)
    fixture.moreScenes =
      scene("pre", "viewController", segue(#"kind="presentation""#, "pre-seg"))
      + scene("nav", "navigationController", segue(root, "nav-seg"))
    fixture.documentContent =
      #"<inferredMetricsTieBreakers><segue reference="\#(tieBreaker)"/></inferredMetricsTieBreakers>"#
    #expect(try fixture.frame("box").y == top)
  }

  /// InterfaceBuilder.md#hidden-bottom-bars
  @Test(arguments: [(12121, 618.0), (13122, 667.0)])
  func `a bottom bar that is hidden when pushed is drawn up to 12121`(version: Int, bottom: Double) throws {
    var fixture = guides(version, #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#)
    fixture.controllerAttributes = #"hidesBottomBarWhenPushed="YES""#
    #expect(try fixture.frame("box").maxY == bottom)
  }

  private func notch(
    _ toolsVersion: Int, height: Double = 852, _ controller: String = "", _ moreScenes: String = ""
  ) -> Fixture {
    Fixture(
      toolsVersion: toolsVersion, device: "retina6_12", rootSize: Size(393, height),
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.top = safe.top", "box.bottom = safe.bottom", "box.leading = safe.leading",
        "box.trailing = safe.trailing"), controller: controller, moreScenes: moreScenes)
  }

  private static let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#

  /// InterfaceBuilder.md#navigation-bar-height, InterfaceBuilder.md#doubled-insets
  @Test(arguments: [(22155, 103.0, 34.0), (23727, 162.0, 68.0), (24093, 172.0, 68.0)])
  func `navigation bars of phones with a home indicator are 54 high from 24093`(
    version: Int, top: Double, bottom: Double
  ) throws {
    let frame = try notch(version, Self.bar).frame("box")
    #expect(frame.y == top)
    #expect(852 - frame.maxY == bottom)
  }

  /// InterfaceBuilder.md#doubled-insets
  @Test func `insets that count twice are the upright ones, in landscape too`() throws {
    var fixture = notch(24093)
    fixture.orientation = "landscape"
    fixture.rootSize = Size(852, 393)
    #expect(try fixture.frame("box") == Rect(x: 59, y: 59, width: 734, height: 393 - 59 - 21 - 34))
  }

  private static let cards: [(version: Int, hidden: String, top: Double)] = [
    (19529, "", 56), (20037, "", 56), (24093, "", 70), (24093, #"navigationBarHidden="YES""#, 0),
  ]

  /// InterfaceBuilder.md#card-insets
  @Test(arguments: cards)
  func `cards in a navigation controller have its bar above`(version: Int, hidden: String, top: Double) throws
  {
    let navigation = scene("nav", "navigationController", segue(root, "seg")).replacing(
      #"id="nav""#, with: #"id="nav" \#(hidden)"#)
    let presents =
      #"<connections><segue destination="nav" kind="presentation" id="pre-seg"/></connections>"#
    let fixture = notch(version, height: 798, "", navigation + scene("pre", "viewController", presents))
    let frame = try fixture.frame("box")
    #expect(frame.y == top)
    #expect(798 - frame.maxY == (version == 19529 ? 34 : 0))
  }

  /// InterfaceBuilder.md#navigation-bar: bars of no controller, in cards and elsewhere.
  @Test(arguments: [
    (14490, "retina4_7", Size(375, 647), 44.0), (14810, "retina4_7", Size(375, 647), 56),
    (14810, "retina4_7", Size(375, 667), 44), (24092, "retina6_12", Size(393, 852), 44),
    (24093, "retina6_12", Size(393, 852), 54), (24093, "retina4_7", Size(375, 667), 44),
    (24093, "ipad10_9rounded", Size(820, 1180), 44),
  ])
  func `a navigation bar among the views is as high as the controller's would be`(
    version: Int, device: String, size: Size, height: Double
  ) throws {
    let presents =
      #"<connections><segue destination="con-tr-oll" kind="presentation" id="pre-seg"/></connections>"#
    let fixture = Fixture(
      toolsVersion: version, device: device, rootSize: size,
      subviews: Fixture.view("box", "navigationBar"),
      constraints: Fixture.constraints(
        "box.top = safe.top", "box.leading = root.leading", "box.trailing = root.trailing"),
      moreScenes: scene("pre", "viewController", presents))
    #expect(try fixture.frame("box").height == height)
  }

  /// InterfaceBuilder.md#cards
  @Test func `a controller of the simulated size of a page sheet is a card`() throws {
    let sheet = #"<modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try notch(22155, height: 798, Self.bar + sheet).frame("box").y == 56)
  }
}
