import AutoLayout

/// A container of controllers of which the last is shown, below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  private var isBarHidden = false

  /// Makes a container of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a container of none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.navigation = self
  }

  /// Makes a controller of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.navigation = self
  }

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let bar = element.element("navigationBar") { navigationBar.read(bar) }
    isBarHidden = element.flag("navigationBarHidden") ?? false
  }

  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }

  /// Shows a controller after the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(children + [viewController], animated: animated)
  }

  /// Shows a controller after the others.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: false) }

  /// Takes the shown controller away, if it is not the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    setViewControllers(children.dropLast(), animated: animated)
    return last
  }

  /// Takes all but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard children.count > 1 else { return nil }
    let popped = Array(children.dropFirst())
    setViewControllers([children[0]], animated: animated)
    return popped
  }

  /// Replaces the controllers; the last is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let shown = children.last
    replaceChildren(by: viewControllers)
    guard shown !== children.last else { return }
    if let shown, shown.parent === self { hide(shown) }
    showTop()
  }

  private func showTop() {
    if let child = children.last { showBehindBars(child, placeBars) }
  }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    placeBars()
  }

  /// Makes the view, with the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop()
  }

  /// Places the bar by the safe area of now.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  /// Places the bar, and keeps the shown controller clear of it (Devices.md#bars).
  func placeBars() {
    guard isViewLoaded, let view, let child = topViewController else { return }
    let metrics = view.layoutScreen.request.runningMetrics
    let isLarge = navigationBar.prefersLargeTitles && child.navigationItem.largeTitleDisplayMode != .never
    let bar = outermost.place?.isSheet == true ? metrics.navigationBarInCard : metrics.navigationBar
    let height = isBarHidden ? 0 : CGFloat(bar + (isLarge ? metrics.largeTitle : 0))
    let top = view.window == nil ? 0 : min(view.safeAreaInsets.top, CGFloat(metrics.navigationBarTop))
    navigationBar.isHidden = isBarHidden
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    // The bar begins at the status bar, which islands make lower than the safe area.
    let below = isBarHidden ? 0 : top + height - view.safeAreaInsets.top
    let isClear = !isBarHidden && child.keepsClear(of: .top, isTranslucent: navigationBar.isTranslucent)
    var frame = view.bounds
    if isClear {
      frame.origin.y = top + height
      frame.size.height -= top + height
    }
    child.view.frame = frame
    child.barInsets.top = isClear ? 0 : below
  }
}

extension UIViewController {
  /// Whether the view ends at a bar at an edge instead of reaching below it (Apple's page of
  /// `UIViewController.edgesForExtendedLayout`).
  func keepsClear(of edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    !edgesForExtendedLayout.contains(edge) || !isTranslucent && !extendedLayoutIncludesOpaqueBars
  }

  /// The nearest navigation controller that holds it.
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest tab bar controller that holds it.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest split view controller that holds it.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var current = parent
    while let controller = current {
      if let found = controller as? Container { return found }
      current = controller.parent
    }
    return nil
  }

  /// The item that a navigation bar shows of the controller, made when it is asked for first.
  public var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title)
    item.controller = self
    ownNavigationItem = item
    return item
  }
}
