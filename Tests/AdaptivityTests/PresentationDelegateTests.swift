import Adaptivity
import SceneModel
import Testing

/// The answers of delegates of presentations, and of custom presentation controllers
/// (Devices.md#presentation-delegates).
struct PresentationDelegateTests {
  private func presentation(
    _ asked: PresentationStyle, _ sizeClass: SizeClass, _ rules: PresentationRules,
    _ style: PresentationAdaptation.Style?, _ content: PresentationAdaptation.Content = .same,
    isInNavigation: Bool = false
  ) -> Presentation {
    Presentation(
      asked: asked, traits: TraitCollection(sizeClass: sizeClass), rules: rules,
      adaptation: PresentationAdaptation(style: style, content: content, isInNavigation: isInNavigation))
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
      let one = presentation(asked, .compactRegular, .iOS13, .fullScreen, .other("b"), isInNavigation: true)
      #expect(one.style == asked)
      #expect(one.content == .same && !one.isInNavigation)
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
    func shown(
      _ sizeClass: SizeClass, _ rules: PresentationRules, _ style: PresentationAdaptation.Style?
    ) -> [Bool] {
      let other = PresentationAdaptation.Content.other("b")
      return [
        presentation(.popover, sizeClass, rules, style, other).content == other,
        presentation(.popover, sizeClass, rules, style, isInNavigation: true).isInNavigation,
      ]
    }
    #expect(shown(.compactRegular, .iOS8, nil) == [true, true])
    #expect(shown(.compactRegular, .iOS13, .fullScreen) == [true, true])
    #expect(shown(.regularRegular, .iOS8, nil) == [false, false])
    #expect(shown(.compactRegular, .iOS8, .stays) == [false, false])
  }

  /// Where the controllers of a storyboard stand, in which `list` presents `menu` as a popover and `other` is
  /// a navigation controller that holds `leaf`, where a delegate answers another controller for the menu.
  private func surroundings(
    _ other: String, _ sizeClass: SizeClass, isInNavigation: Bool = false
  ) throws -> [String: Surroundings] {
    let document = try Storyboard.document(
      Storyboard.controller(
        "list", "viewController", "", Storyboard.segue("popoverPresentation", to: "menu")),
      Storyboard.controller("menu", "viewController", "", Storyboard.segue("presentation", to: "next")),
      Storyboard.controller("next"),
      Storyboard.controller(
        "other", "navigationController", #"storyboardIdentifier="Other""#,
        Storyboard.segue("rootViewController", to: "leaf")),
      Storyboard.controller("leaf"), initial: "list")
    let graph = SegueGraph(document)
    var settings = RunningSettings()
    settings["menu"].adaptation = PresentationAdaptation(
      style: .fullScreen, content: .other(other), isInNavigation: isInNavigation)
    let window = Surroundings(
      size: Size(375, 667), safeArea: EdgeInsets(top: 20), traits: TraitCollection(sizeClass: sizeClass))
    let hierarchy = WindowHierarchy(
      graph, in: window, toolsVersion: document.toolsVersion, settings: settings)
    func surroundings(_ controller: NodeID) -> Surroundings {
      hierarchy.surroundings(of: controller, around: surroundings) { _, _, _ in nil }
    }
    return Dictionary(
      graph.controllers.map { (document.tree[$0, .id] ?? "", surroundings($0)) }
    ) { first, _ in first }
  }

  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  @Test(arguments: ["other", "Other"])
  func `the other controller stands where the first one would, with what it holds`(name: String) throws {
    let compact = try surroundings(name, .compactRegular)
    #expect(compact["other"]?.holder.place == "fullScreen")
    #expect(compact["other"]?.isShown == true)
    #expect(compact["leaf"]?.holder.controller != nil && compact["leaf"]?.bars.navigation != nil)
    #expect(compact["menu"]?.isShown == false && compact["next"]?.isShown == false)
    let regular = try surroundings(name, .regularRegular)
    #expect(regular["other"]?.holder == .window)
    #expect(regular["menu"]?.isShown == true && regular["menu"]?.holder.place == "popover")
  }

  @Test func `the other controller may be in a navigation controller with a Done button`() throws {
    let found = try surroundings("next", .compactRegular, isInNavigation: true)
    #expect(found["next"]?.bars.addsNavigationBar == true && found["next"]?.isShown == true)
    #expect(try surroundings("next", .compactRegular)["next"]?.bars.addsNavigationBar == false)
  }

  @Test(arguments: ["list", "menu", "nobody"])
  func `a delegate that answers the presenter, the same controller or none ends somewhere`(name: String)
    throws
  {
    let found = try surroundings(name, .compactRegular)
    #expect(found.count == 5)
    if name != "list" { #expect(found["menu"]?.isShown == true) }
  }

  @Test func `in a navigation controller content has its bar`() {
    let window = Surroundings(
      size: Size(375, 667), safeArea: EdgeInsets(top: 20),
      traits: TraitCollection(sizeClass: .compactRegular))
    let shown = presentation(.popover, .compactRegular, .iOS8, nil, isInNavigation: true)
      .surroundings(over: window, from: window, preferred: nil)
    #expect(shown.bars.addsNavigationBar)
    #expect(shown.size == window.size)
  }
}
