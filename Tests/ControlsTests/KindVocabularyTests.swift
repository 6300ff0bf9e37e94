import Controls
import SceneModel
import Testing

/// Holds what kinds say that they read to what their rules ask for.
struct KindVocabularyTests {
  private static let symbol = """
    <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="bold" pointSize="20">\
    <fontDescription key="x" type="system" pointSize="17"/></preferredSymbolConfiguration>
    """
  private static let plainFont = #"<fontDescription key="fontDescription" type="boldSystem" weight="light"/>"#
  private static let styledFont = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
  private static let attributed = """
    <fragment content="A"><attributes><font key="NSFont" size="12" name="Arial" metaFont="system"/>\
    <real key="NSKern" value="1"/><paragraphStyle key="NSParagraphStyle" lineSpacing="2"/></attributes></fragment>\
    <fragment content="B"><attributes><integer key="NSKern" value="1"/></attributes></fragment>
    """

  /// Objects that, with one of each kind without attributes, make the rules read all that they ever read.
  private static let examples: [String] = [
    #"<label id="a" text="T" numberOfLines="0">\#(plainFont)</label>"#,
    #"<label id="a" text="T">\#(styledFont)</label>"#,
    #"<label id="a"><attributedString key="attributedText">\#(attributed)</attributedString></label>"#,
    #"<textField id="a" placeholder="T" borderStyle="line">\#(plainFont)</textField>"#,
    #"<textField id="a">\#(styledFont)</textField>"#,
    #"<textView id="a" scrollEnabled="NO" text="T">\#(plainFont)</textView>"#,
    #"<textView id="a" scrollEnabled="NO">\#(styledFont)</textView>"#,
    """
    <textView id="a" scrollEnabled="NO"><attributedString key="attributedText">\(attributed)</attributedString></textView>
    """,
    #"<button id="a" buttonType="system">\#(plainFont)<state key="normal" image="s">\#(symbol)</state></button>"#,
    """
    <button id="a"><inset key="contentEdgeInsets" minX="1"/>\(styledFont)<state key="normal">\
    <attributedString key="attributedTitle">\(attributed)</attributedString></state></button>
    """,
    #"<button id="a"><buttonConfiguration key="configuration" title="T" image="s"/></button>"#,
    #"<imageView id="a" image="s">\#(symbol)</imageView>"#,
    #"<imageView id="a" image="s"><preferredSymbolConfiguration key="preferredSymbolConfiguration">\#(styledFont)</preferredSymbolConfiguration></imageView>"#,
    #"<segmentedControl id="a"><segments><segment image="s"/></segments></segmentedControl>"#,
    #"<activityIndicatorView id="a" style="large"/>"#, #"<pageControl id="a" numberOfPages="2"/>"#,
    #"<datePicker id="a" style="wheels"/>"#, #"<navigationBar id="a" largeTitles="YES"/>"#,
  ]

  @Test func `is what the rules of sizes read`() throws {
    var read: [String: Set<String>] = [:]
    let bare = ObjectKind.all.filter { $0.size != nil }.map { #"<\#($0.element) id="a"/>"# }
    for xml in bare + Self.examples {
      let reading = try StubReading(xml, images: ["s": ControlImage(size: Size(20, 16), isSymbol: true)])
      let kind = try reading.kind
      let rule = try #require(kind.size)
      let size = rule.size(try reading.element, 100)
      _ = rule.wraps(try reading.element)
      for place in [StackPlace.none, .arranged] { _ = rule.onCanvas(size, try reading.element, place) }
      _ = kind.alignment?(try reading.element)
      read[kind.element, default: []].formUnion(reading.read)
    }
    for kind in ObjectKind.all where kind.size != nil {
      let said = Set(kind.reads.flatMap { part in part.attributes.map { "\(part.element).\($0.text)" } })
      #expect(try #require(read[kind.element]) == said, "\(kind.element)")
    }
  }
}
