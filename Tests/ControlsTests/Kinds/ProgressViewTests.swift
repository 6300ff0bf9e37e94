import Controls
import SceneModel
import Testing

/// Heights by version (InterfaceBuilder.md#progress-view).
struct ProgressViewTests {
  @Test(arguments: [(17123, 2.0, 2.0), (17124, 4.0, 4.0)])
  func `are as high as in their time, new ones too`(version: Int, height: Double, newHeight: Double) throws {
    #expect(try StubReading(#"<progressView id="a"/>"#, version).size() == ContentSize(height: height))
    #expect(try newViewSize("progressView", version) == Size(150, newHeight))
  }
}
