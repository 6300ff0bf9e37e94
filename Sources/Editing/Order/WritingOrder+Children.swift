package import SceneModel

extension WritingOrder {
  /// The order of the direct children of an object: each is named by its key, or by its element's name
  /// where it has none.
  ///
  /// Xcode 12 and later write the safe area right behind the subviews, older ones near the
  /// end (InterfaceBuilder.md#child-order).
  package static func children(_ version: ToolsVersion) -> WritingOrder {
    version.has(.safeAreaBehindSubviews) ? newerChildren : olderChildren
  }

  private static let olderChildren = WritingOrder(general: childNames, exceptions: childExceptions)

  private static let newerChildren = WritingOrder(
    general: childNames.words.flatMap { name -> [String] in
      switch name {
      case "contentView": [name, "safeArea"]
      case "safeArea": []
      default: [name]
      }
    }.joined(separator: " "), exceptions: childExceptions)

  /// The name of a child in the order: its tag for a button's states and for variations, whose keys
  /// distinguish them.
  package static func slot(of child: NodeID, in tree: ElementTree) -> String {
    switch tree.name(of: child).known {
    case .variation, .state: tree.tag(of: child)
    default: tree[child, .key] ?? tree.tag(of: child)
    }
  }

  private static let childNames = """
    frame layoutGuides view itemSize edgesForExtendedLayout tabBarItem toolbarItems navigationItem
    frameInset autoresizingMask subviews contentView animations backgroundColor
    accessibilityConfiguration contentSizeForViewInPopover contentStretch title backBarButtonItem
    leftBarButtonItem titleView progressTintColor estimatedItemSize headerReferenceSize
    footerReferenceSize popoverArrowDirection contentInset commit keyCommands action adaptation
    customView imageInsets popoverPassthroughViews preview rightBarButtonItem rightBarButtonItems
    sectionInset titlePositionAdjustment vibrancyEffect minimumTrackTintColor date
    maximumTrackTintColor standardAppearance compactAppearance scrollEdgeAppearance
    compactScrollEdgeAppearance tintColor gestureRecognizers constraints attributedText segments
    scrollIndicatorInsets pageIndicatorTintColor blurEffect currentPageIndicatorTintColor items image
    onTintColor thumbTintColor contentLayoutGuide collectionViewLayout cells
    simulatedOrientationMetrics frameLayoutGuide sectionHeaderView sectionFooterView placeholder
    minimumDate maximumDate color trackTintColor text separatorColor barTintColor
    sectionIndexBackgroundColor titleTextAttributes selectedSegmentTintColor selectedImageTintColor
    largeTitleTextAttributes preferredSymbolConfiguration fontDescription contentEdgeInsets
    titleEdgeInsets imageEdgeInsets titleShadowOffset state configuration textColor textInputTraits
    dataDetectorTypes highlightedColor shadowColor shadowOffset userComments separatorInset
    tableHeaderView tableFooterView prototypes sections directionalLayoutMargins
    simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics tabBar layoutMargins
    safeArea simulatedDestinationMetrics navigationBar nil customSize freeformSize
    userDefinedRuntimeAttributes variation toolbar connections canvasLocation
    """

  private static let childExceptions: KeyValuePairs = [
    "button": [
      "fontDescription tintColor", "constraints tintColor",
    ],
    "collectionView": [
      "frameLayoutGuide collectionViewLayout", "frameLayoutGuide cells",
    ],
    "datePicker": [
      "directionalLayoutMargins minimumDate", "constraints date",
    ],
    "navigationBar": [
      "barTintColor standardAppearance", "barTintColor compactAppearance",
      "barTintColor scrollEdgeAppearance", "barTintColor compactScrollEdgeAppearance",
      "barTintColor items", "gestureRecognizers tintColor",
    ],
    "segmentedControl": [
      "constraints tintColor", "segments tintColor",
    ],
    "slider": [
      "tintColor minimumTrackTintColor", "tintColor maximumTrackTintColor",
    ],
    "splitViewController": [
      "simulatedStatusBarMetrics simulatedOrientationMetrics"
    ],
    "textField": [
      "textColor fontDescription", "tintColor accessibilityConfiguration", "text placeholder",
    ],
    "textView": [
      "textColor fontDescription"
    ],
    "toolbar": [
      "items tintColor", "constraints tintColor",
    ],
    "view": [
      "tintColor accessibilityConfiguration",
      "simulatedStatusBarMetrics simulatedOrientationMetrics",
      "simulatedDestinationMetrics layoutMargins",
    ],
  ]
}
