import Controls
import SceneModel
import Testing

/// Sizes by version (InterfaceBuilder.md#picker-view).
struct PickerViewTests {
  @Test(arguments: [(9531, Size(320, 216), Size(320, 216)), (24127, Size(320, 216), Size(320, 216))])
  func `are as large as in their time, new ones too`(version: Int, size: Size, newSize: Size) throws {
    let content = try StubReading(#"<pickerView id="a"/>"#, version).size()
    #expect(content == ContentSize(width: size.width, height: size.height))
    #expect(try newSize == newViewSize("pickerView", version))
  }
}
