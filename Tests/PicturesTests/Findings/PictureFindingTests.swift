import AutoLayout
import Controls
import SceneModel
import Testing

@testable import Pictures

/// Findings about views that are not drawn as a document has them.
struct PictureFindingTests {
  private func findings(
    _ views: String, catalogs: [AssetCatalog] = [], images: (any PictureImages)? = nil
  ) throws -> [String] {
    let document = try Picturing.document(views)
    let outline = try #require(document.scenes.first)
    let scene = ScenePicture(
      LayoutEngine(document, LayoutRequest()), outline, catalogs: catalogs, images: images)
    return scene.findings(in: scene.drawing(title: "t")).map(\.description)
  }

  private func color(_ attributes: String, in element: String = "view") -> String {
    Picturing.view(element, "a", (0, 0, 40, 40), "", "<color key=\"backgroundColor\" \(attributes)/>")
  }

  @Test func `what is drawn as it is has no finding`() throws {
    let views = [
      color(
        "white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""),
      color(
        "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""),
      color("systemColor=\"labelColor\""),
    ]
    for view in views { #expect(try findings(view).isEmpty) }
  }

  @Test func `a colour of a space that nobody knows is drawn as sRGB, and told`() throws {
    let view = color(
      "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"odd\"")
    #expect(try findings(view) == ["nobody knows the colour space 'odd', whose numbers are drawn as sRGB's"])
    #expect(try Picturing.commands(view).fills.first?.color == DrawingColor(0xFF0000))
  }

  @Test func `a colour that neither a catalogue nor the document has is left out, and told`() throws {
    let view = color("name=\"Accent\"")
    #expect(try findings(view) == ["nobody knows the colour 'Accent', which is left out"])
    let set = ColorSet(
      name: "Accent",
      variants: [
        ColorVariant(
          traits: AssetTraits(), color: .components(red: 1, green: 1, blue: 1, alpha: 1, space: "odd-space"))
      ])
    let catalog = AssetCatalog(path: "A.xcassets", images: [], colors: [set])
    #expect(
      try findings(view, catalogs: [catalog])
        == ["nobody knows the colour space 'odd-space', whose numbers are drawn as sRGB's"])
  }

  @Test func `a font that nobody has is told`() throws {
    func label(_ name: String) -> String {
      Picturing.view(
        "label", "a", (0, 0, 90, 40), "text=\"Tide\"",
        "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"f\" pointSize=\"17\"/>")
    }
    #expect(
      try findings(label("Nobody-Bold")) == [
        "nobody has the font 'Nobody-Bold', in whose stead another is drawn"
      ])
    #expect(try findings(label("HelveticaNeue-Bold")).isEmpty)
  }

  @Test func `what is not drawn is not told`() throws {
    let inner = color("name=\"Accent\"")
    let hidden = Picturing.view("view", "h", (0, 0, 9, 9), "hidden=\"YES\"", "<subviews>\(inner)</subviews>")
    #expect(try findings(inner).count == 1)
    #expect(try findings(hidden).isEmpty)
  }

  private struct DamagedImages: PictureImages {
    func picture(named name: String, in surroundings: AssetTraits) -> PictureFile? { nil }

    func defect(named name: String, in surroundings: AssetTraits) -> String? {
      name == "boat" ? "its file\nis cut off" : nil
    }
  }

  @Test func `an image that cannot be drawn is told once, on one line, one that is not there is not`() throws
  {
    func image(_ name: String, _ id: String) -> String {
      Picturing.view("imageView", id, (0, 0, 40, 40), "image=\"\(name)\"")
    }
    let views = image("boat", "a") + image("gone", "b")
    #expect(
      try findings(views, images: DamagedImages())
        == ["the image 'boat' is drawn as a box, since its file is cut off"])
    #expect(try findings(views).isEmpty)
  }
  @Test func `a scene within another one has its own findings`() throws {
    let image = Picturing.view("imageView", "i", (0, 0, 40, 40), "image=\"boat\"")
    let container = """
      <containerView id="c"><rect key="frame" x="0" y="0" width="99" height="99"/>
      <connections><segue destination="b" kind="embed" id="s"/></connections></containerView>
      """
    let document = try Screens.document([
      Screens.controller("a", views: container), Screens.controller("b", views: image),
    ])
    let engine = LayoutEngine(document, try Screens.request("iPhone 15"))
    let counts = document.scenes.map { outline in
      let scene = ScenePicture(engine, outline, images: DamagedImages())
      return scene.findings(in: scene.drawing(title: "t")).count
    }
    #expect(counts == [0, 1])
  }
}
