/// What an element of a document is: its UIKit class and its part in a scene.
public struct ObjectKind: Hashable, Sendable {
  /// The part that an object plays.
  public enum Role: Sendable {
    /// A view: it has a frame and takes part in the layout.
    case view
    /// A layout guide: a rectangle that constraints may name.
    case guide
    /// A view controller.
    case controller
    /// An object without a rectangle: a bar item, a gesture recognizer, a placeholder, a formatter.
    case other
  }

  /// The element's name, such as `label`.
  public let element: String
  /// The class that the element stands for, such as `UILabel`.
  public let className: String
  /// The object's part.
  public let role: Role

  /// The kind of an element name, or nil where the element is no object that Ninefold knows.
  public static func of(_ element: String) -> ObjectKind? { table[element] }

  private static let table: [String: ObjectKind] = {
    var table: [String: ObjectKind] = [:]
    func add(_ role: Role, _ names: KeyValuePairs<String, String>) {
      for (element, className) in names {
        table[element] = ObjectKind(element: element, className: className, role: role)
      }
    }
    add(.view, views)
    add(.guide, guides)
    add(.controller, controllers)
    add(.other, others)
    return table
  }()
}

extension ObjectKind {
  private static let views: KeyValuePairs = [
    "activityIndicatorView": "UIActivityIndicatorView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "button": "UIButton", "collectionReusableView": "UICollectionReusableView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewCellContentView": "UIView", "containerView": "UIView", "datePicker": "UIDatePicker",
    "glkView": "GLKView", "imageView": "UIImageView", "label": "UILabel", "mapView": "MKMapView",
    "mtkView": "MTKView", "navigationBar": "UINavigationBar", "pageControl": "UIPageControl",
    "pickerView": "UIPickerView", "progressView": "UIProgressView", "sceneKitView": "SCNView",
    "scrollView": "UIScrollView", "searchBar": "UISearchBar", "segmentedControl": "UISegmentedControl",
    "skView": "SKView", "slider": "UISlider", "stackView": "UIStackView", "stepper": "UIStepper",
    "switch": "UISwitch", "tabBar": "UITabBar", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UITableViewCellContentView", "textField": "UITextField",
    "textView": "UITextView", "toolbar": "UIToolbar", "view": "UIView",
    "visualEffectView": "UIVisualEffectView",
    "webView": "UIWebView", "window": "UIWindow", "wkWebView": "WKWebView",
  ]
  private static let guides: KeyValuePairs = [
    "keyboardLayoutGuide": "UIKeyboardLayoutGuide", "layoutGuide": "UILayoutGuide",
    "viewControllerLayoutGuide": "_UILayoutGuide", "viewLayoutGuide": "UILayoutGuide",
  ]
  private static let controllers: KeyValuePairs = [
    "avPlayerViewController": "AVPlayerViewController",
    "collectionViewController": "UICollectionViewController", "controllerPlaceholder": "UIViewController",
    "glkViewController": "GLKViewController", "hostingController": "UIHostingController",
    "navigationController": "UINavigationController", "pageViewController": "UIPageViewController",
    "splitViewController": "UISplitViewController", "tabBarController": "UITabBarController",
    "tableViewController": "UITableViewController", "viewController": "UIViewController",
    "viewControllerPlaceholder": "UIViewController",
  ]
  private static let others: KeyValuePairs = [
    "barButtonItem": "UIBarButtonItem", "customObject": "NSObject", "exit": "UIResponder",
    "navigationItem": "UINavigationItem", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "placeholder": "NSObject",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "tabBarItem": "UITabBarItem",
    "tapGestureRecognizer": "UITapGestureRecognizer",
  ]
}

extension ElementTree {
  /// The kind of an element, or nil where it is no object that Ninefold knows.
  public func objectKind(of node: NodeID) -> ObjectKind? {
    kind(of: node) == .element ? ObjectKind.of(tag(of: node)) : nil
  }

  /// The frame that an element's `<rect key="frame">` holds, or nil where it has none that can be read.
  public func savedFrame(of node: NodeID) -> Rect? {
    guard let rect = children(of: node).first(where: { isElement($0, .rect) && self[$0, .key] == "frame" })
    else { return nil }
    return self.rect(rect)
  }

  /// The rectangle that a `<rect>` holds. An absent number is 0 (InterfaceBuilder.md#missing-numbers).
  public func rect(_ node: NodeID) -> Rect {
    func number(_ name: KnownName) -> Double { self[node, name].flatMap(Double.init(attribute:)) ?? 0 }
    return Rect(x: number(.x), y: number(.y), width: number(.width), height: number(.height))
  }

  /// Whether an element is a view: one with a frame, or of a view's name.
  ///
  /// Custom plug-ins bring elements of other names; what has an identifier and a frame is a view all the same.
  public func isView(_ node: NodeID) -> Bool {
    guard kind(of: node) == .element, self[node, .id] != nil else { return false }
    if let kind = objectKind(of: node), kind.role != .view { return false }
    return savedFrame(of: node) != nil || objectKind(of: node)?.role == .view
  }
}
