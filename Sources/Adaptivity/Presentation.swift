package import SceneModel

/// How a controller that is asked to be presented in a style ends up, in the surroundings of its presenter
/// (Devices.md#presentations).
package struct Presentation: Sendable {
  /// The style that it ends with.
  package let style: PresentationStyle
  /// Whether sheets stay sheets in compact width, as they do since iOS 13.
  private let usesCards: Bool

  /// The size of a form sheet. Points.
  private static let formSheet = Size(540, 620)
  /// The size of a page sheet, where the window has that much. Points.
  private static let pageSheet = Size(704, 995.5)
  /// The size of a popover whose content prefers none. Points.
  private static let popover = Size(320, 1100)
  /// How far a card's top is below the safe area, and below the top of a screen with a home button. Points.
  private static let belowSafeArea = 10.0
  private static let belowTop = 20.0

  /// The style that a presentation ends with.
  ///
  /// - Parameters:
  ///   - asked: The style asked for; nil of one that is not known.
  ///   - traits: The traits of the presenter.
  ///   - toolsVersion: The Interface Builder of the document, which tells the iOS that it was made for.
  package init(asked: PresentationStyle?, traits: TraitCollection, toolsVersion: ToolsVersion) {
    usesCards = toolsVersion.has(.cards)
    let isCompact = traits.sizeClass.width == .compact || traits.sizeClass.height == .compact
    switch asked ?? .automatic {
    case .automatic: style = usesCards ? .pageSheet : .fullScreen
    case .popover where isCompact: style = usesCards ? .formSheet : .fullScreen
    case .pageSheet, .formSheet:
      style = !usesCards && isCompact ? .fullScreen : asked ?? .automatic
    case let other: style = other
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
    switch style {
    case .pageSheet, .formSheet:
      switch window.traits.sizeClass.height {
      case .compact: return inner
      case _ where window.traits.sizeClass.width == .compact: becomeCard(&inner)
      case _: becomeSheet(&inner, style == .formSheet ? preferred ?? Self.formSheet : Self.pageSheet)
      }
    case .popover:
      becomeSheet(&inner, preferred ?? Self.popover)
    case .currentContext, .overCurrentContext:
      inner.size = context.size
      inner.safeArea = context.safeArea
      inner.traits = context.traits
    default: break
    }
    return inner
  }

  /// A card reaches from below the top of the screen to its bottom.
  private func becomeCard(_ inner: inout Surroundings) {
    let hasHomeIndicator = inner.safeArea.bottom > 0
    let top = hasHomeIndicator ? inner.safeArea.top + Self.belowSafeArea : Self.belowTop
    inner.size.height -= top
    inner.safeArea.top = 0
    inner.isOnSheet = true
  }

  /// A sheet lies in the middle of the window, clear of its edges.
  private func becomeSheet(_ inner: inout Surroundings, _ size: Size) {
    let most = inner.size.height - inner.safeArea.top - inner.safeArea.bottom
    let height = min(size.height, most)
    inner.keyboard = max(inner.keyboard - (inner.size.height - height) / 2, 0)
    inner.size = Size(min(size.width, inner.size.width), height)
    inner.safeArea = .zero
    if style != .pageSheet { inner.traits.sizeClass.width = .compact }
    inner.isOnSheet = true
  }
}
