import Controls

extension ControlLook {
  /// The looks of all kinds that draw something, in the order of ``ObjectKind/all``.
  static let all: [ControlLook] = [
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
    collectionView,
    containerView,
    tableView,
    tableViewCell,
    view,
    visualEffectView,
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
  ]

  /// The looks by the element names of their kinds.
  static let byElement = Dictionary(uniqueKeysWithValues: all.map { ($0.kind.element, $0) })
}
