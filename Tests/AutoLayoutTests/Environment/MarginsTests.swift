import AutoLayout
import Controls
import Devices
import InterfaceBuilder
import SceneModel
import Testing

/// Layout margins (InterfaceBuilder.md#root-margins, InterfaceBuilder.md#ordinary-margins).
struct MarginsTests {
  private func fixture(width: Double, toolsVersion: Int = 22155, device: String = "retina4_7") -> Fixture {
    Fixture(
      toolsVersion: toolsVersion, device: device, rootSize: Size(width, 667), subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leadingMargin", "box.trailing = root.trailingMargin", "box.top = safe.top",
        "box.height = 10"))
  }

  @Test(arguments: [(240.5, 16.0), (375, 16), (393, 16), (394, 20), (400, 20), (414, 20), (600, 20)])
  func `at the sides of a root are 16, and 20 where it is wider than 393 points`(width: Double, side: Double)
    throws
  {
    let frame = try fixture(width: width).frame("box")
    #expect(frame.x == side)
    #expect(abs(frame.maxX - (width - side)) < 0.51)
  }

  @Test func `at the sides of a root are 16 whatever its width up to 7706`() throws {
    #expect(try fixture(width: 600, toolsVersion: 7706).frame("box").x == 16)
  }

  /// Explicit margins of a controller's view are no less than the system minimum from 13122.
  @Test func `of a root are no less than the system minimum`() throws {
    var fixture = fixture(width: 375)
    fixture.subviews += #"<edgeInsets key="unused" top="0" left="0" bottom="0" right="0"/>"#
    fixture.controller = ""
    #expect(try fixture.frame("box").x == 16)
  }

  /// InterfaceBuilder.md#xib-root-margins: all four are given as zero.
  @Test func `of a xib's root are no less than the system minimum`() throws {
    let own = #"<edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/>"#
    let xib = Fixture(
      toolsVersion: 17506, isXIB: true, rootSize: Size(320, 50), subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leadingMargin", "box.trailing = root.trailingMargin", "box.top = root.top",
        "box.height = 10"), rootContent: own)
    #expect(try xib.frame("box") == Rect(x: 16, y: 0, width: 288, height: 10))
  }

  /// InterfaceBuilder.md#xib-root-margins: a root of 137 points at 17701, one of 100 at 21225, all four given
  /// as zero.
  @Test(arguments: [("retina6_1", 17701, 52.0), ("retina4_7", 21225, 8)])
  func `of a xib's root that preserves those around it are 8 above and below`(
    device: String, version: Int, top: Double
  ) throws {
    let own = #"<edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/>"#
    let xib = Fixture(
      toolsVersion: version, isXIB: true, device: device, rootSize: Size(375, 137),
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leadingMargin", "box.trailing = root.trailingMargin",
        "box.top = root.topMargin", "box.bottom = root.bottomMargin"),
      rootContent: own + #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
      rootAttributes: Self.preserves)
    #expect(try xib.frame("box") == Rect(x: 16, y: top, width: 343, height: 129 - top))
  }

  /// Devices.md#file-roots: by the window's width, however wide the view is.
  @Test(arguments: [("iPhone 15", 414.0, 16.0), ("iPhone 15 Plus", 200, 20)])
  func `of a xib's root that preserves those around it are the window's on a device`(
    name: String, width: Double, side: Double
  ) throws {
    let xib = Fixture(
      toolsVersion: 21225, isXIB: true, rootSize: Size(width, 137), subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leadingMargin", "box.trailing = root.trailingMargin", "box.top = root.topMargin",
        "box.height = 10"),
      rootContent: #"<edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/>"#,
      rootAttributes: Self.preserves)
    let request = LayoutRequest(canvas: .device(try #require(Device.named(name)), .portrait, .full))
    #expect(try xib.frame("box", request) == Rect(x: side, y: 0, width: width - 2 * side, height: 10))
  }

  /// InterfaceBuilder.md#readable-width: 560 and 672 are known, the others on the line through them.
  @Test(
    arguments: [
      (.extraSmall, 560), (.small, 597), (.large, 672), (.extraExtraExtraLarge, 896),
      (.accessibilityMedium, 1024 - 40),
    ] as [(ContentSizeCategory, Double)])
  func `that follow the readable width leave more where text is larger`(
    category: ContentSizeCategory, width: Double
  ) throws {
    let fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leadingMargin", "box.trailing = root.trailingMargin", "box.top = root.top",
        "box.height = 10"), rootAttributes: #"layoutMarginsFollowReadableWidth="YES""#)
    let device = try #require(Device.named("iPad Air 2"))
    let request = LayoutRequest(
      canvas: .device(device, .landscape, .full), overrides: TraitOverrides(contentSize: category),
      ignoresSavedFrames: true)
    #expect(try fixture.frame("box", request).width == width)
  }

  @Test func `of an ordinary view are 8, and its own where it has some`() throws {
    let own = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    for (content, expected) in [
      ("", Rect(x: 8, y: 8, width: 84, height: 84)), (own, Rect(x: 2, y: 1, width: 94, height: 96)),
    ] {
      let fixture = Fixture(
        subviews: Fixture.view("out", "view", "", "<subviews>\(Fixture.view("inn"))</subviews>\(content)"),
        constraints: Fixture.constraints(
          "out.leading = root.leading + 100", "out.top = root.top + 100", "out.width = 100",
          "out.height = 100",
          "inn.leading = out.leadingMargin", "inn.trailing = out.trailingMargin", "inn.top = out.topMargin",
          "inn.bottom = out.bottomMargin"))
      #expect(try fixture.frame("inn") == expected)
    }
  }

  /// A table with one cell, whose content holds a box within its margins, or such a cell as a xib.
  private func cell(
    _ version: Int, _ device: String, _ width: Double, content: String = "", margins: String = "",
    contentMargins: String = "", mode: String = "prototypes", style: String = "plain"
  ) -> Fixture {
    let box = Fixture.constraints(
      "box.leading = con.leadingMargin", "box.trailing = con.trailingMargin", "box.top = con.topMargin",
      "box.bottom = con.bottomMargin")
    let cell = """
      <tableViewCell id="cel"><rect key="frame" x="0.0" y="28" width="\(width)" height="100"/>
      <tableViewCellContentView key="contentView" id="con" \(content)>
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="100"/>
      <subviews>\(Fixture.view("box"))</subviews><constraints>\(box)</constraints>\(contentMargins)
      </tableViewCellContentView>
      \(margins)</tableViewCell>
      """
    return Fixture(
      toolsVersion: version, device: device, rootSize: Size(width, 900),
      subviews: Fixture.view(
        "tab", "tableView", #"dataMode="\#(mode)" style="\#(style)""#, "<prototypes>\(cell)</prototypes>"),
      constraints: Fixture.constraints(
        "tab.leading = root.leading", "tab.trailing = root.trailing", "tab.top = root.top",
        "tab.bottom = root.bottom"))
  }

  private static let canvases: [(version: Int, device: String, width: Double, side: Double, edge: Double)] = [
    (13196, "retina4_7", 375, 8, 8), (13771, "retina4_7", 375, 15, 11), (14810, "retina4_7", 375, 15, 11),
    (16097, "retina5_9", 375, 16, 11), (17156, "retina5_5", 414, 20, 11), (21208, "retina5_5", 414, 16, 11),
    (22155, "retina6_12", 393, 20, 11), (22155, "retina6_0", 390, 16, 11), (24093, "retina6_12", 393, 20, 15),
  ]

  /// InterfaceBuilder.md#cell-content-margins
  @Test(arguments: canvases)
  func `of cells follow the canvas and the Interface Builder that drew it`(
    version: Int, device: String, width: Double, side: Double, edge: Double
  ) throws {
    let frame = try cell(version, device, width).frame("box")
    #expect(frame.x == side)
    #expect(frame.y == edge)
  }

  /// InterfaceBuilder.md#cell-content-margins
  @Test func `of cells of static tables are 16 where those of prototypes are 15`() throws {
    #expect(try cell(16097, "retina4_7", 375, mode: "static").frame("box").x == 16)
    #expect(try cell(16097, "retina4_7", 375).frame("box").x == 15)
  }

  /// InterfaceBuilder.md#cell-content-margins: labels in cells of plain tables of Xcode 9.
  @Test(arguments: [
    (13197, "plain", "retina4_7", 375.0, 15.0), (14113, "plain", "retina4_0", 320, 15),
    (14113, "grouped", "retina4_7", 375, 16), (14269, "plain", "retina4_7", 375, 16),
    (13771, "plain", "retina5_5", 414, 20),
  ])
  func `of cells of plain tables are 15 on narrow phones up to 14113, of grouped ones 16`(
    version: Int, style: String, device: String, width: Double, side: Double
  ) throws {
    #expect(try cell(version, device, width, style: style).frame("box").x == side)
  }

  private static let preserves = #"preservesSuperviewLayoutMargins="YES""#

  /// InterfaceBuilder.md#cell-content-margins
  @Test(arguments: [(14113, 15.0), (14313, 16.0)])
  func `of cells that preserve their table's and do not begin at the safe area are 16 from 14313`(
    version: Int, side: Double
  ) throws {
    let content = Self.preserves + #" insetsLayoutMarginsFromSafeArea="NO""#
    #expect(try cell(version, "retina4_7", 375, content: content).frame("box").x == side)
    #expect(try cell(version, "retina4_7", 375, content: Self.preserves).frame("box").x == 15)
  }

  /// InterfaceBuilder.md#cell-content-margins: a text field of 14810 at 11 where the content view states 8.
  @Test func `of content that preserves them are no smaller than without its own, above and below too`()
    throws
  {
    let own = #"<edgeInsets key="layoutMargins" top="8" left="15" bottom="20" right="8"/>"#
    let fixture = cell(17701, "retina4_7", 375, content: Self.preserves, contentMargins: own)
    #expect(try fixture.frame("box") == Rect(x: 16, y: 11, width: 343, height: 69))
  }

  /// InterfaceBuilder.md#cell-content-margins: labels and stack views at 15 in prototypes of 12120 and 12121.
  @Test(arguments: [(12120, "retina5_5", 414.0), (12121, "retina4_7", 343)])
  func `of cells that preserve their table's are 15 at the sides up to 13196 too, and 8 above and below`(
    version: Int, device: String, width: Double
  ) throws {
    let expected = Rect(x: 15, y: 8, width: width - 30, height: 84)
    #expect(try cell(version, device, width, content: Self.preserves).frame("box") == expected)
    #expect(try cell(version, device, width).frame("box").x == 8)
  }

  /// InterfaceBuilder.md#cell-content-margins: 30 points in cells of 22505.
  @Test func `of content that preserves them are the cell's own where these are larger`() throws {
    let own = #"<edgeInsets key="layoutMargins" top="0.0" left="30" bottom="0.0" right="2"/>"#
    let fixture = cell(22505, "retina6_0", 390, content: Self.preserves, margins: own)
    #expect(try fixture.frame("box") == Rect(x: 30, y: 11, width: 344, height: 78))
  }

  /// InterfaceBuilder.md#collection-content-margins: cells of 266 and 268 points, wider than the screen, on a
  /// canvas with a notch.
  @Test(arguments: [
    ("", Rect(x: 20, y: 44, width: 626, height: 190)), (free, Rect(x: 20, y: 16, width: 626, height: 236)),
  ])
  func `of the content of a collection's cell in a file are no smaller than the cell's`(
    cell: String, expected: Rect
  ) throws {
    let box = Fixture.constraints(
      "box.leading = con.leadingMargin", "box.trailing = con.trailingMargin", "box.top = con.topMargin",
      "box.bottom = con.bottomMargin")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20037" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
      <collectionViewCell id="cel" \(cell)><rect key="frame" x="0.0" y="0.0" width="666" height="268"/>
      <collectionViewCellContentView key="contentView" id="con" \(Self.free)>
      <rect key="frame" x="0.0" y="0.0" width="666" height="268"/>
      <subviews>\(Fixture.view("box"))</subviews><constraints>\(box)</constraints>
      <edgeInsets key="layoutMargins" top="16" left="16" bottom="16" right="16"/>
      </collectionViewCellContentView></collectionViewCell></objects></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "Cell.xib")
    let scene = try #require(document.scenes.first)
    let layout = LayoutEngine(document, LayoutRequest(ignoresSavedFrames: true)).layout(scene)
    #expect(try #require(layout.view("box")).frame == expected)
  }

  private static let free = #"insetsLayoutMarginsFromSafeArea="NO""#
}
