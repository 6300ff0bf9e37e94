import SceneModel
import TextMetrics
import Testing

/// Text styles of macOS as the guidelines print them (Devices.md#mac).
struct MacTextStyleTests {
  @Test(arguments: [
    ("LargeTitle", 26.0, 32.0, Font.Weight.regular), ("Title1", 22, 26, .regular),
    ("Title2", 17, 22, .regular), ("Title3", 15, 20, .regular), ("Headline", 13, 16, .bold),
    ("Body", 13, 16, .regular), ("Callout", 12, 15, .regular), ("Subhead", 11, 14, .regular),
    ("Footnote", 10, 13, .regular), ("Caption1", 10, 13, .regular), ("Caption2", 10, 13, .medium),
  ])
  func `have one size, whatever content size is asked for`(
    name: String, points: Double, leading: Double, weight: Font.Weight
  ) throws {
    for category in [ContentSizeCategory.large, .accessibilityLarge] {
      let font = try #require(
        TextStyleSystem.macOS.font(
          "UICTFontTextStyle" + name, toolsVersion: ToolsVersion(22155), at: category))
      #expect(font.pointSize == points)
      #expect(font.leading == leading)
      #expect(font.weight == weight)
    }
  }

  @Test func `an unknown style has no font`() {
    #expect(TextStyleSystem.macOS.font("None", toolsVersion: ToolsVersion(22155)) == nil)
  }
}
