import AutoLayout
import Devices
import SceneModel
import Testing

/// The traits that a request asks for, and those that it finds.
struct TraitsTests {
  private let phone = LayoutRequest.Canvas.size(Size(375, 667))

  private func label(toolsVersion: Int = 22155) -> Fixture {
    let body = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    return Fixture(
      toolsVersion: toolsVersion,
      subviews: Fixture.view("lab", "label", #"text="Label""#, body),
      constraints: Fixture.constraints("lab.leading = root.leading", "lab.top = root.top"))
  }

  /// InterfaceBuilder.md#content-size-categories
  @Test(arguments: [
    (ContentSizeCategory?.none, 20.5), (.extraSmall, 17), (.accessibilityLarge, 39.5),
  ])
  func `the content size changes what text styles measure`(category: ContentSizeCategory?, height: Double)
    throws
  {
    let request = LayoutRequest(canvas: phone, overrides: TraitOverrides(contentSize: category))
    #expect(try label().frame("lab", request).height == height)
  }

  /// Apple's page of `adjustsFontForContentSizeCategory`: fonts of text styles adjust, others do not
  /// (Devices.md#text-sizes).
  @Test(arguments: [
    (#"style="UICTFontTextStyleBody""#, "NO", 39.5), (#"style="UICTFontTextStyleBody""#, "YES", 39.5),
    (#"type="system" pointSize="17""#, "YES", 20.5),
    (#"name="HelveticaNeue" family="Helvetica Neue" pointSize="17""#, "YES", 20),
  ])
  func `text styles have the size in force when they are loaded, and fixed sizes stay`(
    font: String, adjusts: String, height: Double
  ) throws {
    let description = #"<fontDescription key="fontDescription" \#(font)/>"#
    let fixture = Fixture(
      subviews: Fixture.view(
        "lab", "label", #"text="Label" adjustsFontForContentSizeCategory="\#(adjusts)""#, description),
      constraints: Fixture.constraints("lab.leading = root.leading", "lab.top = root.top"))
    let request = LayoutRequest(
      canvas: phone, overrides: TraitOverrides(contentSize: .accessibilityLarge), ignoresSavedFrames: true)
    #expect(try fixture.frame("lab", request).height == height)
  }

  /// InterfaceBuilder.md#content-size-categories: this canvas shows XS, a person who has chosen
  /// nothing sees Large.
  @Test func `a running app shows text styles at Large whatever its canvas showed`() throws {
    let fixture = label(toolsVersion: 20037)
    #expect(try fixture.frame("lab").height == 17)
    #expect(try fixture.frame("lab", LayoutRequest(canvas: phone)).height == 20.5)
    let asked = LayoutRequest(
      overrides: TraitOverrides(contentSize: .large), ignoresSavedFrames: true)
    #expect(try fixture.frame("lab", asked).height == 20.5)
  }

  /// InterfaceBuilder.md#television-text-styles
  @Test(arguments: [ContentSizeCategory?.none, .accessibilityLarge])
  func `text styles of televisions are their own whatever the content size`(category: ContentSizeCategory?)
    throws
  {
    var fixture = label(toolsVersion: 14490)
    fixture.device = "appleTV"
    fixture.rootSize = Size(1920, 1080)
    let tv = try #require(Device.named("Apple TV"))
    for canvas in [LayoutRequest.Canvas.design, .device(tv, .portrait, .full)] {
      let request = LayoutRequest(
        canvas: canvas, overrides: TraitOverrides(contentSize: category), ignoresSavedFrames: true)
      #expect(try fixture.frame("lab", request).height == 35)
    }
  }

  @Test func `a configured button's default font is the body style`() throws {
    let button = #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#
    let fixture = Fixture(
      toolsVersion: 20037, subviews: Fixture.view("but", "button", "", button),
      constraints: Fixture.constraints("but.leading = root.leading", "but.top = root.top"))
    func height(_ request: LayoutRequest) throws -> Double { try fixture.frame("but", request).height }
    #expect(try height(LayoutRequest(ignoresSavedFrames: true)) == 31)
    #expect(try height(LayoutRequest(canvas: phone)) == 34.5)
    let large = LayoutRequest(canvas: phone, overrides: TraitOverrides(contentSize: .accessibilityLarge))
    #expect(try height(large) == 53.5)
  }

  /// InterfaceBuilder.md#other-traits
  @Test func `variations by appearance and idiom hold where these are asked for`() throws {
    func variation(_ key: String, _ constant: Int) -> String {
      #"<variation key="\#(key)" constant="\#(constant)"/>"#
    }
    let constraint = """
      <constraint firstItem="box" firstAttribute="height" constant="10" id="hei-gh-000">
      \(variation("userInterfaceStyle=light", 20))\(variation("userInterfaceStyle=dark", 30))
      \(variation("userInterfaceIdiom=mac", 40))</constraint>
      """
    let fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints("box.leading = root.leading", "box.top = root.top") + constraint)
    func height(_ canvas: LayoutRequest.Canvas, _ overrides: TraitOverrides) throws -> Double {
      let request = LayoutRequest(canvas: canvas, overrides: overrides, ignoresSavedFrames: true)
      return try fixture.frame("box", request).height
    }
    let device = try #require(Device.named("iPhone 15"))
    for canvas in [phone, .design, .device(device, .portrait, .full)] {
      #expect(try height(canvas, TraitOverrides()) == 20)
      #expect(try height(canvas, TraitOverrides(style: "dark")) == 30)
      #expect(try height(canvas, TraitOverrides(idiom: "mac")) == 40)
    }
  }

  @Test func `a document's canvas is dark where it was saved so`() throws {
    for appearance in ["light", "dark"] {
      var fixture = Fixture()
      fixture.appearance = appearance
      let document = try fixture.document
      #expect(LayoutRequest().traits(for: document).style == appearance)
      let dark = LayoutRequest(overrides: TraitOverrides(style: "dark"))
      #expect(dark.traits(for: document).style == "dark")
    }
    #expect(try LayoutRequest().traits(for: Fixture(device: nil).document).style == "light")
  }

  @Test func `what is asked for replaces the traits of the surroundings, and nothing else`() throws {
    let document = try Fixture().document
    let device = try #require(Device.named("iPhone 15"))
    let plain = LayoutRequest(canvas: .device(device, .portrait, .full)).traits(for: document)
    #expect(plain.sizeClass == SizeClass(width: .compact, height: .regular))
    #expect(plain.idiom == "phone")
    #expect(plain.style == "light")
    #expect(plain.direction == .leftToRight)
    #expect(plain.contentSize == .large)
    let overrides = TraitOverrides(sizeClass: .any, style: "dark", direction: .rightToLeft)
    let asked = LayoutRequest(canvas: .device(device, .portrait, .full), overrides: overrides)
      .traits(for: document)
    #expect(asked.sizeClass == .any)
    #expect(asked.idiom == "phone")
    #expect(asked.style == "dark")
    #expect(asked.direction == .rightToLeft)
    #expect(asked.contentSize == .large)
  }
}
