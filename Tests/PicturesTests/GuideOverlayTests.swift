import AutoLayout
import Controls
@testable import Pictures
import SceneModel
import Testing

/// Layout guides over pictures, and constraints to them (Looks.md#overlays).
struct GuideOverlayTests {
  private func commands(_ document: Document, _ overlays: Set<PictureOverlay>) throws -> [DrawingCommand] {
    try Picturing.drawing(document, overlays: overlays).commands
  }

  private func rects(_ document: Document) throws -> [Rect] {
    try commands(document, [.guides]).strokes.compactMap {
      if case .rect(let rect) = $0.path { rect } else { nil }
    }
  }

  private static let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"

  private static func view(_ element: String, _ id: String, _ rest: String = "") -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="9" height="9"/>\(rest)</\(element)>
    """
  }

  private static func constraint(
    _ first: String, _ second: String?, _ constant: Double, _ id: String
  ) -> String {
    let ends = [("first", first), ("second", second)].compactMap { name, end -> String? in
      let words = end?.split(separator: ".") ?? []
      return words.count == 2 ? "\(name)Item=\"\(words[0])\" \(name)Attribute=\"\(words[1])\"" : nil
    }
    return "<constraint \(ends.joined(separator: " ")) constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  @Test func `a guide that nothing is tied to is drawn with its name`() throws {
    let document = try Picturing.document("", rest: Self.safeArea)
    #expect(try rects(document) == [Rect(x: 0, y: 20, width: 375, height: 647)])
    #expect(try commands(document, [.guides]).texts.map(\.text) == ["Safe Area"])
    let named = try Picturing.document(
      "", rest: "<viewLayoutGuide key=\"layoutMargins\" userLabel=\"Frame\" id=\"m\"/>")
    #expect(try rects(named) == [Rect(x: 16, y: 20, width: 343, height: 647)])
    #expect(try commands(named, [.guides]).texts.map(\.text) == ["Frame"])
  }

  @Test func `a constraint to a guide ends at the guide`() throws {
    let constraints = [
      Self.constraint("a.top", "safe.top", 40, "k1"), Self.constraint("a.leading", "safe.leading", 30, "k2"),
      Self.constraint("a.width", nil, 50, "k3"), Self.constraint("a.height", nil, 60, "k4"),
    ].joined()
    let document = try Picturing.document(
      Self.view("view", "a"), rest: Self.safeArea + "<constraints>\(constraints)</constraints>")
    #expect(try commands(document, [.constraints]).strokes.map(\.path).contains(.line(55, 60, 55, 20)))
  }

  @Test func `guides of what scrolls have their names below each other`() throws {
    let inner = Self.view("view", "c")
    let guides = """
      <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      """
    let edges = ["top", "leading", "bottom", "trailing"]
    let ties =
      edges.map { Self.constraint("s.\($0)", "root.\($0)", 0, "r\($0)") }
      + edges.map { Self.constraint("c.\($0)", "content.\($0)", 0, "c\($0)") } + [
        Self.constraint("c.width", "frame.width", 0, "w"), Self.constraint("c.height", nil, 900, "h"),
      ]
    let document = try Picturing.document(
      Self.view("scrollView", "s", "<subviews>\(inner)</subviews>\(guides)"),
      rest: "<constraints>\(ties.joined())</constraints>")
    let found = try rects(document)
    #expect(found.map(\.size) == [Size(375, 900), Size(375, 667)], "\(found)")
    let texts = try commands(document, [.guides]).texts
    #expect(texts.map(\.text) == ["Content Layout Guide", "Frame Layout Guide"])
    #expect(Set(texts.map(\.origin)).count == 2)
  }

  @Test func `guides of controllers are where bars end`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/>
      </layoutGuides>
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = try Picturing.read(text)
    let found = try rects(document)
    #expect(found.map(\.y) == [20, 480] && found.allSatisfy { $0.height == 0 }, "\(found)")
    let texts = try commands(document, [.guides]).texts
    #expect(texts.map(\.text) == ["Top Layout Guide", "Bottom Layout Guide"])
    #expect(texts.allSatisfy { $0.origin.y < 480 })
    let device = try #require(document.scenes.first)
    let engine = LayoutEngine(document, LayoutRequest(canvas: .size(Size(320, 480))))
    #expect(ScenePicture(engine, device).scene.lines.guides.count == 2)
  }
}
