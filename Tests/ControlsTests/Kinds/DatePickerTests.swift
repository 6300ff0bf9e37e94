import Controls
import SceneModel
import Testing

/// Styles by version (InterfaceBuilder.md#date-picker).
struct DatePickerTests {
  @Test(arguments: [
    (22155, "", false), (24127, "", true), (22155, #"style="compact""#, true),
    (24127, #"style="wheels""#, false),
    (24127, #"style="odd""#, false),
  ])
  func `are compact where they say so, and from 24127 on where they say nothing`(
    version: Int, style: String, isCompact: Bool
  ) throws {
    let size = try StubReading(#"<datePicker id="a" \#(style)/>"#, version).size()
    #expect(size == (isCompact ? ContentSize(height: 34) : ContentSize(width: 320, height: 216)))
  }
}
