import AutoLayout
import Controls
import InterfaceBuilder
@testable import Pictures
import SceneModel
import Testing

/// Maps of storyboards (Looks.md#map).
struct StoryboardMapTests {
  /// A scene with a view that fills a phone of 375 × 667, or with none.
  private func scene(
    _ id: String, at location: (Double, Double)?, element: String = "viewController", attributes: String = "",
    _ connections: String = ""
  ) -> String {
    let point = location.map { "<point key=\"canvasLocation\" x=\"\($0.0)\" y=\"\($0.1)\"/>" } ?? ""
    let view =
      element == "viewController"
      ? """
      <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      """ : ""
    return """
      <!--Scene \(id)--><scene sceneID="scene-\(id)"><objects>
      <\(element) id="\(id)"\(attributes) sceneMemberID="viewController">\(view)
      <connections>\(connections)</connections></\(element)></objects>\(point)</scene>
      """
  }

  private func map(_ scenes: String, style: InterfaceStyle? = nil) throws -> Drawing {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="a">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "Main.storyboard")
    let engine = LayoutEngine(document, LayoutRequest(overrides: TraitOverrides(style: style?.rawValue)))
    return StoryboardMap(engine, document.scenes) { outline in
      ScenePicture(engine, outline).drawing(title: outline.name, of: .first)
    }.drawing(title: "Main")
  }

  /// Where the pictures of the scenes have their corners, in the points of the canvas.
  private func corners(_ drawing: Drawing) -> [DrawingPoint] {
    drawing.commands.groups.filter { $0.clip != nil && $0.offset != DrawingPoint(0, 0) }.map(\.offset)
  }

  // Of 618 roots of xibs that were saved on devices, those with odd sides have such locations at halves of a
  // point, those with even sides at whole points.
  @Test func `a location is that of a scene's middle, in six-hundredths of the screen`() throws {
    let corners = try corners(map(scene("a", at: (0, 0)) + scene("b", at: (800, -600))))
    #expect(corners.count == 2)
    #expect(corners[1].x - corners[0].x == 500)
    #expect(corners[1].y - corners[0].y == -667)
  }

  @Test func `names stand below the scenes`() throws {
    let drawing = try map(scene("a", at: (0, 0)) + scene("b", at: (800, 0)))
    #expect(drawing.commands.texts.map(\.text) == ["Scene a", "Scene b"])
    let corners = corners(drawing)
    for (text, corner) in zip(drawing.commands.texts, corners) { #expect(text.origin.y > corner.y + 667) }
  }

  @Test func `a segue is an arrow between the edges that face each other, with its identifier`() throws {
    let segue = "<segue destination=\"b\" kind=\"show\" identifier=\"toB\" id=\"s\"/>"
    let drawing = try map(scene("a", at: (0, 0), segue) + scene("b", at: (1600, 0)))
    let corners = corners(drawing)
    let curve = drawing.commands.strokes.compactMap { stroke -> [DrawingPoint]? in
      if case .lines(let points, isClosed: false) = stroke.path, points.count > 10 { points } else { nil }
    }.first
    #expect(curve?.first?.x == corners[0].x + 375)
    #expect(curve?.last?.x == corners[1].x)
    #expect(drawing.commands.texts.map(\.text).contains("toB"))
  }

  @Test(arguments: [
    (MapArrow.Side.right, MapArrow.Side.left, 400.0, 0.0), (.left, .right, -400, 10), (.bottom, .top, 0, 400),
    (.top, .bottom, 10, -400), (.right, .top, 600, 600), (.left, .bottom, -600, -600),
  ])
  func `arrows join the edges that are near`(
    first: MapArrow.Side, second: MapArrow.Side, x: Double, y: Double
  ) {
    let found = MapArrow.Side.facing(
      Rect(x: 0, y: 0, width: 200, height: 200), Rect(x: x, y: y, width: 200, height: 200))
    #expect(found == (first, second))
  }

  @Test func `an arrow leads to the scene that the storyboard starts with`() throws {
    func heavy(_ drawing: Drawing) -> [DrawingPath] {
      drawing.commands.compactMap { command in
        if case .stroke(let path, _, let line) = command, line.width == 14 { path } else { nil }
      }
    }
    let drawing = try map(scene("a", at: (0, 0)))
    let corner = try #require(corners(drawing).first)
    let middle = corner.y + (667 + MapPlacement.captionHeight) / 2
    #expect(heavy(drawing) == [.line(corner.x - 100, middle, corner.x - 30, middle)])
    #expect(try heavy(map(scene("b", at: (0, 0)))).isEmpty)
  }

  @Test func `references, containers and unwind segues say what they are`() throws {
    let reference = scene(
      "r", at: (800, 0), element: "viewControllerPlaceholder",
      attributes: " storyboardName=\"Settings\" referencedIdentifier=\"tide\"")
    let container = scene("n", at: (1600, 0), element: "navigationController")
    let unwind = scene(
      "u", at: (2400, 0), "<segue destination=\"e\" kind=\"unwind\" unwindAction=\"backToMenu:\" id=\"s\"/>")
    let texts = try map(reference + container + unwind).commands.texts.map(\.text)
    #expect(texts.contains("Settings › tide"))
    #expect(texts.count { $0 == "Scene n" } == 2)
    #expect(texts.contains("unwind backToMenu:"))
    #expect(!texts.contains("Scene r"))
  }

  @Test func `scenes without a location stand in rows below the others`() throws {
    let corners = try corners(
      map(scene("a", at: (0, 0)) + ["b", "c", "d", "e"].map { scene($0, at: nil) }.joined()))
    #expect(Set(corners).count == 5)
    #expect(corners.dropFirst().allSatisfy { $0.y > corners[0].y + 667 })
    #expect(corners[1].y == corners[2].y && corners[4].y > corners[1].y)
  }

  @Test func `room that nobody needs is left out, and no map is larger than it may be`() throws {
    let far = try map(scene("a", at: (-1e300, 5)) + scene("b", at: (1e9, 1e9)))
    #expect(far.size.width < 1_000 && far.size.height < 1_000)
    let chain = try map((0..<300).map { scene("s\($0)", at: (Double($0) * 1500, 0)) }.joined())
    #expect(max(chain.size.width, chain.size.height) <= StoryboardMap.longestSide)
    #expect(Set(corners(chain)).count == 300)
    #expect(try map("").size.width > 0)
  }

  @Test func `a map in dark colours lies on dark paper`() throws {
    let scene = scene("a", at: (0, 0))
    #expect(try map(scene).commands.fills.first?.color == MapColors.light.paper)
    #expect(try map(scene, style: .dark).commands.fills.first?.color == MapColors.dark.paper)
  }

  @Test(arguments: [
    ("UINavigationController", "Navigation Controller"),
    ("AVPlayerViewController", "AV Player View Controller"),
    ("Tide", "Tide"), ("", ""),
  ])
  func `a class is called by its words`(name: String, words: String) {
    #expect(MapScene.words(of: name) == words)
  }
}
