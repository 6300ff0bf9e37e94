/// A control, to which nothing is done.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Events of a control.
  public struct Event: OptionSet, Sendable {
    /// A bit of each.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It was chosen, by whatever.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit of each.
    public let rawValue: UInt
    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it is.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Out of use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In the focus.
    public static let focused = State(rawValue: 8)
  }

  /// How content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// How content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// How content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.flag("enabled") { isEnabled = value }
    if let value = element.flag("selected") { isSelected = value }
    if let value = element.flag("highlighted") { isHighlighted = value }
    if let value: ContentHorizontalAlignment = element.choice(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ])
    {
      contentHorizontalAlignment = value
    }
    if let value: ContentVerticalAlignment = element.choice(
      "contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
    {
      contentVerticalAlignment = value
    }
  }

  /// The states that it is in.
  open var state: State {
    (isEnabled ? [] : State.disabled).union(isSelected ? .selected : []).union(
      isHighlighted ? .highlighted : [])
  }
  private var actions: [(UIAction, Event)] = []

  /// Runs an action when something happens to the control.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Runs an action when something happens to the control.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

  /// Forgets an action by a selector.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

  /// Runs the actions of events, as if these had happened.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }
}

/// Something to be done.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The title.
  open var title: String
  let handler: (UIAction) -> Void

  /// An action of a title.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }
}
