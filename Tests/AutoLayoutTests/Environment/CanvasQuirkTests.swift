import AutoLayout
import Controls
import Devices
import SceneModel
import Testing

/// Behaviour of the canvas that no device has: the same scene on both, by the rules that
/// may distinguish them.
struct CanvasQuirkTests {
  /// A scene of which the canvas draws one number otherwise than a device of its size.
  struct Quirk: Sendable, CustomTestStringConvertible {
    /// The rule that is the canvas's alone.
    let rule: String
    let fixture: Fixture
    let view: String
    /// The number that differs.
    let number: @Sendable (Rect) -> Double
    let onCanvas: Double
    let onDevice: Double

    var testDescription: String { rule }
  }

  private static let corner = Fixture.constraints("one.leading = root.leading", "one.top = root.top")
  private static let libraryFont = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
  private static let body = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#

  private static func label(_ attributes: String, _ content: String = "", more: String = "") -> Fixture {
    Fixture(
      subviews: Fixture.view("one", "label", #"text="One" \#(attributes)"#, content),
      constraints: corner + more)
  }

  private static func row(_ view: String, _ attributes: String = "") -> Fixture {
    Fixture(
      subviews: Fixture.view(
        "stk", "stackView", attributes, "<subviews>\(view)\(Fixture.view("box"))</subviews>"),
      constraints: Fixture.constraints(
        "stk.leading = root.leading", "stk.top = root.top", "box.width = 20", "box.height >= 20",
        "box.height = 20 @40"))
  }

  private static func underSafeArea(_ version: Int, _ device: String, _ size: Size) -> Fixture {
    Fixture(
      toolsVersion: version, device: device, rootSize: size, subviews: Fixture.view("one"),
      constraints: Fixture.constraints(
        "one.leading = root.leading", "one.top = safe.top", "one.width = 20", "one.height = 20"))
  }

  private static let guide = #"<viewControllerLayoutGuide type="top" id="gui-de-top"/>"#

  private static func underGuide(_ edge: String, _ controller: String = "") -> Fixture {
    Fixture(
      toolsVersion: 12121, subviews: Fixture.view("one"),
      constraints: Fixture.constraints(
        "one.leading = root.leading", "one.top = gui-de-top.\(edge)", "one.width = 20", "one.height = 20"),
      controller: "<layoutGuides>\(guide)</layoutGuides>" + controller)
  }

  private static func cell(_ version: Int) -> Fixture {
    let content =
      "<subviews>\(Fixture.view("one"))</subviews><constraints>"
      + Fixture.constraints(
        "one.leading = con.leadingMargin", "one.top = con.top", "one.width = 20", "one.height = 20")
      + "</constraints>"
    let cell = """
      <tableViewCell id="cel"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="con">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>\(content)</tableViewCellContentView></tableViewCell>
      """
    return Fixture(
      toolsVersion: version,
      subviews: Fixture.view("tab", "tableView", "", "<prototypes>\(cell)</prototypes>"),
      constraints: Fixture.constraints(
        "tab.leading = root.leading", "tab.trailing = root.trailing", "tab.top = root.top",
        "tab.bottom = root.bottom"))
  }

  private static func symbolicSpace() -> Fixture {
    var fixture = underSafeArea(14490, "retina4_7", Size(375, 667))
    fixture.constraints =
      Fixture.constraints("one.top = root.top", "one.width = 20", "one.height = 20")
      + #"<constraint firstItem="one" firstAttribute="leading" secondItem="saf-e0-are" "#
      + #"secondAttribute="leading" constant="20" symbolic="YES" id="spa-ce-001"/>"#
    return fixture
  }

  static let quirks: [Quirk] = [
    Quirk(
      rule: "library-label-height", fixture: label("", libraryFont), view: "one", number: \.height,
      onCanvas: 21, onDevice: 20.5),
    Quirk(
      rule: "text-style-sizes", fixture: with(label("", body)) { $0.toolsVersion = 18122 }, view: "one",
      number: \.height, onCanvas: 17, onDevice: 20.5),
    Quirk(
      rule: "placeholder-sizes", fixture: label(#"placeholderIntrinsicHeight="80""#), view: "one",
      number: \.height, onCanvas: 80, onDevice: 20.5),
    Quirk(
      rule: "placeholder-constraints",
      fixture: label(
        "",
        more:
          #"<constraint firstItem="one" firstAttribute="height" constant="90" placeholder="YES" id="pla"/>"#),
      view: "one", number: \.height, onCanvas: 90, onDevice: 20.5),
    Quirk(
      rule: "stack-empty-views", fixture: row(Fixture.view("one")), view: "one", number: \.height,
      onCanvas: 50, onDevice: 20),
    Quirk(
      rule: "stack-blank-content", fixture: row(Fixture.view("one", "label")), view: "one", number: \.width,
      onCanvas: 50, onDevice: 0),
    Quirk(
      rule: "resting-activity-indicators",
      fixture: row(
        Fixture.view("one", "activityIndicatorView", #"hidden="YES" hidesWhenStopped="YES" style="medium""#)),
      view: "box", number: \.x, onCanvas: 20, onDevice: 0),
    Quirk(
      rule: "status-bar", fixture: underSafeArea(17156, "retina4_7", Size(375, 667)), view: "one",
      number: \.y, onCanvas: 0, onDevice: 20),
    Quirk(
      rule: "doubled-insets", fixture: underSafeArea(23727, "retina6_12", Size(393, 852)), view: "one",
      number: \.y, onCanvas: 118, onDevice: 59),
    Quirk(
      rule: "home-indicator-insets", fixture: underSafeArea(21701, "retina5_9", Size(375, 812)), view: "one",
      number: \.y, onCanvas: 50, onDevice: 44),
    Quirk(
      rule: "simulated-status-bar",
      fixture: underGuide("bottom", #"<nil key="simulatedStatusBarMetrics"/>"#), view: "one", number: \.y,
      onCanvas: 0, onDevice: 20),
    Quirk(
      rule: "layout-guides", fixture: underGuide("top"), view: "one", number: \.y, onCanvas: 20, onDevice: 0),
    Quirk(
      rule: "standard-spacing", fixture: symbolicSpace(), view: "one", number: \.x, onCanvas: 0, onDevice: 20),
    Quirk(
      rule: "cell-content-margins", fixture: cell(15705), view: "one", number: \.x, onCanvas: 15,
      onDevice: 16),
    Quirk(
      rule: "root-frames", fixture: with(label("")) { $0.rootSize = Size(320, 200) }, view: "roo-t0-000",
      number: \.height, onCanvas: 200, onDevice: 667),
  ]

  private static func with(_ fixture: Fixture, _ change: (inout Fixture) -> Void) -> Fixture {
    var fixture = fixture
    change(&fixture)
    return fixture
  }

  /// The device that a fixture's canvas shows, in the same size.
  private func request(_ fixture: Fixture) throws -> LayoutRequest {
    let device = try #require(fixture.device.flatMap(Device.canvas(id:)))
    return LayoutRequest(canvas: .device(device, .portrait, .full), ignoresSavedFrames: true)
  }

  @Test(arguments: quirks)
  func `a quirk of the canvas is none of a device`(quirk: Quirk) throws {
    let canvas = try quirk.fixture.frame(quirk.view)
    let device = try quirk.fixture.frame(quirk.view, try request(quirk.fixture))
    #expect(quirk.number(canvas) == quirk.onCanvas)
    #expect(quirk.number(device) == quirk.onDevice)
  }

  /// The content that every scene has: text, controls, stack views, margins, scrolling content. None of it is
  /// in the list above.
  private static let ordinary: String = {
    let content =
      "<subviews>\(Fixture.view("con"))</subviews><constraints>"
      + Fixture.constraints(
        "con.leading = scr.leading", "con.trailing = scr.trailing", "con.top = scr.top",
        "con.bottom = scr.bottom", "con.width = scr.width", "con.height = 900") + "</constraints>"
    let arranged = ["a", "b", "c"].map { Fixture.view($0, "label", #"text="Arranged \#($0)""#, libraryFont) }
    return Fixture.view("txt", "label", #"text="A text that wraps where it must" numberOfLines="0""#, body)
      + Fixture.view("but", "button", "", #"<state key="normal" title="Button"/>"#)
      + Fixture.view("swi", "switch") + Fixture.view("fie", "textField", #"borderStyle="roundedRect""#)
      + Fixture.view(
        "seg", "segmentedControl", "", #"<segments><segment title="One"/><segment title="Two"/></segments>"#)
      + Fixture.view(
        "stk", "stackView", #"spacing="8" distribution="fillProportionally""#,
        "<subviews>\(arranged.joined())</subviews>")
      + Fixture.view("scr", "scrollView", "", content)
  }()

  private static let places = Fixture.constraints(
    "txt.leading = root.leadingMargin", "txt.trailing = root.trailingMargin", "txt.top = safe.top + 8",
    "but.leading = txt.leading", "but.top = txt.bottom + 8", "swi.trailing = root.trailingMargin",
    "swi.centerY = but.centerY", "fie.leading = txt.leading", "fie.trailing = txt.trailing",
    "fie.top = but.bottom + 8", "seg.leading = txt.leading", "seg.top = fie.bottom + 8",
    "stk.leading = txt.leading", "stk.trailing = txt.trailing", "stk.top = seg.bottom + 8",
    "scr.leading = root.leading", "scr.trailing = root.trailing", "scr.top = stk.bottom + 8",
    "scr.bottom = safe.bottom")

  @Test(arguments: [("retina4_7", Size(375, 667)), ("retina6_12", Size(393, 852))])
  func `what is no quirk is drawn alike`(device: String, size: Size) throws {
    let fixture = Fixture(device: device, rootSize: size, subviews: Self.ordinary, constraints: Self.places)
    let canvas = try fixture.layout()
    let running = try fixture.layout(try request(fixture))
    #expect(canvas.views.count == 12)
    for view in canvas.views {
      #expect(running.view(view.id.text)?.frame == view.frame, "\(view.id.text)")
    }
  }
}
