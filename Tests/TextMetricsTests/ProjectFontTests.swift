import SceneModel
import Testing
import TextMetrics

/// InterfaceBuilder.md#project-fonts
struct ProjectFontTests {
  private let face = FontFace(
    names: FontNames(postScript: "A-Regular", family: "A", style: "Regular"), unitsPerEm: 1000,
    lineUnits: FontFace.LineUnits(ascender: 1011, descender: 353, lineGap: 0),
    advances: [0x41: 600, 0x56: 640, 0x20: 250], kerning: [FontFace.Pair(0x41, 0x56): -80])
  private let measurer = TextMeasurer(toolsVersion: ToolsVersion(21701))
  private var font: Font { Font(family: .project(face), pointSize: 15) }

  @Test func `text is as wide as the advances of its characters with their kerning`() {
    #expect(measurer.width(of: "A", font: font) == 9)
    #expect(abs(measurer.width(of: "AV", font: font) - (600 + 640 - 80) * 0.015) < 1e-9)
    let broken = measurer.width(of: "VA A\nV", font: font)
    #expect(abs(broken - (640 + 600 + 250 + 600 + 640) * 0.015) < 1e-9)
  }

  /// 15 points of Nunito Sans, which has these heights, are 20.46 and saved as 20.5.
  @Test func `a line is as high as the file says, without its line gap`() {
    #expect(abs(measurer.height(lines: 1, font: font) - 20.46) < 1e-9)
    // Three lines of 16 points are 48 high, whatever the gap.
    let gap = font(ascender: 750, descender: 250, lineGap: 100)
    #expect(measurer.height(lines: 1, font: gap) == 16)
    #expect(measurer.height(lines: 3, font: gap) == 48)
  }

  /// A font of 16 points whose file states heights, in thousandths.
  private func font(ascender: Int, descender: Int, lineGap: Int) -> Font {
    let lineUnits = FontFace.LineUnits(ascender: ascender, descender: descender, lineGap: lineGap)
    return Font(
      family: .project(
        FontFace(
          names: face.names, unitsPerEm: 1000, lineUnits: lineUnits, advances: [0x41: 600], kerning: [:])),
      pointSize: 16)
  }

  private static let absurd: [(ascender: Int, descender: Int, lineGap: Int, height: Double)] = [
    (0, 0, 1_000_000, 0), (-32768, 0, 0, 0), (-900, 300, -1_000_000, 0), (900, -300, 0, 9.6),
    (2_147_483_647, 2_147_483_647, 0, 68_719_476.704),
  ]

  @Test(arguments: absurd)
  func `absurd heights give lines that are finite and not negative`(
    ascender: Int, descender: Int, lineGap: Int, height: Double
  ) {
    let font = font(ascender: ascender, descender: descender, lineGap: lineGap)
    let text = measurer.wrap("A A A", font: font, width: 9)
    #expect(text.lineCount == 3)
    #expect(abs(text.height - 3 * height) <= 1e-9 * max(1, height))
    #expect(abs(text.width - 9.6) < 1e-9)
  }

  @Test func `characters that the font lacks are the system font's`() {
    let other = measurer.width(of: "\u{2713}", font: .system(ofSize: 15))
    #expect(abs(measurer.width(of: "A\u{2713}A", font: font) - (18 + other)) < 1e-9)
  }

  @Test func `words that are shaped are as wide as the font shapes them`() {
    let arabic = FontFace(
      names: face.names, unitsPerEm: 1000, lineUnits: face.lineUnits,
      advances: [0x647: 700, 0x62A: 800, 0x20: 250, 0x41: 600], kerning: [:], words: ["هت": 750])
    let font = Font(family: .project(arabic), pointSize: 10)
    #expect(abs(measurer.width(of: "A هت ه", font: font) - (6 + 2.5 + 7.5 + 2.5 + 7)) < 1e-9)
    // Unshaped they would be 32.5 wide.
    #expect(measurer.wrap("هت هت A", font: font, width: 18).lines.count == 2)
  }

  @Test(arguments: [
    ("a هت, ه-b", ["هت", "ه"]), ("", []), ("plain тест 漢字", []), ("नमस्ते\u{200D}x", ["नमस्ते\u{200D}"]),
  ])
  func `words are found whose letters change with those beside them`(text: String, words: [String]) {
    #expect(ShapedWords(in: text).places.map(\.word) == words)
  }

  @Test func `lines break where the font's own advances fill them`() {
    let lines = measurer.wrap("A A A A", font: font, width: 9 * 2 + 3.75).lines
    #expect(lines.map(\.range) == [0..<3, 4..<7])
  }
}
