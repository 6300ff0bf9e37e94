import AutoLayout
import Controls
import Devices
@testable import Pictures
import SceneModel
import Testing

/// Bars, and the scenes of containers (Looks.md#bars, Looks.md#containers).
struct BarLookTests {
  private static func bar(title: String, right: String) throws -> [DrawnText] {
    let item = """
      <items><navigationItem title="\(title)" id="item">
      <barButtonItem key="rightBarButtonItem" title="\(right)" id="button"/></navigationItem></items>
      """
    return try Picturing.commands(Picturing.view("navigationBar", "bar", (0, 0, 320, 44), "", item)).texts
  }

  @Test func `a title stands in the middle of its bar`() throws {
    let title = try #require(Self.bar(title: "Tide", right: "Edit").first { $0.text == "Tide" })
    #expect(abs(title.origin.x + title.width / 2 - 160) < 0.01)
  }

  @Test func `a title makes room for a wide button, and is cut where there is none`() throws {
    let wide = try Self.bar(title: "Tides of Today", right: "Disconnect")
    let title = try #require(wide.first { $0.text == "Tides of Today" })
    let button = try #require(wide.first { $0.text == "Disconnect" })
    #expect(title.origin.x + title.width / 2 < 160)
    #expect(title.origin.x + title.width <= button.origin.x)
    let cut = try Self.bar(title: "The Tides of Today and of Tomorrow", right: "Disconnect")
    #expect(cut.contains { $0.text.hasSuffix("…") })
    #expect(cut.allSatisfy { $0.text == "Disconnect" || $0.origin.x + $0.width <= button.origin.x })
  }

  @Test func `a bar of a clear colour is still the system's`() throws {
    let clear = "<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"/>"
    let bar = Picturing.view("tabBar", "bar", (0, 0, 320, 49), "", clear)
    #expect(try Picturing.commands(bar).fills.contains { $0.color == DrawingColor(0xF8F8F8) })
  }

  @Test func `a container is a page of its screen's size with its name and its bars at the edges`() throws {
    let drawing = try Picturing.drawing(Self.tabs)
    #expect(drawing.size == Size(375, 667))
    #expect(drawing.commands.texts.map(\.text) == ["Tabs", "Ebb", "Flood"])
    let tabs = try #require(drawing.commands.fills.first { $0.color == DrawingColor(0xF8F8F8) })
    #expect(tabs.path == .rect(Rect(x: 0, y: 618, width: 375, height: 49)))
  }

  @Test func `a container's bar is as high as on the device`() throws {
    let (document, phone) = (try Self.tabs, try #require(Device.named("iPhone 8")))
    var request = LayoutRequest(canvas: .device(phone, .landscape, .full))
    // Later systems draw no background where nothing scrolls.
    request.askedSystem = DeviceSystem.known(major: 14)
    let drawing = ScenePicture(LayoutEngine(document, request), document.scenes[0], catalogs: [])
      .drawing(title: "Tabs")
    let tabs = try #require(drawing.commands.fills.first { $0.color == DrawingColor(0xF8F8F8) })
    #expect(tabs.path == .rect(Rect(x: 0, y: 343, width: 667, height: 32)))
  }

  @Test func `a container in a container has its own bar alone`() throws {
    let document = try Self.tabs
    let drawing = ScenePicture(LayoutEngine(document, LayoutRequest()), document.scenes[2], catalogs: [])
      .drawing(title: "Flood")
    #expect(drawing.size == Size(375, 667))
    #expect(drawing.commands.texts.map(\.text) == ["Flood"])
    let bar = try #require(drawing.commands.fills.first { $0.color == DrawingColor(0xF8F8F8) })
    #expect(bar.path == .rect(Rect(x: 0, y: 0, width: 375, height: 64)))
  }

  private static var tabs: Document {
    get throws {
      let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="tabs">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
        <!--Tabs--><scene sceneID="s0"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="bar"><rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/></tabBar>
        <connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="g1"/>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="g2"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController">
        <view key="view" id="v">\(frame)</view>
        <tabBarItem key="tabBarItem" title="Ebb" id="i1"/></viewController></objects></scene>
        <!--Flood--><scene sceneID="s2"><objects><navigationController id="b" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="n"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
        <tabBarItem key="tabBarItem" title="Flood" id="i2"/></navigationController></objects></scene>
        </scenes></document>
        """
      return try Picturing.read(text)
    }
  }
}
