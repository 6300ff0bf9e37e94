import Controls
import SceneModel
import Testing
import TextMetrics

/// Widths of segments and heights by version (InterfaceBuilder.md#segmented-control).
struct SegmentedControlTests {
  private static let segments = #"<segments><segment title="A"/><segment title="Wider"/></segments>"#

  private func titleWidth(_ title: String, _ version: Int) -> Double {
    TextMeasurer(toolsVersion: ToolsVersion(version)).width(of: title, font: .system(ofSize: 13))
  }

  @Test(arguments: [(14490, 28.0, 29.0), (14810, 31, 32)])
  func `are as high as in their time, new ones too`(version: Int, height: Double, newHeight: Double) throws {
    #expect(try StubReading(#"<segmentedControl id="a"/>"#, version).size().height == height)
    #expect(try newViewSize("segmentedControl", version) == Size(131, newHeight))
  }

  @Test func `have segments as wide as the widest title`() throws {
    let xml = #"<segmentedControl id="a">\#(Self.segments)</segmentedControl>"#
    let early = try StubReading(xml, 14490).size()
    #expect(early.width == 2 * (titleWidth("Wider", 14490).rounded(.up) + 14) + 1)
    let late = try StubReading(xml, 14810).size()
    #expect(late.width == 2 * (titleWidth("Wider", 14810).rounded() + 20) + 1)
  }

  @Test func `apportion by content from 14810 on`() throws {
    let xml = """
      <segmentedControl id="a" apportionsSegmentWidthsByContent="YES">\(Self.segments)</segmentedControl>
      """
    let titles = titleWidth("A", 22155) + titleWidth("Wider", 22155)
    #expect(try StubReading(xml, 22155).size().width == titles.rounded() + 2 * 20 + 1)
    #expect(
      try StubReading(xml, 14490).size().width == 2 * (titleWidth("Wider", 14490).rounded(.up) + 14) + 1)
  }

  @Test func `are as wide as their segments say`() throws {
    let xml = """
      <segmentedControl id="a"><segments><segment title="A" width="80"/><segment title="B" width="60.5"/></segments>
      </segmentedControl>
      """
    #expect(try StubReading(xml, 22155).size().width == 141.5)
    let one = xml.replacing(#" width="60.5""#, with: "")
    #expect(try StubReading(one, 22155).size().width == 2 * (titleWidth("A", 22155).rounded() + 20) + 1)
  }
}
