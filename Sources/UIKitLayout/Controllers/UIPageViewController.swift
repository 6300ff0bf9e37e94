@_spi(UIKitHooks) import UIKitCore

/// A container of pages, of which one is shown, or two where the spine lies in the middle
/// (Devices.md#page-controllers).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages follow each other.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The direction to another page.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Where the spine lies.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine lies.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, which shows while they move.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages follow each other.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine lies.
  public let spineLocation: SpineLocation
  /// The pages before and after others.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The keeper of the pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have content on both sides.
  open var isDoubleSided = false

  /// Makes a container of no pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    let spine = options?[.spineLocation]
    let number = (spine as? SpineLocation)?.rawValue ?? spine as? Int
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation =
      style == .scroll ? .none : number.flatMap { SpineLocation(rawValue: $0) } ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a storyboard.
  public required init?(coder: NSCoder) {
    let isScroll = coder.element?.word("transitionStyle") == "scroll"
    let isVertical = coder.element?.word("navigationOrientation") == "vertical"
    (transitionStyle, navigationOrientation) = (
      isScroll ? .scroll : .pageCurl, isVertical ? .vertical : .horizontal
    )
    spineLocation = isScroll ? .none : .min
    super.init(coder: coder)
  }

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { children }

  /// Shows other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceChildren(by: viewControllers ?? [])
    placePages()
    completion?(true)
  }

  /// Places the pages when the view is made.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placePages()
  }

  /// Places the pages by the size of now.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placePages()
  }

  private func placePages() {
    guard isViewLoaded, let view else { return }
    let isHalved = spineLocation == .mid && children.count > 1
    let isHorizontal = navigationOrientation == .horizontal
    for (number, child) in children.enumerated() {
      showPlaced(child)
      var frame = view.bounds
      if isHalved, isHorizontal {
        frame.size.width /= 2
        frame.origin.x = number == 0 ? 0 : frame.width
      } else if isHalved {
        frame.size.height /= 2
        frame.origin.y = number == 0 ? 0 : frame.height
      }
      child.view.frame = frame
    }
  }
}

/// The pages before and after others.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The keeper of pages, which no person turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}
