import Controls
import SceneModel
import Testing

/// Heights of labels (InterfaceBuilder.md#label, InterfaceBuilder.md#empty-label,
/// InterfaceBuilder.md#library-label-height).
struct LabelTests {
  private static let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  private func onCanvas(_ xml: String, _ version: Int, _ place: StackPlace) throws -> ContentSize {
    let reading = try StubReading(xml, version)
    return try #require(try reading.kind.size).onCanvas(try reading.size(), try reading.element, place)
  }

  @Test(arguments: [(13142, 20.5), (13143, 0.0)])
  func `without text have a line's height until 13142`(version: Int, height: Double) throws {
    let size = try StubReading(#"<label id="a">\#(Self.font)</label>"#, version).size()
    #expect(size.height == height && size.width == 0)
  }

  /// InterfaceBuilder.md#empty-label: at 23727 the first baseline is 16 below the top, at 14868 the last one
  /// 4 above the bottom.
  @Test(arguments: [13142, 14868, 23727])
  func `without text have the baselines of their font`(version: Int) throws {
    let size = try StubReading(#"<label id="a">\#(Self.font)</label>"#, version).size()
    #expect(size.firstBaseline == 16 && size.lastBaseline == 4.5)
  }

  /// InterfaceBuilder.md#library-label-height: whatever the weight, in roots without stack views.
  @Test(arguments: [(8999, 20.5), (9000, 21.0)], [#"type="system""#, #"type="boldSystem""#])
  func `in the library's size keep the library's height on the canvas`(
    era: (version: Int, height: Double), font: String
  ) throws {
    let description = #"<fontDescription key="fontDescription" \#(font) pointSize="17"/>"#
    let xml = #"<label id="a" text="T">\#(description)</label>"#
    #expect(try onCanvas(xml, era.version, .none).height == era.height)
    #expect(try onCanvas(xml, era.version, .arranged).height == 20.5)
    #expect(try onCanvas(xml, era.version, .beside).height == 20.5)
  }

  @Test func `that are arranged and blank have a size on the canvas`() throws {
    let xml = #"<label id="a">\#(Self.font)</label>"#
    let size = try onCanvas(xml, 14109, .arranged)
    #expect(size.width == 50 && size.height == 50)
    #expect(try onCanvas(xml, 14109, .none).width == 0)
    #expect(try onCanvas(xml, 14087, .arranged).width == 0)
  }

  /// InterfaceBuilder.md#shrinking-text
  @Test(arguments: [#"minimumScaleFactor="0.5""#, #"minimumFontSize="9""#])
  func `that may shrink ask for the size of their text`(shrinks: String) throws {
    func size(_ attributes: String, _ width: Double?) throws -> ContentSize {
      try StubReading(#"<label id="a" text="A long title" \#(attributes)>\#(Self.font)</label>"#, 22155)
        .size(width: width)
    }
    #expect(try size(shrinks, nil) == size(#"adjustsFontSizeToFit="NO""#, nil))
    #expect(try size(shrinks, 40) == size(shrinks, nil))
  }

  /// InterfaceBuilder.md#orphans: 206.5 wide in a document of 17701.
  @Test(arguments: [(17123, 268.0), (17124, 206.5)])
  func `of two lines leave no word alone from 17124`(version: Int, width: Double) throws {
    let xml = """
      <label id="a" text="Presenting status of long-running process" numberOfLines="4">\
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/></label>
      """
    let saved = try #require(try StubReading(xml, version).size(width: 290).width)
    #expect(abs(saved - width) < 4.5)
  }

  /// A label of a project in the font of cells has two lines in 29 points.
  @Test(arguments: [("cellTitle", 14.5), ("system", 16.0), ("smallSystem", 13.5), ("label", 12.0)])
  func `have the size of a font of macOS by its name`(name: String, height: Double) throws {
    let xml = """
      <label id="a"><attributedString key="attributedText"><fragment content="T"><attributes>\
      <font key="NSFont" metaFont="\(name)"/></attributes></fragment></attributedString></label>
      """
    #expect(try StubReading(xml, 21507).size().height == height)
  }

  /// InterfaceBuilder.md#system-font-names
  @Test(arguments: [(14490, 21.5), (14810, 20.0)])
  func `in the system font by its own name are in Times New Roman since iOS 13`(version: Int, height: Double)
    throws
  {
    let attributed = """
      <label id="a"><attributedString key="attributedText"><fragment content="T"><attributes>\
      <font key="NSFont" size="18" name=".SFUI-Regular"/></attributes></fragment></attributedString></label>
      """
    let described = """
      <label id="a" text="T"><fontDescription key="fontDescription" name=".SFUI-Regular" pointSize="18"/></label>
      """
    for xml in [attributed, described] { #expect(try StubReading(xml, version).size().height == height) }
  }

  /// InterfaceBuilder.md#preferred-width: two lines in a label of 343 points that prefers 523.
  @Test func `break no line at less than the width that they prefer`() throws {
    func height(_ attributes: String, width: Double) throws -> Double? {
      let text = "Check the status of your devices again and again"
      let xml = #"<label id="a" text="\#(text)" numberOfLines="0" \#(attributes)>\#(Self.font)</label>"#
      return try StubReading(xml, 12120).size(width: width).height
    }
    #expect(try height("", width: 250) == 41)
    #expect(try height(#"preferredMaxLayoutWidth="523""#, width: 250) == 20.5)
    #expect(try height(#"preferredMaxLayoutWidth="250""#, width: 523) == 20.5)
    #expect(try height(#"preferredMaxLayoutWidth="0.0""#, width: 250) == 41)
  }

  /// InterfaceBuilder.md#line-breaking
  @Test func `that wrap at characters need no word to fit`() throws {
    func height(_ mode: String) throws -> Double? {
      let xml =
        #"<label id="a" text="aaaaa aaaaa aaaaa" numberOfLines="0" lineBreakMode="\#(mode)">\#(Self.font)</label>"#
      return try StubReading(xml, 15400).size(width: 84).height
    }
    #expect(try height("tailTruncation") == 61)
    #expect(try height("characterWrap") == 41)
  }

  /// InterfaceBuilder.md#attributed-text
  @Test(arguments: [
    ("", 57.5), (#"paragraphSpacing="3""#, 60.5), (#"paragraphSpacing="3" paragraphSpacingBefore="4""#, 64.5),
    (#"lineSpacing="2" paragraphSpacing="3""#, 64.5),
  ])
  func `keep paragraphs apart as their style says`(style: String, height: Double) throws {
    let size = try StubReading(Self.attributed("T\u{2028}T\u{2029}T", "", style), 21507).size()
    #expect(size.height == height)
  }

  /// InterfaceBuilder.md#attributed-text
  @Test func `are wider by the indent and the kerning of attributed text`() throws {
    let plain = try #require(try StubReading(Self.attributed("TTTT"), 21507).size().width)
    let indented = try StubReading(Self.attributed("TTTT", "", #"firstLineHeadIndent="10""#), 21507).size()
    #expect(indented.width == plain + 10)
    for kern in [#"<real key="NSKern" value="2"/>"#, #"<integer key="NSKern" value="2"/>"#] {
      #expect(try StubReading(Self.attributed("TTTT", kern), 21507).size().width == plain + 8)
    }
  }

  /// A label of attributed text of 16 points that may have several lines.
  private static func attributed(_ text: String, _ attributes: String = "", _ style: String = "") -> String {
    """
    <label id="a" numberOfLines="0"><attributedString key="attributedText"><fragment content="\(text)">\
    <attributes><font key="NSFont" metaFont="system" size="16"/>\(attributes)\
    <paragraphStyle key="NSParagraphStyle" \(style)/></attributes></fragment></attributedString></label>
    """
  }
}
