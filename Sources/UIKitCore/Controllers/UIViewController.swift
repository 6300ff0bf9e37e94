import SceneModel

/// The ways in which a controller is shown above another.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// The ways in which a controller comes to be shown above another.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The looks of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// A controller of a view and of the controllers in it.
///
/// Nothing runs by itself: views are loaded when they are asked for, controllers appear with their window,
/// and a layout comes when it is asked for.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false

  /// The controller's view, loaded when it is asked for first.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
      newValue?.noteLayoutChange()
    }
  }
  /// The view where it is loaded.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }
  /// The title that bars show.
  open var title: String?
  /// The controller that holds it.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that it holds, in order.
  open internal(set) var children: [UIViewController] = []
  /// Whether a tab bar is hidden while a navigation controller shows the controller after others.
  open var hidesBottomBarWhenPushed = false
  /// How the controller is shown above another.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The controller that is shown above this one.
  open internal(set) var presentedViewController: UIViewController?
  /// The place of the controller above others; nil of one that is not presented.
  var place: PresentationPlace?
  /// The controller of how it is shown, and the style that this is for; nil until it is asked for.
  var ownPresentationController: (style: UIModalPresentationStyle, controller: UIPresentationController)?
  /// Whether controllers in the current context are shown above this one's view.
  open var definesPresentationContext = false
  /// Whether a person cannot put it away.
  open var isModalInPresentation = false
  /// How it comes to be shown above another, which is at once here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The edges at which the view reaches below bars that something shines through, or that
  /// ``extendedLayoutIncludesOpaqueBars`` counts.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { loaded?.superview?.setNeedsLayout() } }
  }
  /// Whether the view reaches below bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { loaded?.superview?.setNeedsLayout() }
    }
  }
  /// The items of the toolbar of a navigation controller.
  open var toolbarItems: [UIBarButtonItem]?
  /// The look of the status bar that the controller prefers.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller prefers no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the controller may turn.
  open var shouldAutorotate: Bool { true }
  /// Asks for the look of the status bar anew, of which nothing is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  var ownNavigationItem: UINavigationItem?
  /// The item that a tab bar shows of the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The size that a container is asked for. Points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// The insets that the controller adds to the safe area of its view. Points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loaded?.noteLayoutChange() } }
  }
  /// The insets that the controller's container adds to the safe area of its view. Points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loaded?.noteLayoutChange() } }
  }
  var totalAdditionalSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + barInsets }
  /// Whether the margins of the view are no smaller than ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loaded?.noteLayoutChange() } }
  }
  /// The traits that its container or a program sets for it and all in it.
  var ownTraits = TraitValues.none
  package var traitRegistrations: [TraitRegistration] = []
  private var appearance = Appearance.disappeared

  private enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// The name of the xib that the view is made of; nil where it has none of its own.
  public private(set) var nibName: String?
  /// The bundle of the xib.
  public private(set) var nibBundle: Bundle?
  /// The objects of the document that the controller was made of.
  package var nib: NibObjects?
  /// The controller's element in the document.
  var nibNode: NodeID?
  /// The views of the document that stand beside the controller's.
  var besideView: [UIView] = []

  /// Makes a controller whose view is made by ``loadView()``: of the xib of a name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  /// Makes a controller whose view is made by ``loadView()``.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller of a storyboard; of another coder one as without a xib.
  public required init?(coder: NSCoder) {
    super.init()
    if let element = coder.element { read(element) }
  }

  /// Reads what a document says of the controller.
  func read(_ element: NibElement) { readController(element) }

  /// Sets the view, which a xib has as an outlet of its owner.
  @_spi(UIKitHooks) open override func take(_ value: Any?, forKey key: String) -> Bool {
    guard key == "view" else { return super.take(value, forKey: key) }
    view = value as? UIView
    return true
  }

  /// The storyboard that the controller is of; nil of another.
  open var storyboard: UIStoryboard? { nib?.storyboard }
  /// Called before a segue is followed; segues of container views are as the view loads.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue is to be followed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Loading

  /// Makes the view: that of the storyboard or the xib, else a plain one as large as the screen.
  open func loadView() {
    if let made = makeNibView() {
      view = made
      finish(made)
    } else if nib == nil {
      loadNib()
    }
    if loaded == nil { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Called when the view was made.
  open func viewDidLoad() {}

  /// Loads the view where it is not.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loaded == nil { view = UIView(frame: UIScreen.main.bounds) }
    embedControllers()
    viewDidLoad()
  }

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is laid out for the first time as it appears.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Begins the appearance of a controller's view, or its end.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { setAppearance(isAppearing) }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endAppearance(appearance == .appearing) }

  /// Whether the container's appearance is passed on to the controllers in it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  func setAppearance(_ isAppearing: Bool) {
    guard isAppearing != (appearance == .appeared || appearance == .appearing) else { return }
    loadViewIfNeeded()
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(false) } else { viewWillDisappear(false) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { child.setAppearance(isAppearing) }
  }

  func endAppearance(_ isAppearing: Bool) {
    guard appearance == (isAppearing ? .appearing : .disappearing) else { return }
    appearance = isAppearing ? .appeared : .disappeared
    if isAppearing {
      viewIsAppearing(false)
      loaded?.window?.layoutIfNeeded()
      viewDidAppear(false)
    } else {
      viewDidDisappear(false)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { child.endAppearance(isAppearing) }
  }

  /// Whether the view has appeared.
  var isAppeared: Bool { appearance == .appeared }

  /// The controllers in it whose views are in its own.
  var shownChildren: [UIViewController] {
    children.filter { child in
      guard let loaded, let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: loaded)
    }
  }

  // MARK: Layout

  /// Changes the constraints of the view before they are solved; by itself it asks the view to.
  open func updateViewConstraints() { loaded?.updateConstraints() }
  /// Called before the view places those in it.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has placed those in it.
  open func viewDidLayoutSubviews() {}
  /// Called after the view has another safe area.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view has other margins.
  open func viewLayoutMarginsDidChange() {}
  /// Called before a change of the window gives the view another size. Points.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Called after traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when a controller in it asks for another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  /// The traits that are in force.
  open var traitCollection: UITraitCollection {
    if let loaded { return loaded.traitCollection }
    let around = parent?.traitCollection.values ?? UIScreen.main.traits
    return UITraitCollection(around.merging(ownTraits).specified)
  }

  /// The least margins of the view, as the system has them (InterfaceBuilder.md#root-margins). Points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = (loaded?.layoutScreen ?? .main).minimumMargin(width: loaded?.window?.bounds.width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Presentation

  /// Shows a controller above this one, in the style that it asks for as far as the window has space for it
  /// (Devices.md#presentations).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(presented: viewControllerToPresent)
    completion?()
  }

  /// Takes the controller away that is shown above this one; without one, this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let presenter = presentingViewController {
      presenter.hidePresented()
    } else {
      hidePresented()
    }
    completion?()
  }

  /// Shows a controller as the nearest container does that has a way of its own; without one above the
  /// outermost (Apple's page of `UIViewController.show(_:sender:)`).
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: false) }
  }

  /// Shows a controller as the nearest container shows details; without one above the outermost.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: false)
    }
  }

  // MARK: Hierarchy

  /// Adds a controller to those that this one holds.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    var around: UIViewController? = self
    while let controller = around {
      if controller === childController {
        LayoutExceptions.raise(
          "NSInvalidArgumentException",
          "*** -[UIViewController addChildViewController:]: a controller cannot be its own parent")
        return
      }
      around = controller.parent
    }
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller from the one that holds it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before another controller holds it, or none does.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when another controller holds it, or none does.
  open func didMove(toParent parent: UIViewController?) {}

  /// Sets traits of a controller that this one holds.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.ownTraits = collection?.values ?? TraitValues.none
    childViewController.overridesDidChange()
  }

  /// Tells all in the controller of traits that are others than they know.
  func overridesDidChange() { loaded?.updateTraitsInside() }

  /// The guide that ends where bars at the top do.
  open var topLayoutGuide: any UILayoutSupport { barGuide(.top) }
  /// The guide that begins where bars at the bottom do.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

  private func barGuide(_ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
    let view: UIView = self.view
    let known = view.guides.compactMap { $0 as? BarLayoutGuide }.first { $0.edge == edge }
    return known ?? BarLayoutGuide(edge, of: view)
  }

  /// The responder after it: its view's superview.
  open override var next: UIResponder? { loaded?.superview ?? parent }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitRegistrar {
  /// Calls a function with the controller, as the type that it names, and its former traits after one of
  /// these has changed.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// The traits that a program sets for the controller and all in it.
  public var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: ownTraits, areOverrides: true) }
    set {
      ownTraits = (newValue as? MutableTraits)?.values ?? TraitValues.none
      overridesDidChange()
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    unregister(registration)
  }
}

/// The coordinator of changes beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Runs changes when the new sizes and traits are in force, and what is to follow them.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The transition as changes beside it are told of it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it runs as an animation: it never does here.
  var isAnimated: Bool { get }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes when the new sizes and traits are in force.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  let isAnimated = false

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAlongside() { for animation in animations { animation(self) } }
  func runCompletions() { for completion in completions { completion(self) } }
}
