/// The element and attribute names that Ninefold reads, each spelled as in the file.
///
/// A case's number is its ``Name`` index in every table: a name is declared here and spelled in `texts`.
///
/// ```swift
/// let tree = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard").tree
/// if let root = tree.root, let scenes = tree.child(of: root, .scenes) {
///   print(tree.elements(of: scenes).count { tree.isElement($0, .scene) }, "scenes")
/// }
/// ```
public enum KnownName: UInt16, CaseIterable, Sendable {
  case document, dependencies, deployment, plugIn, capability, scenes, scene, objects, resources
  case customFonts, classes, designables, designable, simulatedMetricsContainer
  case inferredMetricsTieBreakers, customObject, placeholder, exit, viewController, tableViewController
  case collectionViewController, navigationController, tabBarController, splitViewController
  case pageViewController, glkViewController, avPlayerViewController, viewControllerPlaceholder
  case controllerPlaceholder, hostingController, view, label, button, imageView, textField, textView
  case `switch`, slider, stepper, segmentedControl, segments, segment, progressView
  case activityIndicatorView, pageControl, datePicker, pickerView, searchBar, scrollView, tableView
  case collectionView, stackView, containerView, visualEffectView, mapView, webView, wkWebView, toolbar
  case navigationBar, tabBar, navigationItem, barButtonItem, tabBarItem, tableViewCell
  case tableViewCellContentView, tableViewSection, collectionViewCell, collectionViewCellContentView
  case collectionReusableView, prototypes, sections, cells, items, subviews, constraints, constraint
  case variation, mask, include, exclude, layoutGuides, viewControllerLayoutGuide, viewLayoutGuide
  case keyboardLayoutGuide, rect, size, point, inset, edgeInsets, directionalEdgeInsets
  case autoresizingMask, color, `nil`, fontDescription, string, mutableString, attributedString
  case fragment, attributes, font, paragraphStyle, state, buttonConfiguration, image, systemColor
  case namedColor, connections, outlet, outletCollection, action, segue, userDefinedRuntimeAttributes
  case userDefinedRuntimeAttribute, device, adaptation, extendedEdge, freeformSimulatedSizeMetrics
  case simulatedStatusBarMetrics, simulatedNavigationBarMetrics, simulatedTabBarMetrics
  case simulatedToolbarMetrics, simulatedScreenMetrics, simulatedOrientationMetrics, value, real
  case integer, tapGestureRecognizer, swipeGestureRecognizer, panGestureRecognizer
  case pinchGestureRecognizer, pongPressGestureRecognizer, gestureRecognizers
  case preferredSymbolConfiguration, textInputTraits, accessibility, id, key, type, x, y, width, height
  case left, top, right, bottom, leading, trailing, minX, minY, maxX, maxY, firstItem, firstAttribute
  case secondItem, secondAttribute, relation, multiplier, constant, priority, symbolic, symbolType
  case placeholderIntrinsicWidth, placeholderIntrinsicHeight, identifier, reference, destination
  case property, selector, kind, relationship, name, style, pointSize, family, weight, metaFont, text
  case title, content, customClass, customModule, customModuleProvider, userLabel, sceneID
  case sceneMemberID, placeholderIdentifier, storyboardIdentifier, storyboardName, referencedIdentifier
  case initialViewController, launchScreen, toolsVersion, systemVersion, targetRuntime
  case propertyAccessControl, useAutolayout, useTraitCollections, useSafeAreas, version, orientation
  case layout, appearance, catalog, translatesAutoresizingMaskIntoConstraints, fixedFrame, misplaced
  case ambiguous, hidden, opaque, alpha, clipsSubviews, horizontalHuggingPriority
  case verticalHuggingPriority, horizontalCompressionResistancePriority
  case verticalCompressionResistancePriority, widthSizable, heightSizable, flexibleMinX, flexibleMaxX
  case flexibleMinY, flexibleMaxY, axis, alignment, distribution, spacing, spacingType
  case baselineRelativeArrangement, numberOfLines, preferredMaxLayoutWidth, adjustsFontSizeToFit
  case minimumFontSize, minimumScaleFactor, lineBreakMode, textAlignment
  case adjustsFontForContentSizeCategory, usesAttributedText, borderStyle, buttonType, backgroundImage
  case contentEdgeInsets, titleEdgeInsets, imageEdgeInsets, imagePadding, imagePlacement, buttonSize
  case cornerStyle, insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins
  case layoutMarginsFollowReadableWidth, viewRespectsSystemMinimumLayoutMargins
  case extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets, hidesBottomBarWhenPushed
  case navigationBarHidden, toolbarHidden, largeTitles, largeTitleDisplayMode, translucent, prompted
  case modalPresentationStyle, accessoryType, accessoryView, rowHeight, estimatedRowHeight
  case sectionHeaderHeight, sectionFooterHeight, separatorStyle, indentationLevel, indentationWidth
  case textLabel, detailTextLabel, scrollEnabled
  case showsSearchBar, scopeButtons, apportionsSegmentWidthsByContent, numberOfPages
  case segmentControlStyle, semanticContentAttribute, lineSpacing, maximumLineHeight, minimumLineHeight,
    lineHeightMultiple, scale, hidesWhenStopped
  case dataMode, contentInsetAdjustmentBehavior, alwaysBounceVertical, alwaysBounceHorizontal
  case contentViewInsetsToSafeArea, scrollDirection, symbolScale, preferredDisplayMode
  case preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth
  case maximumPrimaryColumnWidth, contentMode, firstLineHeadIndent, headIndent, tailIndent, paragraphSpacing
  case paragraphSpacingBefore
  /// `base64-UTF8`, the one name that is no identifier.
  case base64UTF8

  /// The spelling of the name.
  public var text: String { Self.texts[Int(rawValue)] }
}
