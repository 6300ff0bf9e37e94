import AutoLayout
import Controls
import Devices
@testable import Pictures
import SceneModel
import Testing

/// Scenes within scenes on a device, and the bars over them (Looks.md#containers, Looks.md#scroll-edges).
struct ContainerPictureTests {
  private static func embedding(_ id: String, _ destination: String) -> String {
    """
    <containerView id="\(id)"><rect key="frame" x="50" y="300" width="200" height="250"/>
    <connections><segue destination="\(destination)" kind="embed" id="\(id)-segue"/></connections></containerView>
    """
  }

  @Test func `a container view shows what it embeds, at its size and its place`() throws {
    let label = Picturing.view("label", "inner", (10, 20, 90, 21), "text=\"Inner\"")
    let document = try Screens.document([
      Screens.controller("a", text: "Outer", views: Self.embedding("c", "b")),
      Screens.controller("b", views: label),
    ])
    let drawing = try Screens.drawing(document)
    #expect(drawing.commands.texts.map(\.text) == ["Outer", "Inner"])
    let place = Rect(x: 50, y: 300, width: 200, height: 250)
    #expect(drawing.commands.groups.contains { $0.clip == .rect(place) })
    #expect(drawing.commands.groups.contains { $0.offset == DrawingPoint(50, 300) })
    #expect(try Screens.texts(document, scene: 1) == ["Inner"])
    #expect(try Picturing.drawing(document).commands.texts.map(\.text) == ["Outer", "Container"])
  }

  @Test func `a scene without a background is seen through where it is embedded`() throws {
    let color = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let document = try Screens.document([
      Screens.controller("a", views: Self.embedding("c", "b"), view: color), Screens.controller("b"),
    ])
    #expect(try Screens.drawing(document).commands.fills.map(\.color) == [DrawingColor(0xFF0000)])
  }

  @Test func `scenes that embed each other end, and so does a picture of very many`() throws {
    let ring = try Screens.document([
      Screens.controller("a", text: "A", views: Self.embedding("c", "b")),
      Screens.controller("b", text: "B", views: Self.embedding("d", "a")),
    ])
    #expect(try Screens.drawing(ring).commands.count < 200)
    // Each scene embeds the next one twice: 2¹⁸ of the last.
    let scenes = (0..<18).map { level in
      Screens.controller(
        level == 0 ? "a" : "n\(level)", text: "T",
        views: Self.embedding("c\(level)", "n\(level + 1)") + Self.embedding("d\(level)", "n\(level + 1)"))
    }
    let many = try Screens.document(scenes + [Screens.controller("n18", text: "T")])
    #expect(try Screens.texts(many).count { $0 == "T" } == 1 + ChildScenes.most)
  }

  @Test(arguments: ["navigationController", "tabBarController"])
  func `a container shows the first scene in it`(element: String) throws {
    let relationship = element == "tabBarController" ? "viewControllers" : "rootViewController"
    let item =
      "<navigationItem key=\"navigationItem\" title=\"Tides\" id=\"i\"/><tabBarItem key=\"tabBarItem\" title=\"Ebb\" id=\"t\"/>"
    let bar = element == "tabBarController" ? "tabBar" : "navigationBar"
    let document = try Screens.document([
      Screens.container(
        element, "a", relationship, ["b"],
        "<\(bar) key=\"\(bar)\" id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/></\(bar)>"
      ),
      Screens.controller("b", text: "Inner", rest: item),
    ])
    let title = element == "tabBarController" ? "Ebb" : "Tides"
    #expect(try Screens.texts(document) == ["Inner", title])
    let drawing = try Screens.drawing(document)
    #expect(drawing.commands.groups.compactMap(\.object).map(\.id.text).contains("bar"))
    #expect(drawing.commands.groups.compactMap(\.object).map(\.id.text).contains("b-view"))
  }

  @Test func `a split view controller shows its columns beside each other, collapsed the primary one`() throws
  {
    let document = try Screens.document([
      """
      <splitViewController id="a" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="relationship" relationship="masterViewController" id="s1"/>
      <segue destination="c" kind="relationship" relationship="detailViewController" id="s2"/>
      </connections></splitViewController>
      """,
      Screens.controller("b", text: "Primary"), Screens.controller("c", text: "Secondary"),
    ])
    #expect(try Screens.texts(document) == ["Primary"])
    let engine = LayoutEngine(document, try Screens.request("iPad Air", .landscape))
    let drawing = ScenePicture(engine, document.scenes[0]).drawing(title: "t", PictureOptions(isBare: true))
    #expect(drawing.commands.texts.map(\.text) == ["Secondary", "Primary"])
    #expect(drawing.commands.groups.map(\.offset).contains(DrawingPoint(320.5, 0)))
    #expect(drawing.size == Size(1180, 820))
  }

  // Bars

  private static func pushed(
    bar: String = "", content: String = "", view: String = "", rest: String = ""
  ) throws -> Document {
    try Screens.document([
      Screens.container(
        "navigationController", "a", "rootViewController", ["b"],
        """
        <navigationBar key="navigationBar"\(bar) id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/>\
        \(content)</navigationBar>
        """),
      Screens.controller(
        "b", view: view, rest: "<navigationItem key=\"navigationItem\" title=\"Tides\" id=\"i\"/>" + rest),
    ])
  }

  private static func bar(of document: Document, major: Int) throws -> DrawingColor? {
    let fills = try Screens.drawing(document, scene: 1, on: "iPhone XR", major: major).commands.fills
    return fills.first { $0.path.bounds == Rect(x: 0, y: 0, width: 414, height: 92) }?.color
  }

  @Test(arguments: [(14, false), (15, true), (18, true)])
  func `bars at the edge of what scrolls are clear since iOS 15`(major: Int, isClear: Bool) throws {
    #expect(try Self.bar(of: Self.pushed(), major: major) == (isClear ? nil : DrawingColor(0xF8F8F8)))
    let isLargeClear = major >= 13
    let large = try Self.pushed(bar: " largeTitles=\"YES\"")
    let fills = try Screens.drawing(large, scene: 1, on: "iPhone XR", major: major).commands.fills
    #expect(fills.contains { $0.color == DrawingColor(0xF8F8F8) } != isLargeClear)
  }

  @Test func `a bar keeps a colour of its own, and that for the edge`() throws {
    let tint = "<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    #expect(try Self.bar(of: Self.pushed(content: tint), major: 18) == DrawingColor(0xFF0000))
    let edge = """
      <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" red="0" green="1" blue="0" \
      alpha="1"/></navigationBarAppearance>
      """
    #expect(try Self.bar(of: Self.pushed(content: edge), major: 18) == DrawingColor(0x00FF00))
  }

  @Test func `buttons of a bar are in its tint`() throws {
    let tint = "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let button = "<barButtonItem key=\"rightBarButtonItem\" title=\"Edit\" id=\"edit\"/>"
    let item = "<items><navigationItem title=\"Tides\" id=\"item\">\(button)</navigationItem></items>"
    let bar = Picturing.view("navigationBar", "bar", (0, 0, 320, 44), "", item + tint)
    let texts = try Picturing.commands(bar).texts
    #expect(texts.first { $0.text == "Edit" }?.color == DrawingColor(0xFF0000))
  }

  @Test func `a tab bar has its background where content scrolls under it`() throws {
    func background(_ view: String) throws -> Bool {
      let document = try Screens.document([
        Screens.container(
          "tabBarController", "a", "viewControllers", ["b"],
          "<tabBar key=\"tabBar\" id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"49\"/></tabBar>"
        ),
        Screens.controller(
          "b", views: view, rest: "<tabBarItem key=\"tabBarItem\" title=\"Ebb\" id=\"item\"/>"),
      ])
      return try Screens.drawing(document, scene: 1).commands.fills.contains {
        $0.color == DrawingColor(0xF8F8F8)
      }
    }
    #expect(try !background(""))
    #expect(try background(Picturing.view("tableView", "t", (0, 0, 375, 852), "dataMode=\"prototypes\"")))
    #expect(try !background(Picturing.view("tableView", "t", (0, 0, 375, 852), "dataMode=\"static\"")))
  }

  @Test func `a sheet keeps its bar, and a view that ends at an opaque bar lies below it`() throws {
    let opaque = try Self.pushed(bar: " translucent=\"NO\"")
    let drawing = try Screens.drawing(opaque, scene: 1, on: "iPhone XR", major: 14)
    #expect(drawing.size == Size(414, 896))
    #expect(drawing.commands.texts.map(\.text) == ["Tides"])
    let root = try #require(drawing.commands.groups.compactMap(\.object).first { $0.id.text == "b-view" })
    #expect(root.rect.y == 92)
    let sheet = try Screens.document([
      Screens.controller(
        "a",
        rest: "<connections><segue destination=\"n\" kind=\"presentation\" id=\"s\"/></connections>"),
      Screens.container(
        "navigationController", "n", "rootViewController", ["b"],
        "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>"),
      Screens.controller("b", rest: "<navigationItem key=\"navigationItem\" title=\"Tides\" id=\"i\"/>"),
    ])
    let shown = try Screens.drawing(sheet, scene: 2, isBare: false)
    #expect(shown.commands.texts.map(\.text) == ["Tides"], "no status bar on a sheet")
    #expect(shown.size.width == 393 && shown.size.height < 852)
    let bar = try #require(shown.commands.texts.first)
    #expect(bar.origin.y < 56)
  }
}
