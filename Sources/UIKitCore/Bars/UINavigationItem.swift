/// The title and the buttons that a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The title.
  open var title: String?
  /// Whether the title is large where the bar prefers large ones.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { controller?.navigationController?.placeBars() } }
  }
  /// The view in the place of the title.
  open var titleView: UIView?
  /// The button that leads back to the controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// The words of that button.
  open var backButtonTitle: String?
  /// Whether there is no button that leads back.
  open var hidesBackButton = false
  /// Whether the button that leads back stands beside those where reading begins.
  open var leftItemsSupplementBackButton = false
  /// The buttons where reading ends.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The buttons where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The first of the buttons where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the buttons where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  weak var controller: UIViewController?

  /// An item of a title.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// Replaces the buttons where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Replaces the buttons where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Replaces the buttons where reading begins by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the buttons where reading ends by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}
