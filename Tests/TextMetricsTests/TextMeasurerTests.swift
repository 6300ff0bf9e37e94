import SceneModel
import Testing
import TextMetrics

/// Rules of width and height; figures are those of frames that Interface Builder saved.
struct TextMeasurerTests {
  let measurer = TextMeasurer(toolsVersion: ToolsVersion(21701))

  /// The library's own label and button: 42 × 21 and 46 × 30 points at 17 and 15 points.
  @Test func `the label and the button of the object library have their saved widths`() {
    #expect(measurer.width(of: "Label", font: .system(ofSize: 17)).rounded(.up) == 42)
    #expect(measurer.width(of: "Button", font: .system(ofSize: 15)).rounded(.up) == 46)
  }

  /// Single lines at @2x: 17 → 20.5, 16 → 19.5, 15 → 18, 14 → 17, 24 → 29 points.
  @Test(arguments: [(17, 20.5), (16, 19.5), (15, 18), (14, 17), (24, 29), (120, 143.5)])
  func `a line of the system font is 2444 of 2048 em high`(size: Double, saved: Double) {
    let height = measurer.height(lines: 1, font: .system(ofSize: size))
    #expect((height * 2).rounded(.up) / 2 == saved)
  }

  @Test func `lines of a fixed size are line heights apart`() {
    let font = Font.system(ofSize: 17)
    #expect(measurer.height(lines: 3, font: font) == 3 * font.lineHeight)
    #expect(measurer.height(lines: 0, font: font) == 0)
  }

  @Test func `kerning and spaces make a text differ from the sum of its words`() {
    let font = Font.system(ofSize: 17)
    let parts = measurer.width(of: "A", font: font) + measurer.width(of: "T", font: font)
    #expect(measurer.width(of: "AT", font: font) < parts)
  }

  /// Tracking differs by 24 thousandths of an em between 12 and 17 points in Apple's table.
  @Test func `small sizes are set wider than large ones`() {
    let small = measurer.width(of: "minimum", font: .system(ofSize: 12)) / 12
    let large = measurer.width(of: "minimum", font: .system(ofSize: 17)) / 17
    #expect(abs((small - large) / 7 - 0.024) < 0.002)
  }

  @Test func `each weight from regular on is wider than the one before`() {
    let widths = [Font.Weight.regular, .medium, .semibold, .bold, .heavy].map {
      measurer.width(of: "Headline", font: .system(ofSize: 17, weight: $0))
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  /// Labels as saved at 15705, 20037, 20037, 15400 and 15400 (InterfaceBuilder.md#display-cut).
  @Test(arguments: [
    ("Label", 22.0, Font.Weight.bold, 15705, 56.5), ("Cursor Sensitivity", 28, .bold, 20037, 233.5),
    ("Get Started", 26, .bold, 20037, 140.5), ("HeroDebugPlugin", 22, .semibold, 15400, 178),
    ("MacBook Pro", 22, .medium, 15400, 130),
  ])
  func `labels of the display cut are as wide as they were saved`(
    text: String, size: Double, weight: Font.Weight, version: Int, saved: Double
  ) {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(version))
    let width = measurer.width(of: text, font: .system(ofSize: size, weight: weight))
    #expect(width <= saved && width > saved - 1)
  }

  /// Labels of capitals as saved at 21225, 23727 and 24506 (InterfaceBuilder.md#system-font-widths): a T is
  /// as wide as it is where nothing moves the letter after it.
  @Test(arguments: [("TITLE", 17.0, 44.0), ("TTL", 17, 30), ("NETWORK TRANSMIT", 14, 144)])
  func `capitals are as wide as they were saved`(text: String, size: Double, saved: Double) {
    let width = measurer.width(of: text, font: .system(ofSize: size))
    #expect(width <= saved && width > saved - 1.5)
  }

  /// Digits of large sizes as saved at 13770 and 23504 (InterfaceBuilder.md#display-cut).
  @Test(arguments: [
    ("1", 140.0, Font.Weight.regular, 63.0), ("2", 140, .regular, 80), ("01.", 24, .bold, 34),
  ])
  func `digits of the display cut are as wide as they were saved`(
    text: String, size: Double, weight: Font.Weight, saved: Double
  ) {
    #expect(abs(measurer.width(of: text, font: .system(ofSize: size, weight: weight)) - saved) < 0.5)
  }

  /// InterfaceBuilder.md#display-cut: the width of a digit beyond its early one, the tracking aside.
  @Test(arguments: [
    ("0", 0.0345), ("1", 0.0247), ("2", 0.015), ("3", 0.039), ("5", 0), ("7", 0.042), ("8", 0.02),
  ])
  func `digits of the display cut grew with 13000`(digit: String, growth: Double) {
    let early = TextMeasurer(toolsVersion: ToolsVersion(12121))
    let font = Font.system(ofSize: 100)
    let difference = measurer.width(of: digit, font: font) - early.width(of: digit, font: font)
    // The tracking of 17 points plays no part at 100.
    #expect(abs(difference / 100 - (growth - 0.0136)) < 0.0002)
    let small = Font.system(ofSize: 16)
    #expect(measurer.width(of: digit, font: small) == early.width(of: digit, font: small))
  }

  /// InterfaceBuilder.md#system-font-widths
  @Test func `a low line is more than half an em wide`() {
    #expect(abs(measurer.width(of: "_", font: .system(ofSize: 17)) / 17 - 0.5498) < 0.002)
  }

  /// InterfaceBuilder.md#other-scripts
  @Test(arguments: [(9531, 1.0), (12999, 1.0), (13196, 1.0214), (21701, 1.0214)])
  func `ideographs are an em wide in early versions and more later`(version: Int, em: Double) {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(version))
    #expect(abs(measurer.width(of: "設定", font: .system(ofSize: 16)) - 2 * em * 16) < 1e-6)
    #expect(measurer.width(of: "設定", font: .named("HelveticaNeue", size: 16)) == 32)
    #expect(abs(measurer.width(of: "설정", font: .system(ofSize: 16)) - 2 * 0.865 * 16) < 1e-6)
  }

  /// InterfaceBuilder.md#display-cut
  @Test func `the early display cut of thin fonts is less wider`() {
    func difference(_ weight: Font.Weight) -> Double {
      let font = Font.system(ofSize: 24, weight: weight)
      return TextMeasurer(toolsVersion: ToolsVersion(12121)).width(of: "Welcome", font: font)
        - TextMeasurer(toolsVersion: ToolsVersion(14490)).width(of: "Welcome", font: font)
    }
    #expect(abs(difference(.light) - 24 * 7 * (0.0066 + 0.0023)) < 0.0001)
    #expect(abs(difference(.regular) - 24 * 7 * 0.0136) < 0.0001)
  }

  @Test func `the early display cut is wider`() {
    let early = TextMeasurer(toolsVersion: ToolsVersion(12121))
    let difference =
      early.width(of: "Welcome", font: .system(ofSize: 24))
      - measurer.width(of: "Welcome", font: .system(ofSize: 24))
    #expect(difference > 0.5)
    let small = Font.system(ofSize: 16)
    #expect(early.width(of: "Welcome", font: small) == measurer.width(of: "Welcome", font: small))
  }

  @Test(arguments: [
    ("é", "e"), ("Å", "A"), ("ñ", "n"), ("ạ", "a"), ("e\u{301}", "e"), ("’", "'"), ("\u{A0}", " "),
    ("О", "O"),
  ])
  func `a character is as wide as what it looks like`(text: String, same: String) {
    let font = Font.system(ofSize: 17)
    #expect(measurer.width(of: text, font: font) == measurer.width(of: same, font: font))
  }

  @Test(arguments: ["👩‍👩‍👧", "👍🏽", "❤️", "☔️"])
  func `a joined picture is one picture wide`(text: String) {
    let font = Font.system(ofSize: 30)
    #expect(measurer.width(of: text, font: font) == measurer.width(of: "😀", font: font))
  }

  @Test func `runs add up`() {
    let body = Font.system(ofSize: 17)
    let bold = Font.system(ofSize: 17, weight: .bold)
    let width = measurer.width(of: [TextRun(text: "One ", font: body), TextRun(text: "two", font: bold)])
    #expect(width == measurer.width(of: "One ", font: body) + measurer.width(of: "two", font: bold))
  }

  /// Labels and buttons as saved in Helvetica Neue at @2x, buttons at whole points.
  @Test(arguments: [
    ("HelveticaNeue", 17, "Checkout", 73.5), ("HelveticaNeue", 17, "Congrats", 70),
    ("HelveticaNeue", 12, "Failed connecting to Device", 149), ("HelveticaNeue", 24, "F", 14),
    ("HelveticaNeue-Bold", 17, "Label", 44.5), ("HelveticaNeue-Medium", 15, "OK", 22),
  ])
  func `Helvetica Neue is as wide as it was saved`(name: String, size: Double, text: String, saved: Double) {
    let width = measurer.width(of: text, font: .named(name, size: size))
    #expect((width * 2).rounded(.up) / 2 == saved)
  }

  /// Saved by tools 4510 to 7531, whole points: the system font was Helvetica Neue, wider in small sizes.
  @Test(arguments: [
    (15, "Start Seeking!", 97), (15, "Import Picker", 92), (15, "Play Again", 73),
    (17, "Registering to GCM...", 167),
    (17, "Label", 42), (14, "0%", 23),
  ])
  func `the early system font is Helvetica Neue`(size: Double, text: String, saved: Double) {
    let width = TextMeasurer(toolsVersion: ToolsVersion(7531)).width(of: text, font: .system(ofSize: size))
    #expect(width.rounded(.up) == saved)
  }

  /// With tools 17000 the tracking at 17 points went from -24 to about -26 thousandths of an em.
  @Test func `17 points are set tighter from tools 17000 on`() {
    let early = TextMeasurer(toolsVersion: ToolsVersion(16097))
    let late = TextMeasurer(toolsVersion: ToolsVersion(17156))
    for (size, differs) in [(16.0, false), (17, true), (20, false)] {
      let font = Font.system(ofSize: size)
      #expect((early.width(of: "Settings", font: font) > late.width(of: "Settings", font: font)) == differs)
    }
  }

  @Test func `a fixed-pitch font has one advance`() {
    let font = Font.named("Menlo-Regular", size: 10)
    #expect(abs(measurer.width(of: "iWé.", font: font) - 4 * 6.02) < 1e-9)
  }

  /// Buttons and labels of two projects: 75 wide at 25 points, 110 at 22 in another font.
  @Test func `kana are an em wide in every font`() {
    #expect(abs(measurer.width(of: "もどる", font: .system(ofSize: 25)) - 75) < 1e-9)
    #expect(abs(measurer.width(of: "コンニチワ", font: .named("AvenirNext-Medium", size: 22)) - 110) < 1e-9)
  }

  /// Frames of three labels in other projects (InterfaceBuilder.md#other-scripts).
  @Test(arguments: [("비밀번호를 잊으셨나요?", 11, 105.0), ("계정이 없으신가요?", 17, 131), ("비밀번호 만들기", 33, 207)])
  func `Hangul is narrower than an em`(text: String, size: Double, saved: Double) {
    #expect(abs(measurer.width(of: text, font: .system(ofSize: size)) - saved) < 1.5)
  }

  /// Inter, Roboto and Arial: т is wider than t by a third, ф than o, and м narrower than m.
  @Test func `Cyrillic letters are as wide as Latin ones of their width, not of their look`() {
    let font = Font.system(ofSize: 17)
    func width(_ text: String) -> Double { measurer.width(of: text, font: font) / 17 }
    #expect(width("т") - width("t") > 0.1)
    #expect(width("ф") - width("o") > 0.1)
    #expect(width("m") - width("м") > 0.05)
  }

  /// Arabic letters are joined and so narrower than Latin ones.
  @Test(arguments: [("عرب", 0.457), ("ไทย", 0.54), ("कमल", 0.503)])
  func `scripts without a table have one advance for all their letters`(text: String, em: Double) {
    #expect(abs(measurer.width(of: text, font: .system(ofSize: 100)) - 300 * em) < 1e-6)
  }

  /// InterfaceBuilder.md#system-font-widths: labels of one picture as saved, in four projects.
  @Test(arguments: [(34.0, 38.0), (35, 40), (38, 43), (40, 45), (45, 50), (46, 50)])
  func `a picture is as wide as in documents`(size: Double, saved: Double) {
    #expect(abs(measurer.width(of: "🐷", font: .system(ofSize: size)) - saved) < 1.1)
  }

  /// A label of a project shows a running man in 38 points, one picture.
  @Test func `a sign that is joined to a picture adds nothing`() {
    let font = Font.system(ofSize: 34)
    let picture = measurer.width(of: "🏃", font: font)
    #expect(measurer.width(of: "🏃\u{200D}♂\u{FE0F}", font: font) == picture)
    #expect(abs(measurer.width(of: "🏃♂\u{FE0F}", font: font) - 2 * picture) < 1e-9)
  }

  /// Apple's page of `LegibilityWeight`: a heavier weight of the system's fonts (Devices.md#bold-text).
  @Test(arguments: [
    (Font.Weight.regular, Font.Weight.semibold), (.medium, .bold), (.semibold, .heavy), (.black, .black),
  ])
  func `bold text is measured in a heavier weight, of system fonts alone`(
    weight: Font.Weight, bold: Font.Weight
  ) {
    let measurer = TextMeasurer(toolsVersion: ToolsVersion(21701), legibilityWeight: .bold)
    let regular = TextMeasurer(toolsVersion: ToolsVersion(21701))
    #expect(
      measurer.width(of: "Welcome", font: .system(ofSize: 17, weight: weight))
        == regular.width(of: "Welcome", font: .system(ofSize: 17, weight: bold)))
    let named = Font.named("Georgia", size: 17)
    #expect(measurer.width(of: "Welcome", font: named) == regular.width(of: "Welcome", font: named))
  }
}
