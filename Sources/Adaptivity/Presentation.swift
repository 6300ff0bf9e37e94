package import SceneModel

/// How a controller that is asked to be presented in a style ends up, in the surroundings of its presenter
/// (Devices.md#presentations).
package struct Presentation: Hashable, Sendable {
  /// The style that it ends with.
  package let style: PresentationStyle
  /// The content that is shown.
  package let content: PresentationAdaptation.Content
  /// Whether the content is in a navigation controller that no document has, whose bar has a Done button.
  package let isInNavigation: Bool
  /// The appearance in the size classes of the presenter.
  package let form: Form
  /// The form that a sheet has in compact height.
  private let lowSheet: LowSheet

  /// The appearance of a presentation.
  package enum Form: String, Sendable {
    case fullScreen, pageSheet, formSheet, popover, currentContext, custom
    /// A sheet as wide as the screen, below its top.
    case card
  }

  /// Whether it looks like what its style is named for.
  package var looksAsNamed: Bool {
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover: style.rawValue == form.rawValue
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .blurOverFullScreen, .none:
      true
    }
  }

  /// The size of a form sheet. Points.
  private static let formSheet = Size(540, 620)
  /// The size of a page sheet, where the window has that much. Points.
  private static let pageSheet = Size(704, 995.5)
  /// The size of a popover whose content prefers none. Points.
  private static let popover = Size(320, 1100)
  /// The width of a window up to which a page sheet is a card. Points.
  private static let narrowestPageSheet = 744.0
  /// The idiom of pads, as traits spell it.
  private static let pad = "pad"
  /// How far a card's top is below the safe area of a phone with a home indicator, of another screen, and in
  /// compact height. Points.
  private static let belowSafeArea = 10.0
  private static let belowStatusBar = 20.0
  private static let belowTopOfLow = 8.0

  /// The style that a presentation ends with.
  ///
  /// - Parameters:
  ///   - asked: The style asked for; nil of one that is not known.
  ///   - traits: The traits of the presenter.
  ///   - rules: The rules of the system.
  ///   - adaptation: The answer of the delegate or of the custom presentation controller; nil where
  ///     there is none.
  ///   - lowSheet: The form that a sheet has in compact height.
  package init(
    asked: PresentationStyle?, traits: TraitCollection, rules: PresentationRules,
    adaptation: PresentationAdaptation? = nil, lowSheet: LowSheet = .fullScreen
  ) {
    let sizeClass = traits.sizeClass
    let isCompact = sizeClass.width == .compact || sizeClass.height == .compact
    let own = Self.own(asked ?? .automatic, rules)
    let adapted = isCompact ? Self.adapted(own, rules) : own
    let answers = isCompact && Self.asksDelegate(own) ? adaptation : nil
    style =
      switch answers?.style {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .stays: own
      case nil: adapted
      }
    let adapts = style != own || answers?.content == .pushed && answers?.style != .stays
    content = adapts ? answers?.content ?? .same : .same
    isInNavigation = adapts && answers?.isInNavigation == true
    self.lowSheet = rules == .iOS13 ? lowSheet : .fullScreen
    let form = Self.form(style, sizeClass, rules, staysAsAsked: answers?.style == .stays)
    let isLowCard = sizeClass.height == .compact && Self.isSheet(style) && self.lowSheet != .fullScreen
    self.form = isLowCard ? .card : form
  }

  /// The style that a presentation ends with, by the rules of a system (Devices.md#systems).
  package init(
    asked: PresentationStyle?, traits: TraitCollection, toolsVersion: ToolsVersion,
    adaptation: PresentationAdaptation? = nil, lowSheet: LowSheet = .fullScreen
  ) {
    self.init(
      asked: asked, traits: traits, rules: PresentationRules(toolsVersion), adaptation: adaptation,
      lowSheet: lowSheet)
  }

  /// Whether a style is that of a sheet.
  private static func isSheet(_ style: PresentationStyle) -> Bool {
    style == .pageSheet || style == .formSheet
  }

  /// The style where nothing is compact: what automatic stands for.
  private static func own(_ asked: PresentationStyle, _ rules: PresentationRules) -> PresentationStyle {
    guard asked == .automatic else { return asked }
    return rules == .iOS13 ? .pageSheet : .fullScreen
  }

  /// The style in compact classes by the system's own rule.
  private static func adapted(_ style: PresentationStyle, _ rules: PresentationRules) -> PresentationStyle {
    switch (style, rules) {
    case (.popover, .iOS13): .formSheet
    case (.popover, .iOS8), (.pageSheet, .iOS8), (.formSheet, .iOS8): .fullScreen
    case (let other, _): other
    }
  }

  /// Whether a style adapts to compact classes, so that its delegate or its own presentation
  /// controller is asked.
  private static func asksDelegate(_ style: PresentationStyle) -> Bool {
    switch style {
    case .popover, .pageSheet, .formSheet, .custom: true
    default: false
    }
  }

  private static func form(
    _ style: PresentationStyle, _ sizeClass: SizeClass, _ rules: PresentationRules, staysAsAsked: Bool
  ) -> Form {
    switch style {
    case .popover: return .popover
    case .pageSheet, .formSheet:
      let sheet: Form = style == .formSheet ? .formSheet : .pageSheet
      if sizeClass.height == .compact { return staysAsAsked && rules == .iOS8 ? sheet : .fullScreen }
      return sizeClass.width == .compact && rules == .iOS13 ? .card : sheet
    case .currentContext, .overCurrentContext: return .currentContext
    case .custom: return .custom
    case .automatic, .fullScreen, .overFullScreen, .blurOverFullScreen, .none: return .fullScreen
    }
  }

  /// The surroundings of what is presented.
  ///
  /// - Parameters:
  ///   - window: The window over which it is presented.
  ///   - context: The surroundings of the presenter, in which some styles stay.
  ///   - preferred: The size that the controller prefers. Points.
  package func surroundings(over window: Surroundings, from context: Surroundings, preferred: Size?)
    -> Surroundings
  {
    var inner = window
    switch form {
    case .card: becomeCard(&inner, preferred: preferred)
    case .pageSheet:
      if inner.size.width <= Self.narrowestPageSheet {
        becomeCard(&inner, preferred: nil)
      } else {
        becomeSheet(&inner, Self.pageSheet)
      }
    case .formSheet: becomeSheet(&inner, preferred ?? Self.formSheet)
    case .popover: becomeSheet(&inner, preferred ?? Self.popover)
    case .currentContext:
      inner.size = context.size
      inner.safeArea = context.safeArea
      inner.keyboard = context.keyboard
      inner.traits = context.traits
    case .fullScreen, .custom: break
    }
    if isInNavigation { inner.bars.addNavigation() }
    return inner
  }

  /// A card reaches from below the top of the screen to its bottom.
  private func becomeCard(_ inner: inout Surroundings, preferred: Size?) {
    inner.isOnSheet = true
    if inner.traits.sizeClass.height == .compact { return becomeLowCard(&inner, preferred: preferred) }
    let isPhoneWithHomeIndicator =
      form == .card && inner.safeArea.bottom > 0 && inner.traits.idiom != Self.pad
    let top =
      inner.safeArea.top + (isPhoneWithHomeIndicator ? Self.belowSafeArea : Self.belowStatusBar)
    inner.size.height -= top
    inner.safeArea.top = 0
  }

  /// A card in compact height keeps clear of the safe area at the sides (Devices.md#detents).
  private func becomeLowCard(_ inner: inout Surroundings, preferred: Size?) {
    inner.size.height -= inner.safeArea.top + Self.belowTopOfLow
    inner.size.width -= inner.safeArea.left + inner.safeArea.right
    if lowSheet == .asWideAsPreferred, let preferred, preferred.width > 0 {
      inner.size.width = min(inner.size.width, preferred.width)
    }
    inner.safeArea = EdgeInsets(bottom: inner.safeArea.bottom)
  }

  /// A sheet lies in the middle of the window, clear of its edges.
  private func becomeSheet(_ inner: inout Surroundings, _ size: Size) {
    let most = inner.size.height - inner.safeArea.top - inner.safeArea.bottom
    let height = min(size.height, most)
    inner.keyboard = max(inner.keyboard - (inner.size.height - height) / 2, 0)
    inner.size = Size(min(size.width, inner.size.width), height)
    inner.safeArea = .zero
    if form != .pageSheet { inner.traits.sizeClass.width = .compact }
    inner.isOnSheet = true
  }
}
