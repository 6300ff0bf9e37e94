import Controls
import SceneModel
import Testing

/// Heights by version (InterfaceBuilder.md#slider).
struct SliderTests {
  @Test(arguments: [(23726, 30.0, 31.0), (23727, 33.0, 34.0), (24093, 34.0, 34.0)])
  func `are as high as in their time, new ones too`(version: Int, height: Double, newHeight: Double) throws {
    #expect(try StubReading(#"<slider id="a"/>"#, version).size() == ContentSize(height: height))
    #expect(try newViewSize("slider", version) == Size(122, newHeight))
  }

  /// Sliders of 34 points on canvases with an island at 21701 and 22155, of 31 at two pixels a
  /// point at 23504.
  @Test(arguments: [(21700, 3.0, 30.0), (21701, 3, 33), (22155, 2, 30), (23727, 3, 33), (24093, 3, 34)])
  func `are higher on late canvases of three pixels a point`(version: Int, scale: Double, height: Double)
    throws
  {
    let reading = try StubReading(#"<slider id="a"/>"#, version, scale: scale)
    let rule = try #require(try reading.kind.size)
    #expect(rule.onCanvas(try reading.size(), try reading.element, .none) == ContentSize(height: height))
  }
}
