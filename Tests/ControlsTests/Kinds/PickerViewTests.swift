import Controls
import SceneModel
import Testing

/// Sizes by version (InterfaceBuilder.md#picker-view).
struct PickerViewTests {
  @Test(arguments: [(9531, Size(320, 216), Size(320, 216)), (24093, Size(320, 216), Size(320, 216))])
  func `are as large as in their time, new ones too`(version: Int, size: Size, newSize: Size) throws {
    let content = try StubReading(#"<pickerView id="a"/>"#, version).size()
    #expect(content == ContentSize(width: size.width, height: size.height))
    #expect(try newSize == newViewSize("pickerView", version))
  }

  /// Pickers in cells of 14845, 14854 and 14868.
  @Test(arguments: [(14490, 216.0), (14810, 162), (17123, 162), (17124, 216)])
  func `are lower on the canvas of Xcode 11, with dates too`(version: Int, height: Double) throws {
    for element in ["pickerView", "datePicker"] {
      let reading = try StubReading(#"<\#(element) id="a"/>"#, version)
      let rule = try #require(try reading.kind.size)
      #expect(rule.onCanvas(try reading.size(), try reading.element, .none).height == height)
      #expect(try reading.size().height == 216)
    }
  }
}
