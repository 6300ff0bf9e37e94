import Adaptivity
import SceneModel
import Testing

/// The styles that presentations end with (Devices.md#presentations).
struct PresentationTests {
  /// A style asked for, by the classes of the presenter, under the rules of iOS 8 to 12 and of iOS 13.
  struct Case: Sendable, CustomTestStringConvertible {
    let asked: PresentationStyle
    let sizeClass: SizeClass
    let before: PresentationStyle
    let since: PresentationStyle
    var testDescription: String { "\(asked.rawValue) in \(sizeClass)" }

    init(
      _ asked: PresentationStyle, _ sizeClass: SizeClass, _ before: PresentationStyle,
      _ since: PresentationStyle
    ) {
      self.asked = asked
      self.sizeClass = sizeClass
      self.before = before
      self.since = since
    }
  }

  static let cases = [
    Case(.automatic, .regularRegular, .fullScreen, .pageSheet),
    Case(.automatic, .compactRegular, .fullScreen, .pageSheet),
    Case(.pageSheet, .regularRegular, .pageSheet, .pageSheet),
    Case(.pageSheet, .compactRegular, .fullScreen, .pageSheet),
    Case(.formSheet, .regularRegular, .formSheet, .formSheet),
    Case(.formSheet, .compactRegular, .fullScreen, .formSheet),
    Case(.formSheet, .regularCompact, .fullScreen, .formSheet),
    Case(.popover, .regularRegular, .popover, .popover),
    Case(.popover, .compactRegular, .fullScreen, .formSheet),
    Case(.popover, .regularCompact, .fullScreen, .formSheet),
    Case(.overFullScreen, .compactRegular, .overFullScreen, .overFullScreen),
    Case(.currentContext, .compactRegular, .currentContext, .currentContext),
    Case(.custom, .compactCompact, .custom, .custom),
  ]

  /// Apple's page of `UIModalPresentationStyle`; the adaptivity guide for iOS 8 to 12.
  @Test(arguments: cases)
  func `a presentation ends with the style that the classes and the system allow`(one: Case) {
    let traits = TraitCollection(sizeClass: one.sizeClass)
    func style(_ toolsVersion: Int) -> PresentationStyle {
      Presentation(asked: one.asked, traits: traits, toolsVersion: ToolsVersion(toolsVersion)).style
    }
    #expect(style(14490) == one.before)
    #expect(style(17156) == one.since)
  }

  private func surroundings(
    _ asked: PresentationStyle, _ window: Surroundings, preferred: Size? = nil
  ) -> Surroundings {
    Presentation(asked: asked, traits: window.traits, toolsVersion: ToolsVersion(22155))
      .surroundings(over: window, from: window, preferred: preferred)
  }

  private func window(_ width: Double, _ height: Double, _ sizeClass: SizeClass, _ safeArea: EdgeInsets)
    -> Surroundings
  {
    Surroundings(
      size: Size(width, height), safeArea: safeArea, traits: TraitCollection(sizeClass: sizeClass))
  }

  /// Screenshots: 0 44 744 1089 on the iPad mini 6, 40 and 627 on an iPhone SE, 704 by 995.5 on the largest
  /// pad.
  @Test func `cards begin below the status bar, but for those of phones with a home indicator`() {
    let mini = surroundings(
      .pageSheet, window(744, 1133, .regularRegular, EdgeInsets(top: 24, bottom: 20)))
    #expect(mini.size == Size(744, 1089) && mini.isOnSheet)
    let phone = surroundings(.automatic, window(375, 667, .compactRegular, EdgeInsets(top: 20)))
    #expect(phone.size == Size(375, 627))
    let notch = surroundings(.automatic, window(390, 844, .compactRegular, EdgeInsets(top: 47, bottom: 34)))
    #expect(notch.size == Size(390, 787))
    var narrow = window(375, 1366, .compactRegular, EdgeInsets(top: 24, bottom: 20))
    narrow.traits.idiom = "pad"
    #expect(surroundings(.formSheet, narrow).size == Size(375, 1322))
    let pad = surroundings(
      .pageSheet, window(1024, 1366, .regularRegular, EdgeInsets(top: 24, bottom: 20)))
    #expect(pad.size == Size(704, 995.5))
  }

  @Test func `a form sheet on a pad is 540 by 620, compact in width and clear of the screen's edges`() {
    let sheet = surroundings(.formSheet, window(768, 1024, .regularRegular, EdgeInsets(top: 20)))
    #expect(sheet.size == Size(540, 620))
    #expect(sheet.traits.sizeClass == .compactRegular)
    #expect(sheet.safeArea == .zero)
  }

  @Test func `a form sheet and a popover have the size that their content prefers, a page sheet has not`() {
    let window = window(1024, 1366, .regularRegular, EdgeInsets(top: 24, bottom: 20))
    #expect(surroundings(.formSheet, window, preferred: Size(400, 300)).size == Size(400, 300))
    #expect(surroundings(.popover, window, preferred: Size(300, 200)).size == Size(300, 200))
    #expect(surroundings(.pageSheet, window, preferred: Size(400, 300)).size == Size(704, 995.5))
  }

  @Test
  func `a card begins 10 points below the safe area, or 20 below the status bar of a home button`() {
    let notch = surroundings(
      .automatic, window(375, 812, .compactRegular, EdgeInsets(top: 44, bottom: 34)))
    #expect(notch.size == Size(375, 758))
    #expect(notch.safeArea == EdgeInsets(bottom: 34))
    let button = surroundings(.formSheet, window(375, 667, .compactRegular, EdgeInsets(top: 20)))
    #expect(button.size == Size(375, 627))
    #expect(button.safeArea == .zero)
  }

  @Test func `in compact height a sheet fills the window`() {
    let window = window(812, 375, .compactCompact, EdgeInsets(left: 44, right: 44, bottom: 21))
    let sheet = surroundings(.automatic, window)
    #expect(sheet.size == window.size)
    #expect(sheet.safeArea == window.safeArea)
  }
}
