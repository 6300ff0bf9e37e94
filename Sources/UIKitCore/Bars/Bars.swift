/// The bar of a navigation controller. Its buttons and titles are not laid out.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      invalidateIntrinsicContentSize()
      navigation?.placeBars()
    }
  }
  /// The items, the shown one last.
  open var items: [UINavigationItem]?
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Whether what lies below shines through.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { navigation?.placeBars() } } }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  weak var navigation: UINavigationController?

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  @_spi(UIKitHooks) open override var elementName: String { "navigationBar" }
  package override func writeContent(_ writer: inout ElementWriter) {
    if prefersLargeTitles { writer["largeTitles"] = "YES" }
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let value = element.flag("largeTitles") { prefersLargeTitles = value }
    if let elements = element.items("items") {
      items = elements.map { element in
        let item = UINavigationItem(title: nil)
        item.read(element)
        return item
      }
    }
    if let value = element.flag("translucent") { isTranslucent = value }
    if let value = element.color("barTintColor") { barTintColor = value }
  }
}

/// The bar of a tab bar controller. Its items are not laid out.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items.
  open var items: [UITabBarItem]?
  /// The chosen item.
  open weak var selectedItem: UITabBarItem?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Whether what lies below shines through.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of items that are not chosen.
  open var unselectedItemTintColor: UIColor?

  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  @_spi(UIKitHooks) open override var elementName: String { "tabBar" }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let elements = element.items("items") { items = elements.map(UITabBarItem.init) }
    if let value = element.flag("translucent") { isTranslucent = value }
    if let value = element.color("barTintColor") { barTintColor = value }
  }
}

/// A bar of buttons. Its items are not laid out.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items.
  open var items: [UIBarButtonItem]?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Whether what lies below shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  @_spi(UIKitHooks) open override var elementName: String { "toolbar" }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let elements = element.items("items") { items = elements.map(UIBarButtonItem.init) }
    if let value = element.flag("translucent") { isTranslucent = value }
    if let value = element.color("barTintColor") { barTintColor = value }
  }
}
