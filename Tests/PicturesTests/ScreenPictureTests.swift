import AutoLayout
import Controls
import Devices
@testable import Pictures
import SceneModel
import Testing

/// Pictures of what a device's screen shows (Looks.md#screens).
struct ScreenPictureTests {
  private static let screen = Rect(x: 0, y: 0, width: 393, height: 852)

  @Test func `a picture on a device is its screen, whatever lies outside`() throws {
    let far = Picturing.view("view", "far", (300, 800, 900, 900))
    let drawing = try Screens.drawing(Screens.document([Screens.controller("a", views: far)]))
    #expect(drawing.size == Self.screen.size)
    #expect(drawing.commands.first == .begin(.clip(.rect(Self.screen))))
  }

  @Test func `a view of a file that is larger than the screen is cut at it, on the canvas it is not`() throws
  {
    let document = try Picturing.read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="a"><rect key="frame" x="0" y="0" width="1000" height="1200"/></view></objects></document>
      """)
    #expect(try Screens.drawing(document).size == Self.screen.size)
    #expect(try Picturing.drawing(document).size == Size(1000, 1200))
    #expect(
      try Picturing.drawing(document).commands.fills.map(\.color) == [.white], "the system's background")
  }

  // The status bar and the home indicator

  @Test(arguments: [
    ("iPhone 15", true, true), ("iPhone SE (3rd generation)", true, false), ("iPad Air", true, true),
  ])
  func `a screen shows the time and a home indicator where it has one`(
    name: String, hasTime: Bool, hasIndicator: Bool
  ) throws {
    let document = try Screens.document([Screens.controller("a")])
    #expect(try Screens.texts(document, on: name, isBare: false) == (hasTime ? ["9:41"] : []))
    #expect(try Screens.texts(document, on: name).isEmpty)
    let device = try #require(Device.named(name))
    let indicator = DeviceOutline.indicator(of: device, .portrait).map { DrawingPath.capsule($0) }
    let fills = try Screens.drawing(document, on: name, isBare: false).commands.fills.map(\.path)
    #expect((indicator.map(fills.contains) ?? false) == hasIndicator)
  }

  @Test func `the canvas, a hidden status bar and a phone that lies show no time`() throws {
    let document = try Screens.document([Screens.controller("a")])
    #expect(try Picturing.drawing(document).commands.texts.isEmpty)
    var hidden = try Screens.request("iPhone 15")
    hidden.screen.hidesStatusBar = true
    for request in [hidden, try Screens.request("iPhone 15", .landscape)] {
      let picture = ScenePicture(LayoutEngine(document, request), document.scenes[0])
      #expect(picture.drawing(title: "t").commands.texts.isEmpty)
    }
  }

  @Test func `the time is white over a dark root and over a bar of the dark style`() throws {
    let dark = "<color key=\"backgroundColor\" red=\"0.1\" green=\"0\" blue=\"0.2\" alpha=\"1\"/>"
    let document = try Screens.document([Screens.controller("a", view: dark)])
    #expect(try Screens.drawing(document, isBare: false).commands.texts.map(\.color) == [.white])
    let plain = try Screens.document([Screens.controller("a")])
    #expect(try Screens.drawing(plain, isBare: false).commands.texts.map(\.color) == [.black])
    // Of a container that shows it as well.
    let held = try Screens.document([
      Screens.container("navigationController", "n", "rootViewController", ["a"], ""),
      Screens.controller("a", view: dark),
    ])
    #expect(try Screens.drawing(held, isBare: false).commands.texts.map(\.color) == [.white])
  }

  // Roots

  @Test func `a view beside a controller is a picture of its own, on its own background`() throws {
    let beside = """
      <view id="beside"><rect key="frame" x="0" y="0" width="240" height="128"/><subviews>
      \(Picturing.view("label", "l", (0, 0, 90, 21), "text=\"Beside\""))</subviews></view>
      """
    let document = try Screens.document([Screens.controller("a", text: "Tide") + beside])
    let roots = ScenePicture.roots(of: document.scenes[0], in: document.tree)
    #expect(roots.map { $0.flatMap { document.tree[$0, .id] } } == [nil, "beside"])
    let own = try Screens.drawing(document, of: .one(roots[0]))
    #expect(own.size == Self.screen.size)
    #expect(own.commands.texts.map(\.text) == ["Tide"])
    let other = try Screens.drawing(document, of: .one(roots[1]))
    #expect(other.size == Size(240, 128))
    #expect(other.commands.texts.map(\.text) == ["Beside"])
    #expect(other.commands.fills.first?.color == .white)
  }

  @Test func `of very many views of a file the first have pictures`() throws {
    let views = (0..<300).map { "<view id=\"v\($0)\"/>" }
    let document = try Screens.document([views.joined()])
    #expect(ScenePicture.roots(of: document.scenes[0], in: document.tree).count == 256)
  }

  @Test func `what follows a hidden view with subviews keeps its place`() throws {
    let inner = Picturing.view("view", "i", (0, 0, 9, 9))
    let hidden = Picturing.view("view", "h", (0, 0, 9, 9), "hidden=\"YES\"", "<subviews>\(inner)</subviews>")
    let label = Picturing.view("label", "l", (30, 40, 90, 21), "text=\"Tide\"")
    let outer = Picturing.view(
      "view", "o", (100, 100, 200, 200), "", "<subviews>\(hidden)\(label)</subviews>")
    #expect(try Picturing.commands(outer).texts.first?.origin.x == 130)
  }

  // Colours and looks

  @Test func `a device shows the colours of its system, the canvas those that the document stores`() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"
    let stored = """
      <resources><systemColor name="systemRedColor"><color red="1" green="1" blue="0" alpha="1"/></systemColor>
      </resources>
      """
    let document = try Screens.document([Screens.controller("a", view: color)], resources: stored)
    #expect(try Picturing.drawing(document).commands.fills.map(\.color) == [DrawingColor(0xFFFF00)])
    #expect(try Screens.drawing(document).commands.fills.map(\.color) == [DrawingColor(0xFF3B30)])
    #expect(try Screens.drawing(document, major: 26).commands.fills.map(\.color) == [DrawingColor(0xFF383C)])
  }

  @Test(arguments: [
    (12, "iPhone XR", "iOS 7 to 12"), (18, "iPhone XR", "iOS 13 to 18"), (26, "iPhone 15", "iOS 26"),
  ])
  func `a picture has the looks of one system`(major: Int, name: String, looks: String) throws {
    let document = try Screens.document([Screens.controller("a")])
    let engine = LayoutEngine(document, try Screens.request(name, major: major))
    #expect(ScenePicture(engine, document.scenes[0]).looks == looks)
  }
}
