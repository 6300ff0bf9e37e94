import Controls
import SceneModel
import Testing
import TextMetrics

/// Widths of segments and heights by version (InterfaceBuilder.md#segmented-control).
struct SegmentedControlTests {
  private static let segments = #"<segments><segment title="A"/><segment title="Wider"/></segments>"#

  private func titleWidth(_ title: String, _ version: Int) -> Double {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(version))
    let font = Font.system(ofSize: 13, weight: version < 14810 ? .regular : .medium)
    return measurer.width(of: title, font: font).rounded(.up)
  }

  /// Controls of documents, whose width nothing else decides.
  @Test(arguments: [
    ("First Second", 13196, 121.0), ("Cats Dogs", 13770, 93), ("First Second", 21507, 131),
    ("Standard Satellite Hybrid", 14868, 227), ("Services Characteristics", 21225, 227),
    ("None Gray Color Blur", 22505, 211), ("Regular Light Subtle", 22505, 200),
    ("Top Bottom Center", 22505, 194),
  ])
  func `are as wide as they were saved`(titles: String, version: Int, saved: Double) throws {
    let segments = titles.split(separator: " ").map { #"<segment title="\#($0)"/>"# }.joined()
    let xml = #"<segmentedControl id="a"><segments>\#(segments)</segments></segmentedControl>"#
    #expect(try StubReading(xml, version).size().width == saved)
  }

  @Test(arguments: [(14490, 28.0, 29.0), (14810, 31, 32)])
  func `are as high as in their time, new ones too`(version: Int, height: Double, newHeight: Double) throws {
    #expect(try StubReading(#"<segmentedControl id="a"/>"#, version).size().height == height)
    #expect(try newViewSize("segmentedControl", version) == Size(131, newHeight))
  }

  @Test func `have segments as wide as the widest title`() throws {
    let xml = #"<segmentedControl id="a">\#(Self.segments)</segmentedControl>"#
    let early = try StubReading(xml, 14490).size()
    #expect(early.width == 2 * (titleWidth("Wider", 14490) + 14) + 1)
    let late = try StubReading(xml, 14810).size()
    #expect(late.width == 2 * (titleWidth("Wider", 14810) + 18) + 1)
  }

  @Test func `apportion by content from 14810 on`() throws {
    let xml = """
      <segmentedControl id="a" apportionsSegmentWidthsByContent="YES">\(Self.segments)</segmentedControl>
      """
    let titles = titleWidth("A", 22155) + titleWidth("Wider", 22155)
    #expect(try StubReading(xml, 22155).size().width == titles + 2 * 18 + 1)
    #expect(
      try StubReading(xml, 14490).size().width == 2 * (titleWidth("Wider", 14490) + 14) + 1)
  }

  @Test func `are as wide as their segments say`() throws {
    let xml = """
      <segmentedControl id="a"><segments><segment title="A" width="80"/><segment title="B" width="60.5"/></segments>
      </segmentedControl>
      """
    #expect(try StubReading(xml, 22155).size().width == 141.5)
    let one = xml.replacing(#" width="60.5""#, with: "")
    #expect(try StubReading(one, 22155).size().width == 2 * (titleWidth("A", 22155) + 18) + 1)
  }
}
