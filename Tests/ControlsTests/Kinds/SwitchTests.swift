import Controls
import SceneModel
import Testing

/// Sizes by version (InterfaceBuilder.md#switch).
struct SwitchTests {
  @Test(arguments: [(24092, Size(49, 31), Size(51, 31)), (24093, Size(61, 28), Size(63, 28))])
  func `are as large as in their time, new ones too`(version: Int, size: Size, newSize: Size) throws {
    let content = try StubReading(#"<switch id="a"/>"#, version).size()
    #expect(content == ContentSize(width: size.width, height: size.height))
    #expect(try newSize == newViewSize("switch", version))
  }
}
