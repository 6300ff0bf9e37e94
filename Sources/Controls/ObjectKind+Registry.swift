package import SceneModel

extension ObjectKind {
  /// Every kind. This is the only list of them.
  package static let all: [ObjectKind] = [
    // Views that show or take something
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
    // Views that hold others
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
  ]

  /// The kind of an element name, or nil where the element is no object that Ninefold knows.
  package static func of(_ element: String) -> ObjectKind? { byElement[element] }

  /// The kind of an element name of a tree, or nil where the element is no object that Ninefold knows.
  package static func of(_ name: Name, in names: NameTable) -> ObjectKind? {
    let index = Int(name.index)
    return index < byName.count ? byName[index] : byElement[names.text(name)]
  }

  /// What elements of a name are to their scene, or nil where they are no objects that Ninefold knows.
  package static func role(of name: Name, in names: NameTable) -> Role? {
    let index = Int(name.index)
    return index < roles.count ? roles[index] : byElement[names.text(name)]?.role
  }

  /// The names of the elements that the library has views of, in order.
  package static let libraryElements = all.filter { $0.library != nil }.map(\.element).sorted()

  private static let byElement = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })
  /// The kinds by the index of their interned name.
  private static let byName = KnownName.allCases.map { byElement[$0.text] }
  private static let roles = byName.map { $0?.role }
}
