import Controls

extension ControlLook {
  /// The looks of the kinds that have one of their own. No order counts.
  static let own: [ControlLook] = [
    activityIndicatorView,
    button,
    collectionView,
    collectionViewCellContentView,
    colorWell,
    datePicker,
    imageView,
    label,
    mapView,
    navigationBar,
    pageControl,
    pickerView,
    progressView,
    searchBar,
    segmentedControl,
    slider,
    stackView,
    stepper,
    `switch`,
    tabBar,
    tableView,
    tableViewCell,
    tableViewCellContentView,
    textField,
    textView,
    toolbar,
    view,
    visualEffectView,
  ]

  /// The looks by the element names of their kinds, which say how they are drawn.
  static let byElement = Dictionary(
    uniqueKeysWithValues: (own + ObjectKind.all.compactMap(placeholder)).map { ($0.kind.element, $0) })
}
