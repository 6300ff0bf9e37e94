import Controls
import SceneModel
import Testing

/// Sizes by version (InterfaceBuilder.md#activity-indicator).
struct ActivityIndicatorViewTests {
  @Test(arguments: [(9531, Size(20, 20), Size(20, 20)), (24093, Size(20, 20), Size(20, 20))])
  func `are as large as in their time, new ones too`(version: Int, size: Size, newSize: Size) throws {
    let content = try StubReading(#"<activityIndicatorView id="a"/>"#, version).size()
    #expect(content == ContentSize(width: size.width, height: size.height))
    #expect(try newSize == newViewSize("activityIndicatorView", version))
  }

  @Test(arguments: [("whiteLarge", 37.0), ("large", 37), ("gray", 20), ("medium", 20), ("odd", 20)])
  func `are those of the style`(style: String, side: Double) throws {
    let size = try StubReading(#"<activityIndicatorView id="a" style="\#(style)"/>"#).size()
    #expect(size == ContentSize(width: side, height: side))
  }

  @Test(arguments: [(14999, "gray"), (15000, "medium")])
  func `are of the style that the library of the time gives`(version: Int, style: String) throws {
    #expect(try newView("activityIndicatorView", version)["style"] == style)
  }
}
