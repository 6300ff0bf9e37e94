import SceneModel
import Testing
import TextMetrics

struct FontTests {
  /// Sizes and leading of the guidelines at Large; single lines as saved at @2x.
  @Test(arguments: [
    ("LargeTitle", 34, 41, 41), ("Title1", 28, 34, 33.5), ("Title2", 22, 28, 26.5), ("Title3", 20, 25, 24),
    ("Headline", 17, 22, 20.5), ("Body", 17, 22, 20.5), ("Callout", 16, 21, 19.5), ("Subhead", 15, 20, 18),
    ("Footnote", 13, 18, 16), ("Caption1", 12, 16, 14.5), ("Caption2", 11, 13, 13.5),
  ])
  func `text styles have their sizes at Large`(
    name: String, size: Double, leading: Double, height: Double
  ) throws {
    let font = try #require(Font.textStyle("UICTFontTextStyle" + name, toolsVersion: ToolsVersion(17701)))
    #expect(font.pointSize == size)
    #expect(font.leading == leading)
    #expect((font.lineHeight * 2).rounded(.up) / 2 == height)
  }

  /// Body in two and Title1 in three lines as saved at @2x: 42.5 and 101.5.
  @Test(arguments: [("Body", 2, 42.5), ("Title1", 3, 101.5), ("Subhead", 2, 38), ("Footnote", 2, 34)])
  func `lines of a text style are a leading apart`(name: String, lines: Int, saved: Double) throws {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(17701))
    let font = try #require(Font.textStyle(name, toolsVersion: ToolsVersion(17701)))
    #expect((measurer.height(lines: lines, font: font) * 2).rounded(.up) / 2 == saved)
  }

  /// InterfaceBuilder.md#text-style-sizes
  @Test(arguments: [(17999, 17), (18000, 14), (20999, 14), (21000, 17)])
  func `tools from 18000 to 21000 show text styles at XS`(version: Int, size: Double) {
    #expect(Font.textStyle("UICTFontTextStyleBody", toolsVersion: ToolsVersion(version))?.pointSize == size)
  }

  /// InterfaceBuilder.md#text-style-sizes
  @Test func `large styles were smaller up to 14868`() throws {
    let title = try #require(Font.textStyle("UICTFontTextStyleTitle1", toolsVersion: ToolsVersion(14490)))
    #expect((title.lineHeight * 2).rounded(.up) / 2 == 31.5)
    #expect((title.lineHeight * 3).rounded(.up) / 3 == 94.0 / 3)
    let large = try #require(Font.textStyle("UICTFontTextStyleTitle0", toolsVersion: ToolsVersion(14460)))
    #expect((large.lineHeight * 2).rounded(.up) / 2 == 36)
    #expect(Font.textStyle("UICTFontTextStyleTitle1", toolsVersion: ToolsVersion(15505))?.pointSize == 28)
    #expect(Font.textStyle("UICTFontTextStyleTitle2", toolsVersion: ToolsVersion(14868))?.pointSize == 20)
    #expect(Font.textStyle("UICTFontTextStyleTitle2", toolsVersion: ToolsVersion(15505))?.pointSize == 22)
  }

  /// InterfaceBuilder.md#text-style-sizes
  @Test(arguments: [("Body", 20), ("Headline", 20), ("Subhead", 17), ("Footnote", 15), ("Caption1", 14)])
  func `the first text styles were shown at the content size M`(name: String, saved: Double) throws {
    let font = try #require(Font.textStyle(name, toolsVersion: ToolsVersion(7531)))
    #expect(font.lineHeight.rounded(.up) == saved)
  }

  /// InterfaceBuilder.md#text-style-sizes
  @Test(arguments: [(8191, 16), (9046, 17)])
  func `the content size M was shown up to 8191`(version: Int, size: Double) {
    #expect(
      Font.textStyle("UICTFontTextStyleHeadline", toolsVersion: ToolsVersion(version))?.pointSize == size)
  }

  /// InterfaceBuilder.md#content-size-categories: points and leading as the guidelines print them.
  @Test(arguments: [
    ("LargeTitle", ContentSizeCategory.extraSmall, 31, 38), ("LargeTitle", .accessibilityLarge, 48, 57),
    ("Title1", .extraLarge, 30, 37), ("Title2", .accessibilityMedium, 34, 41),
    ("Title3", .extraExtraExtraLarge, 26, 32), ("Headline", .small, 15, 20), ("Body", .large, 17, 22),
    ("Body", .accessibilityExtraExtraExtraLarge, 53, 62), ("Callout", .accessibilityExtraLarge, 38, 46),
    ("Subhead", .extraExtraLarge, 19, 24), ("Footnote", .medium, 12, 16),
    ("Caption1", .accessibilityExtraExtraLarge, 37, 44),
    ("Caption2", .accessibilityExtraExtraExtraLarge, 40, 48),
  ])
  func `text styles have the published size of every content size, whatever the canvas shows`(
    name: String, category: ContentSizeCategory, points: Double, leading: Double
  ) throws {
    for version in [7531, 14868, 20037, 22155] {
      let font = try #require(Font.textStyle(name, toolsVersion: ToolsVersion(version), at: category))
      #expect(font.pointSize == points)
      #expect(font.leading == leading)
    }
  }

  @Test(arguments: [
    "LargeTitle", "Title1", "Title2", "Title3", "Headline", "Body", "Callout", "Subhead", "Footnote",
    "Caption1", "Caption2",
  ])
  func `no text style shrinks as the content size grows`(name: String) {
    let sizes = ContentSizeCategory.allCases.compactMap {
      Font.textStyle(name, toolsVersion: ToolsVersion(22155), at: $0)?.pointSize
    }
    #expect(sizes.count == 12)
    #expect(sizes == sizes.sorted())
    #expect(ContentSizeCategory.allCases.map(\.number) == Array(0..<12))
  }

  @Test func `an unknown text style has no font`() {
    #expect(Font.textStyle("UICTFontTextStyleNone", toolsVersion: ToolsVersion(21701)) == nil)
    #expect(Font.textStyle("", toolsVersion: ToolsVersion(21701)) == nil)
  }

  /// First baseline of the system font: 1950 of 2048 em below the top.
  @Test func `ascender and descender fill the line`() {
    let font = Font.system(ofSize: 2048)
    #expect(font.ascender == 1950)
    #expect(font.descender == 494)
    #expect(font.lineHeight == 2444)
  }

  /// Labels of one line at @2x: Avenir Next 22 → 30.5, Helvetica Neue 24 → 28 and in bold 17 → 20.5,
  /// Futura 18 → 23.5, Helvetica 36 → 41.5; a font that the Mac did not have 14 → 16.5 and 18 → 21.
  @Test(arguments: [
    ("AvenirNext-Medium", 22, 30.5), ("HelveticaNeue", 24, 28), ("HelveticaNeue-Bold", 17, 20.5),
    ("Futura-Medium", 18, 23.5), ("Helvetica", 36, 41.5), ("Unknown-Semibold", 14, 16.5), ("", 18, 21),
  ])
  func `a named font has its own line height`(name: String, size: Double, saved: Double) {
    #expect((Font.named(name, size: size).lineHeight * 2).rounded(.up) / 2 == saved)
  }

  @Test func `the longest beginning of a name decides`() {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(21701))
    let widths = [
      "HelveticaNeue-Thin", "HelveticaNeue-Light", "HelveticaNeue", "HelveticaNeue-Medium",
      "HelveticaNeue-Bold",
    ]
    .map { measurer.width(of: "Headline", font: .named($0, size: 17)) }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test(arguments: [
    (".SFUIText-Semibold", Font.Weight.semibold, false), (".AppleSystemUIFont", .regular, false),
    (".AppleSystemUIFontBold", .bold, false), (".AppleSystemUIFontDemi", .semibold, false),
    (".AppleSystemUIFont-MediumItalic", .medium, true), (".SFUIText", .regular, false),
    ("SFProDisplay-BoldItalic", .bold, true), (".SFNS-Regular", .regular, false),
  ])
  func `the system font has names of its own`(name: String, weight: Font.Weight, isItalic: Bool) {
    #expect(Font.named(name, size: 15) == .system(ofSize: 15, weight: weight, isItalic: isItalic))
  }

  /// A button of 23504 with the title of 201 points; the note of CoreText says that it gives Times New Roman
  /// (InterfaceBuilder.md#system-font-names).
  @Test func `a name of the system font gives Times New Roman from iOS 13 on`() {
    let late = ToolsVersion(14810)
    let font = Font.named(".SFUI-Regular", size: 18, toolsVersion: late)
    #expect(font == .named("TimesNewRomanPSMT", size: 18))
    let width = TextMeasurer(toolsVersion: late).width(of: "Appliquer les modifications", font: font)
    #expect(abs(width - 201) <= 0.5)
    #expect(Font.named(".SFUIText-Bold", size: 18, toolsVersion: late) == font)
    #expect(
      Font.named(".SFUIText-Bold", size: 18, toolsVersion: ToolsVersion(14490))
        == .system(ofSize: 18, weight: .bold))
    #expect(Font.named(".AppleSystemUIFont", size: 18, toolsVersion: late) == .system(ofSize: 18))
  }

  /// Saved in documents for tvOS: labels of Title1 91, Title2 69, Headline 46 and Body 35 points high.
  @Test(arguments: [("Title1", 91), ("Title2", 69), ("Headline", 46), ("Body", 35)])
  func `text styles are larger on tvOS`(name: String, saved: Double) throws {
    let font = try #require(Font.televisionTextStyle("UICTFontTextStyle" + name))
    #expect(font.lineHeight.rounded(.up) == saved)
    #expect(Font.televisionTextStyle("LargeTitle") == nil)
  }

  /// Single-line labels of projects as saved (InterfaceBuilder.md#typefaces).
  @Test(arguments: [
    ("NunitoSans-Regular", 15, "Votre demande a-t-elle aboutie ?", 222),
    ("NunitoSans-Bold", 15, "En savoir plus", 97.5),
    ("Rubik-Regular", 18, "Log in with your social accounts", 267),
    ("Roboto-Regular", 16, "Source: Unknown", 124),
  ])
  func `free fonts have the advances and pairs of their files`(
    name: String, size: Double, text: String, saved: Double
  ) {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(22155))
    #expect(abs(measurer.width(of: text, font: .named(name, size: size)) - saved) <= 1)
  }

  /// Three letters n and two spaces at 1000 points, by the files of both versions: a space of Lato 1 is
  /// 0.193 em, whatever the weight (InterfaceBuilder.md#typefaces).
  @Test(arguments: [
    ("Lato-Hairline", 1970.0), ("Lato-Regular", 2054), ("Lato-Bold", 2091.5), ("Lato-Semibold", 2181),
    ("Lato-Heavy", 2176),
  ])
  func `Lato is of version 1, but the cuts that version 2 alone has`(name: String, width: Double) {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(22155))
    #expect(abs(measurer.width(of: "n n n", font: .named(name, size: 1000)) - width) < 1e-6)
  }

  /// Three letters n and two spaces at 1000 points, and a line, by the fonts' files
  /// (InterfaceBuilder.md#typefaces).
  @Test(arguments: [
    ("Poppins-Regular", 2454.0, 1400.0), ("Poppins-ExtraBold", 2440.0, 1400.0),
    ("Oswald-Medium", 1908.0, 1482.0), ("PTSans-Narrow", 1741.0, 1294.0),
    ("DMSans-Bold", 2321.0, 1302.0), ("TitilliumWeb-SemiBold", 2078.0, 1521.0),
    ("Barlow-Medium", 2026.0, 1200.0), ("RobotoSlab-Regular", 2464.4, 1318.9),
    ("Sora-Regular", 2376.0, 1260.0), ("RobotoMono-Bold", 3000.5, 1318.9),
    ("SpaceMono-Regular", 3060, 1481),
  ])
  func `free fonts are as wide and as high as their files say`(name: String, width: Double, line: Double) {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(22155))
    let font = Font.named(name, size: 1000)
    #expect(abs(measurer.width(of: "n n n", font: font) - width) < 1e-6)
    #expect(abs(font.lineHeight - line) < 1e-6)
  }

  /// Three letters n and two spaces at 1000 points are 2224 in Helvetica Neue, 0.977 of which the labels and
  /// buttons of two projects in Futura ask for (InterfaceBuilder.md#typefaces).
  @Test(arguments: [
    ("HelveticaNeue", 2224.0), ("Futura-Medium", 2172.848), ("Futura-CondensedMedium", 1601.28),
  ])
  func `Futura borrows the advances of Helvetica Neue`(name: String, width: Double) {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(17701))
    #expect(abs(measurer.width(of: "n n n", font: .named(name, size: 1000)) - width) < 1e-6)
  }

  /// Labels at @2x of 14113 to 14490: 22 points 36.5, 40 points 66; release 4 has lines of 1.4 em
  /// (InterfaceBuilder.md#typefaces).
  @Test(arguments: [(14113, 22, 36.5), (14490, 40, 66), (16096, 22, 31), (22505, 40, 56)])
  func `lines of Poppins were higher before its release 4`(version: Int, size: Double, saved: Double) {
    let font = Font.named("Poppins-Bold", size: size, toolsVersion: ToolsVersion(version))
    #expect((font.lineHeight * 2).rounded(.up) / 2 == saved)
  }

  @Test(arguments: [
    ("NunitoSans-BoldItalic", "Nunito-Bold"), ("SourceSans3-SemiBold", "SourceSansPro-Semibold"),
    ("Montserrat-ExtraLight", "Montserrat-Light"), ("Lato-SemiBold", "Lato-Semibold"),
    ("Raleway-Italic", "Raleway-Regular"),
  ])
  func `a cut without a table has that of the nearest name`(name: String, table: String) {
    #expect(Font.named(name, size: 17) == Font.named(table, size: 17))
    #expect(Font.named(name, size: 17) != Font.named("HelveticaNeue", size: 17))
  }
}
