import AutoLayout

/// A container of controllers of which one is shown, above a bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar()
  private var shown: UIViewController?

  @_spi(UIKitHooks) open override func read(_ element: NibElement) {
    super.read(element)
    if let bar = element.element("tabBar") { tabBar.read(bar) }
  }

  /// The controllers, in the order of the bar.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the first is shown.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    replaceChildren(by: new) { if $0 === self.shown { self.hide() } }
    if shown == nil { selectedViewController = new.first }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { shown }
    set {
      guard newValue !== shown, newValue == nil || newValue?.parent === self else { return }
      hide()
      shown = newValue
      show()
    }
  }

  /// The number of the controller that is shown, from 0.
  open var selectedIndex: Int {
    get { children.firstIndex { $0 === shown } ?? NSNotFound }
    set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
  }

  private func hide() {
    if let child = shown { hide(child) }
    shown = nil
  }

  private func show() {
    if let child = shown { showBehindBars(child, placeBars) }
  }

  /// Makes the view, with the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    show()
  }

  /// Places the bar by the safe area of now.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  /// Places the bar, and keeps the shown controller clear of it (Devices.md#bars).
  private func placeBars() {
    guard isViewLoaded, let view else { return }
    let height = CGFloat(view.layoutScreen.request.runningMetrics.tabBar)
    let isHidden = shown?.isBottomBarHidden ?? false
    tabBar.isHidden = isHidden
    let whole = height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - whole, width: view.bounds.width, height: whole)
    guard let shown else { return }
    let isClear = !isHidden && shown.keepsClear(of: .bottom, isTranslucent: tabBar.isTranslucent)
    var frame = view.bounds
    if isClear { frame.size.height -= whole }
    shown.view.frame = frame
    shown.barInsets.bottom = isHidden || isClear ? 0 : height
  }
}

extension UIViewController {
  /// Whether the controller that a navigation controller in a tab bar controller shows hides the bar.
  var isBottomBarHidden: Bool {
    (self as? UINavigationController)?.children.dropFirst().contains { $0.hidesBottomBarWhenPushed } ?? false
  }
}
