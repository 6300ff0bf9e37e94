import Controls
import SceneModel
import Testing

/// Heights by version (InterfaceBuilder.md#slider).
struct SliderTests {
  @Test(arguments: [(23726, 30.0, 31.0), (23727, 33.0, 34.0), (24127, 34.0, 34.0)])
  func `are as high as in their time, new ones too`(version: Int, height: Double, newHeight: Double) throws {
    #expect(try StubReading(#"<slider id="a"/>"#, version).size() == ContentSize(height: height))
    #expect(try newViewSize("slider", version) == Size(122, newHeight))
  }
}
