@testable import Pictures
import SceneModel
import Testing

/// Colours of documents under appearances (Looks.md#stored-colors).
struct PaletteTests {
  /// The background that is drawn of a view of a colour.
  private func background(
    _ color: String, resources: String = "", style: InterfaceStyle? = nil,
    contrast: AccessibilityContrast? = nil, catalogs: [AssetCatalog] = [], toolsVersion: Int = 21701
  ) throws -> DrawingColor? {
    let view = Picturing.view("view", "v", (0, 0, 10, 10), "", "<color key=\"backgroundColor\" \(color)/>")
    let document = try Picturing.document(view, resources: resources, toolsVersion: toolsVersion)
    let drawing = try Picturing.drawing(document, style: style, contrast: contrast, catalogs: catalogs)
    let fills = drawing.commands.fills
    return fills.count > 1 ? fills[1].color : nil
  }

  @Test(arguments: [
    (
      "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      DrawingColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    ),
    (
      "white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      DrawingColor(red: 0.5, green: 0.5, blue: 0.5)
    ),
    (
      "cyan=\"1\" magenta=\"0.0\" yellow=\"0.0\" black=\"0.5\" alpha=\"1\" colorSpace=\"deviceCMYK\"",
      DrawingColor(red: 0, green: 0.5, blue: 0.5)
    ),
    ("systemColor=\"systemGreenColor\"", DrawingColor(0x34C759)),
    ("systemColor=\"tintColor\"", DrawingColor(0x007AFF)),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .black),
    ("name=\"systemRedColor\" catalog=\"System\" colorSpace=\"catalog\"", DrawingColor(0xFF3B30)),
    ("name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\"", .black),
  ])
  func `colours are what the document says, else the system's`(text: String, color: DrawingColor) throws {
    #expect(try background(text) == color)
  }

  /// The colours of `UIColor`'s pages "Standard colors" and "UI element colors".
  private static let names = """
    systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo
    systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 tint
    label secondaryLabel tertiaryLabel quaternaryLabel placeholderText link separator opaqueSeparator
    systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill
    systemBackground secondarySystemBackground tertiarySystemBackground
    systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground
    lightText darkText black blue brown cyan darkGray gray green lightGray magenta orange purple red white yellow
    groupTableViewBackground viewFlipsideBackground scrollViewTexturedBackground tableCellGroupedBackground
    """.split(whereSeparator: \.isWhitespace).map { $0 + "Color" }

  @Test(arguments: [12121, 21701, 24506])
  func `the system has a colour of each name, light and dark`(toolsVersion: Int) throws {
    for name in Self.names {
      for style in [nil, InterfaceStyle.dark] {
        let color = try background("systemColor=\"\(name)\"", style: style, toolsVersion: toolsVersion)
        #expect(color != nil, "\(name)")
      }
    }
  }

  @Test func `a colour that nobody knows is not drawn`() throws {
    #expect(try background("name=\"Nobody's\"") == nil)
    #expect(try background("systemColor=\"systemNothingColor\"") == nil)
    #expect(try background("red=\"nan\" green=\"x\" blue=\"0\"") == nil)
  }

  @Test(arguments: [
    (InterfaceStyle.light, AccessibilityContrast.normal, 0x34C759 as UInt32), (.dark, .normal, 0x30D158),
    (.light, .high, 0x248A3D), (.dark, .high, 0x30DB5B),
  ])
  func `system colours follow appearance and contrast`(
    style: InterfaceStyle, contrast: AccessibilityContrast, digits: UInt32
  ) throws {
    let color = try background("systemColor=\"systemGreenColor\"", style: style, contrast: contrast)
    #expect(color == DrawingColor(digits))
  }

  @Test(arguments: [(12121, 0x4CD964 as UInt32), (21701, 0x34C759)])
  func `system colours are those of the document's time`(version: Int, digits: UInt32) throws {
    let color = try background("cocoaTouchSystemColor=\"systemGreenColor\"", toolsVersion: version)
    #expect(color == DrawingColor(digits))
  }

  @Test func `systems before iOS 13 have no dark colours`() throws {
    let color = try background("cocoaTouchSystemColor=\"systemRedColor\"", style: .dark, toolsVersion: 12121)
    #expect(color == DrawingColor(0xFF3B30))
  }

  @Test func `the light value that the resources keep comes before the table`() throws {
    let resources = """
      <resources><systemColor name="systemRedColor">
      <color red="1" green="0.25" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </systemColor></resources>
      """
    let red = "systemColor=\"systemRedColor\""
    #expect(try background(red, resources: resources) == DrawingColor(red: 1, green: 0.25, blue: 0.25))
    #expect(try background(red, resources: resources, style: .dark) == DrawingColor(0xFF453A))
  }

  @Test func `a named colour is the catalogue's, else what the resources keep`() throws {
    let resources = """
      <resources><namedColor name="Brand"><color white="0.25" alpha="1" colorSpace="calibratedWhite"/></namedColor>
      </resources>
      """
    var dark = AssetTraits()
    dark.luminosity = "dark"
    func variant(_ traits: AssetTraits, _ white: Double) -> ColorVariant {
      ColorVariant(traits: traits, color: .white(white, alpha: 1, space: "gray-gamma-22"))
    }
    let set = ColorSet(name: "Brand", variants: [variant(AssetTraits(), 0.5), variant(dark, 0.75)])
    let catalogs = [AssetCatalog(path: "Colors.xcassets", images: [], colors: [set])]
    let name = "name=\"Brand\""
    #expect(try background(name, resources: resources)?.red == 0.25)
    #expect(try background(name, resources: resources, catalogs: catalogs)?.red == 0.5)
    #expect(try background(name, resources: resources, style: .dark, catalogs: catalogs)?.red == 0.75)
  }

  @Test(arguments: [
    ([1.0, 1, 1], [1.0, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]), ([0.2, 0.6, 0.4], [0, 0.6102, 0.3814]),
    ([0.9, 0.3, 0.1], [0.9768, 0.2299, 0]), ([0.0, 0, 0], [0, 0, 0]),
  ])
  func `Display P3 becomes sRGB`(wide: [Double], expected: [Double]) {
    let color = DrawingColor(displayP3Red: wide[0], green: wide[1], blue: wide[2], alpha: 1)
    for (value, other) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(value - other) < 0.0001)
    }
  }
}
