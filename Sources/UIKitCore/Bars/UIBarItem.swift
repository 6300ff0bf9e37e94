/// An item of a bar. Items are not laid out.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A number by which programs find it.
  open var tag = 0
  /// Whether it can be used.
  open var isEnabled = true
  /// The insets that move the image. Points.
  open var imageInsets = UIEdgeInsets.zero
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// The words that are read aloud of it.
  open var accessibilityLabel: String?
}

/// The looks of bars.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button stands out.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The buttons that the system has.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  /// How it stands out.
  open var style = Style.plain
  /// The width; 0 for one of the content. Points.
  open var width: CGFloat = 0
  /// The object that is told of a touch.
  open weak var target: AnyObject?
  /// The method that a touch would call.
  open var action: Selector?
  /// The action of a touch.
  open var primaryAction: UIAction?
  /// The view in its place.
  open var customView: UIView?
  /// The colour of what is tinted.
  open var tintColor: UIColor?

  /// A button of a title and an image with an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// A button of a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// A button of an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// A button that the system has.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    (self.target, self.action) = (target as AnyObject?, action)
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// A button that the system has, with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// A view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space that takes what the buttons leave.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Space of a width. Points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

/// The title and the image that a tab bar shows of a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the chosen item.
  open var selectedImage: UIImage?
  /// The number or the words beside it.
  open var badgeValue: String?

  /// The items that the system has.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// An item of no title.
  public override init() { super.init() }

  /// An item of a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item of a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// An item that the system has.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}
