import Controls
import SceneModel
import Testing

/// Heights by version (InterfaceBuilder.md#navigation-bar,
/// InterfaceBuilder.md#toolbar, InterfaceBuilder.md#search-bar).
struct BarsTests {
  @Test(arguments: [
    ("navigationBar", 22155, false, 44.0), ("tabBar", 22155, true, 49), ("toolbar", 17123, true, 44),
    ("toolbar", 17124, true, 49), ("toolbar", 17124, false, 44), ("searchBar", 12121, false, 44),
    ("searchBar", 12122, false, 56), ("searchBar", 24093, false, 64),
  ])
  func `are as high as in their time`(
    element: String, version: Int, hasHomeIndicator: Bool, height: Double
  ) throws {
    let reading = try StubReading(#"<\#(element) id="a"/>"#, version, hasHomeIndicator: hasHomeIndicator)
    #expect(try reading.sizeOnCanvas() == ContentSize(height: height))
  }

  @Test func `of the kind of toolbars are 44 high on phones`() throws {
    #expect(try StubReading(#"<toolbar id="a"/>"#, 22155, hasHomeIndicator: true).size().height == 44)
  }

  /// InterfaceBuilder.md#toolbar: a toolbar of 50 on a pad with a home button at 21507.
  @Test(arguments: [
    ("toolbar", 14459, 44.0), ("toolbar", 21507, 50), ("tabBar", 14459, 49), ("tabBar", 14868, 50),
  ])
  func `are 50 high on pads from 14460`(element: String, version: Int, height: Double) throws {
    let reading = try StubReading(#"<\#(element) id="a"/>"#, version, isPad: true)
    #expect(try reading.size() == ContentSize(height: height))
  }

  @Test func `with large titles are 52 points higher`() throws {
    #expect(try StubReading(#"<navigationBar id="a" largeTitles="YES"/>"#).size().height == 96)
  }
}
