import Controls
import SceneModel
import Testing

/// Styles by version (InterfaceBuilder.md#date-picker).
struct DatePickerTests {
  private static let styles: [(version: Int, style: String, compactHeight: Double?)] = [
    (22155, "", nil), (24093, "", 36), (22155, #"style="compact""#, 34), (24093, #"style="compact""#, 36),
    (24093, #"style="wheels""#, nil), (24093, #"style="odd""#, nil),
  ]

  @Test(arguments: styles)
  func `are compact where they say so, and from 24093 on where they say nothing`(
    version: Int, style: String, compactHeight: Double?
  ) throws {
    let size = try StubReading(#"<datePicker id="a" \#(style)/>"#, version).size()
    #expect(size == (compactHeight.map { ContentSize(height: $0) } ?? ContentSize(width: 320, height: 216)))
  }
}
