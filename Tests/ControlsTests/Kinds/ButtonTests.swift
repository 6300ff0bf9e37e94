import Controls
import SceneModel
import Testing

/// Kinds of buttons by version (InterfaceBuilder.md#button-types, InterfaceBuilder.md#button-configuration).
struct ButtonTests {
  @Test(arguments: [(14490, 22.0), (14810, 24), (22155, 24), (23000, 25)])
  func `of the round types have a side of their time`(version: Int, side: Double) throws {
    for type in ["contactAdd", "infoDark", "infoLight", "detailDisclosure"] {
      let size = try StubReading(#"<button id="a" buttonType="\#(type)"/>"#, version).size()
      #expect(size == ContentSize(width: side, height: side))
    }
  }

  @Test func `of the closing type are 30 points square where they show nothing`() throws {
    let size = try StubReading(#"<button id="a" buttonType="close"/>"#).size()
    #expect(size == ContentSize(width: 30, height: 30))
  }

  @Test(arguments: [(17999, 34.5), (18000, 31), (20999, 31), (21000, 34.5)])
  func `with a configuration are a line in the font of their time and 14 points`(
    version: Int, height: Double
  ) throws {
    let xml = #"<button id="a"><buttonConfiguration key="configuration" title="Go"/></button>"#
    #expect(try StubReading(xml, version).size().height == height)
  }

  @Test(arguments: [(16999, "roundedRect", false), (17000, "system", false), (19000, "system", true)])
  func `are new as the library of the time has them`(version: Int, type: String, isConfigured: Bool) throws {
    let button = try newView("button", version)
    #expect(button["buttonType"] == type)
    let configured = button.content.contains {
      if case .element(let child) = $0 { child.name == "buttonConfiguration" } else { false }
    }
    #expect(configured == isConfigured)
    #expect(try newViewSize("button", version) == (isConfigured ? Size(75, 35) : Size(46, 30)))
  }

  @Test func `with a configuration show its title and never the state's`() throws {
    let state = #"<state key="normal" title="A title that does not count"/>"#
    let xml = #"<button id="a">\#(state)<buttonConfiguration key="configuration"/></button>"#
    #expect(try StubReading(xml).size().width == 24)
  }

  /// InterfaceBuilder.md#button-title-lines
  @Test(arguments: [("middleTruncation", 1.0), ("wordWrap", 2), ("characterWrap", 2)])
  func `are as high as the lines of a title that wraps`(mode: String, lines: Double) throws {
    let xml = """
      <button id="a" buttonType="system" lineBreakMode="\(mode)">\
      <state key="normal"><string key="title">One\nTwo</string></state></button>
      """
    #expect(try StubReading(xml).size().height == 12 + (lines == 1 ? 18 : 36))
  }

  /// InterfaceBuilder.md#button-title-lines: `UIButton.Configuration` lays its title out within
  /// the button's width.
  @Test(arguments: [("middleTruncation", 34.5), ("wordWrap", 55)])
  func `with a configuration wrap their title within their width`(mode: String, height: Double) throws {
    let xml = """
      <button id="a" lineBreakMode="\(mode)"><buttonConfiguration key="configuration" title="Save all of it"/></button>
      """
    let reading = try StubReading(xml)
    #expect(try reading.size(width: 100).height == height)
    #expect(try reading.size().height == 34.5)
  }

  /// The resources of symbols that buttons show.
  private static let symbols = [
    "info.circle": Size(128, 123), "chevron.right": Size(96, 128), "arrow.right": Size(128, 98),
    "eye": Size(128, 81), "trash": Size(117, 128),
  ].mapValues { ControlImage(size: $0, isSymbol: true) }

  private func configured(_ attributes: String, _ content: String = "", scale: Double) throws -> ContentSize {
    let xml = """
      <button id="a"><buttonConfiguration key="configuration" \(attributes)>\(content)</buttonConfiguration></button>
      """
    return try StubReading(xml, scale: scale, images: Self.symbols).size()
  }

  /// InterfaceBuilder.md#configured-symbol: as saved in eleven buttons.
  @Test(arguments: [
    ("info.circle", 149.0), ("chevron.right", 120), ("arrow.right", 147), ("eye", 174), ("trash", 144),
  ])
  func `with a configuration show symbols large, a line high`(symbol: String, pixels: Double) throws {
    let size = try configured(#"image="\#(symbol)" catalog="system""#, scale: 3)
    #expect(size.width == pixels / 3)
    #expect(size.height == 103.0 / 3)
  }

  @Test func `with a configuration show symbols as their symbol configuration says`() throws {
    let content =
      #"<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="medium"/>"#
    #expect(try configured(#"image="arrow.right""#, content, scale: 2).width == 43.5)
    #expect(try configured(#"image="trash""#, content, scale: 2).height == 34.5)
  }

  /// InterfaceBuilder.md#configured-symbol
  @Test(arguments: ["top", "bottom"])
  func `with a configuration are as wide as the wider of title and image above each other`(placement: String)
    throws
  {
    let attributes = #"image="info.circle" imagePlacement="\#(placement)" imagePadding="4" title=""#
    let wide = try configured(attributes + "A wide title\"", scale: 2)
    let title = try configured(#"title="A wide title""#, scale: 2)
    #expect(wide.width == title.width)
    // The image, the padding, a line and the insets: 24.5, 4, 20.29 and 14.
    #expect(wide.height == 63)
    #expect(try configured(attributes + "A\"", scale: 2).width == 49.5)
  }
}
