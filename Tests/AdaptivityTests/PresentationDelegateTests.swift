import Adaptivity
import SceneModel
import Testing

/// What delegates of presentations, and custom presentation controllers, answer (Devices.md#presentation-delegates).
struct PresentationDelegateTests {
  private func presentation(
    _ asked: PresentationStyle, _ sizeClass: SizeClass, _ rules: PresentationRules,
    _ style: PresentationAdaptation.Style?, _ content: PresentationAdaptation.Content = .same
  ) -> Presentation {
    Presentation(
      asked: asked, traits: TraitCollection(sizeClass: sizeClass), rules: rules,
      adaptation: PresentationAdaptation(style: style, content: content))
  }

  /// `adaptivePresentationStyle(for:traitCollection:)`: full screen, over full screen, or none.
  @Test(arguments: PresentationRules.allCases)
  func `a delegate answers another style in compact classes, and none lets a popover be one`(
    rules: PresentationRules
  ) {
    func style(_ answer: PresentationAdaptation.Style, _ sizeClass: SizeClass) -> PresentationStyle {
      presentation(.popover, sizeClass, rules, answer).style
    }
    #expect(style(.overFullScreen, .compactRegular) == .overFullScreen)
    #expect(style(.fullScreen, .compactCompact) == .fullScreen)
    #expect(style(.stays, .compactRegular) == .popover)
    #expect(presentation(.popover, .compactRegular, rules, .stays).form == .popover)
    #expect(style(.fullScreen, .regularRegular) == .popover)
  }

  @Test func `a style that does not adapt asks no delegate`() {
    for asked in [PresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext] {
      let one = presentation(asked, .compactRegular, .iOS13, .fullScreen, .inNavigation)
      #expect(one.style == asked)
      #expect(one.content == .same)
    }
  }

  /// `adaptivePresentationStyle` of `UIPresentationController`.
  @Test func `a custom presentation controller says its own adaptation`() {
    #expect(presentation(.custom, .compactRegular, .iOS13, nil).style == .custom)
    #expect(presentation(.custom, .compactRegular, .iOS13, .fullScreen).style == .fullScreen)
    #expect(presentation(.custom, .regularRegular, .iOS13, .fullScreen).style == .custom)
  }

  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  @Test func `another controller is shown where the presentation adapts, and only there`() {
    for content in [PresentationAdaptation.Content.inNavigation, .other("b")] {
      #expect(presentation(.popover, .compactRegular, .iOS8, nil, content).content == content)
      #expect(presentation(.popover, .compactRegular, .iOS13, .fullScreen, content).content == content)
      #expect(presentation(.popover, .regularRegular, .iOS8, nil, content).content == .same)
      #expect(
        presentation(.popover, .compactRegular, .iOS8, .stays, content).content
          == .same)
    }
  }

  @Test func `in a navigation controller content has its bar`() {
    let window = Surroundings(
      size: Size(375, 667), safeArea: EdgeInsets(top: 20),
      traits: TraitCollection(sizeClass: .compactRegular))
    let shown = presentation(.popover, .compactRegular, .iOS8, nil, .inNavigation)
      .surroundings(over: window, from: window, preferred: nil)
    #expect(shown.bars.addsNavigationBar)
    #expect(shown.size == window.size)
  }
}
