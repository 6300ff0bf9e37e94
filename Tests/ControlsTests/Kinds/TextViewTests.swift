import Controls
import SceneModel
import Testing

/// Heights of text views (InterfaceBuilder.md#text-view).
struct TextViewTests {
  @Test func `have the leading of their style below the last line too`() throws {
    let lines = Array(repeating: "A line", count: 8).joined(separator: "\n")
    let xml = """
      <textView id="a" scrollEnabled="NO"><string key="text">\(lines)</string>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textView>
      """
    #expect(try StubReading(xml).size(width: 300).height == 8 * 22 + 16)
  }
}
