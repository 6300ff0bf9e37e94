package import SceneModel

extension ObjectKind {
  /// Every kind of UIKit's documents, those of iOS and of televisions. This is their only list.
  package static let all: [ObjectKind] = [
    // Views that show or edit a value
    activityIndicatorView,
    button,
    calendarView,
    colorWell,
    datePicker,
    imageView,
    label,
    pageControl,
    pickerView,
    progressView,
    searchBar,
    segmentedControl,
    slider,
    stepper,
    `switch`,
    textField,
    textView,
    // Bars
    navigationBar,
    tabBar,
    toolbar,
    // Container views
    collectionReusableView,
    collectionView,
    collectionViewCell,
    collectionViewCellContentView,
    containerView,
    scrollView,
    stackView,
    tableView,
    tableViewCell,
    tableViewCellContentView,
    view,
    visualEffectView,
    window,
    // Views that other frameworks draw
    arSceneView,
    arSpriteView,
    glkView,
    mapView,
    metalView,
    sceneView,
    spriteView,
    webView,
    wkWebView,
    // Guides
    keyboardLayoutGuide,
    layoutGuide,
    viewControllerLayoutGuide,
    viewLayoutGuide,
    // Controllers
    avPlayerViewController,
    collectionViewController,
    controllerPlaceholder,
    glkViewController,
    hostingController,
    navigationController,
    pageViewController,
    splitViewController,
    tabBarController,
    tableViewController,
    viewController,
    viewControllerPlaceholder,
    // Items of bars
    barButtonItem,
    navigationItem,
    tabBarItem,
    // Gesture recognizers
    longPressGestureRecognizer,
    panGestureRecognizer,
    pinchGestureRecognizer,
    rotationGestureRecognizer,
    screenEdgePanGestureRecognizer,
    swipeGestureRecognizer,
    tapGestureRecognizer,
    // Placeholders and other objects
    customObject,
    exit,
    placeholder,
    refreshControl,
  ]

  /// The kinds of a platform's documents.
  package static func all(of platform: Platform) -> [ObjectKind] { table(platform).kinds }

  /// The kind of an element name in a platform's documents, or nil where it is no object that Ninefold knows.
  package static func of(_ element: String, on platform: Platform = .iOS) -> ObjectKind? {
    table(platform).kind(element)
  }

  /// The kind of an element name of a tree, or nil where the element is no object that Ninefold knows.
  package static func of(_ name: Name, in tree: ElementTree) -> ObjectKind? {
    table(tree.platform).kind(name, tree)
  }

  /// The names of the elements of the library's views, in order.
  package static let libraryElements = all.filter { $0.library != nil }.map(\.element).sorted()

  private static let uiKit = KindTable(all)
  private static let appKit = KindTable(appKitKinds)
  private static let watchKit = KindTable(watchKitKinds)

  static func table(_ platform: Platform) -> KindTable {
    switch platform {
    case .iOS, .tvOS: uiKit
    case .macOS: appKit
    case .watchOS: watchKit
    }
  }
}
