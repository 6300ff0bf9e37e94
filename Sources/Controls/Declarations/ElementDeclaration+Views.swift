extension ElementDeclaration {
  /// Container views, bars, and views that other frameworks draw.
  static let views: [ElementDeclaration] = [
    ElementDeclaration(
      "object",
      """
      userLabel customClass customModule customModuleProvider propertyAccessControl colorLabel
      """,
      children: """
        userComments:attributedString userDefinedRuntimeAttributes:userDefinedRuntimeAttributes
        """),
    ElementDeclaration(
      "view", is: "object",
      """
      hidden opaque alpha tag contentMode clipsSubviews multipleTouchEnabled clearsContextBeforeDrawing
      userInteractionEnabled autoresizesSubviews fixedFrame translatesAutoresizingMaskIntoConstraints
      ambiguous misplaced verifyAmbiguity placeholderIntrinsicWidth placeholderIntrinsicHeight
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority restorationIdentifier preservesSuperviewLayoutMargins
      layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea semanticContentAttribute
      simulatedAppContext reference focusGroupIdentifier
      """,
      children: """
        frame:rect frameInset:frame contentStretch:rect autoresizingMask:autoresizingMask
        backgroundColor:color tintColor:color layoutMargins:edgeInsets
        directionalLayoutMargins:directionalEdgeInsets accessibilityConfiguration:accessibility
        safeArea:viewLayoutGuide keyboard:keyboardLayoutGuide
        simulatedStatusBarMetrics:simulatedStatusBarMetrics,nil
        simulatedTopBarMetrics:simulatedNavigationBarMetrics,nil
        simulatedBottomBarMetrics:simulatedTabBarMetrics,simulatedToolbarMetrics,nil
        simulatedOrientationMetrics:simulatedOrientationMetrics
        simulatedDestinationMetrics:simulatedScreenMetrics,freeformSimulatedSizeMetrics freeformSize:size
        canvasLocation:point
        """),
    ElementDeclaration(
      "scrollView", is: "view",
      """
      bounces alwaysBounceHorizontal alwaysBounceVertical directionalLockEnabled pagingEnabled
      scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator minimumZoomScale
      maximumZoomScale bouncesZoom keyboardDismissMode indicatorStyle delaysContentTouches
      canCancelContentTouches contentInsetAdjustmentBehavior
      """,
      children: """
        contentInset:inset scrollIndicatorInsets:inset contentLayoutGuide:viewLayoutGuide
        frameLayoutGuide:viewLayoutGuide
        """),
    ElementDeclaration(
      "tableView", is: "scrollView",
      """
      style separatorStyle dataMode rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight
      estimatedSectionHeaderHeight estimatedSectionFooterHeight allowsSelection
      allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
      showsSelectionImmediatelyOnTouchBegin sectionIndexMinimumDisplayRowCount separatorInsetReference
      contentViewInsetsToSafeArea springLoaded dragInteractionEnabled remembersLastFocusedIndexPath
      """,
      children: """
        sectionIndexColor:color sectionIndexTrackingBackgroundColor:color separatorEffect:visualEffect
        sectionIndexBackgroundColor:color separatorColor:color separatorInset:inset tableFooterView:view
        tableHeaderView:searchBar,toolbar,view
        """),
    ElementDeclaration(
      "collectionView", is: "scrollView",
      """
      dataMode prefetchingEnabled allowsSelection allowsMultipleSelection springLoaded
      dragInteractionEnabled remembersLastFocusedIndexPath
      """,
      children: """
        collectionViewLayout:collectionViewFlowLayout,collectionViewLayout
        sectionFooterView:collectionReusableView sectionHeaderView:collectionReusableView
        """),
    ElementDeclaration("collectionReusableView", is: "view", "reuseIdentifier"),
    ElementDeclaration(
      "collectionViewCell", is: "collectionReusableView",
      children: """
        contentView:collectionViewCellContentView,view customSize:size
        """),
    ElementDeclaration(
      "tableViewCell", is: "view",
      """
      style selectionStyle accessoryType editingAccessoryType hidesAccessoryWhenEditing indentationLevel
      indentationWidth shouldIndentWhileEditing showsReorderControl reuseIdentifier rowHeight textLabel
      detailTextLabel imageView focusStyle
      """,
      children: """
        contentView:tableViewCellContentView,view separatorInset:inset
        """),
    ElementDeclaration(
      "stackView", is: "view",
      """
      axis distribution alignment spacing spacingType baselineRelativeArrangement
      """),
    ElementDeclaration("collectionViewCellContentView", is: "view"),
    ElementDeclaration("tableViewCellContentView", is: "view", "tableViewCell"),
    ElementDeclaration("containerView", is: "view"),
    ElementDeclaration("visualEffectView", is: "view", children: "contentView:view"),
    ElementDeclaration(
      "mapView", is: "view",
      """
      mapType showsUserLocation showsBuildings showsCompass showsScale showsTraffic showsPointsOfInterest
      zoomEnabled scrollEnabled rotateEnabled pitchEnabled
      """),
    ElementDeclaration(
      "sceneKitView", is: "view",
      """
      sceneName preferredRenderingAPI allowsCameraControl jitteringEnabled autoenablesDefaultLighting
      playing loops
      """),
    ElementDeclaration("arscnView", is: "view"),
    ElementDeclaration("arskView", is: "view"),
    ElementDeclaration("skView", is: "view"),
    ElementDeclaration("mtkView", is: "view", "colorPixelFormat depthStencilPixelFormat"),
    ElementDeclaration("glkView", is: "view", "enableSetNeedsDisplay"),
    ElementDeclaration(
      "webView", is: "view", "scalesPageToFit", children: "dataDetectorTypes:dataDetectorType"),
    ElementDeclaration(
      "wkWebView", is: "view", "allowsLinkPreview allowsBackForwardNavigationGestures",
      children: "configuration:wkWebViewConfiguration"),
    ElementDeclaration(
      "navigationBar", is: "view", "barStyle translucent largeTitles",
      children: """
        barTintColor:color compactAppearance:navigationBarAppearance
        compactScrollEdgeAppearance:navigationBarAppearance largeTitleTextAttributes:textAttributes
        scrollEdgeAppearance:navigationBarAppearance standardAppearance:navigationBarAppearance
        titleTextAttributes:textAttributes
        """),
    ElementDeclaration(
      "tabBar", is: "view",
      """
      barStyle translucent itemPositioning itemWidth itemSpacing selectionIndicatorImage backgroundImage
      shadowImage
      """,
      children: """
        barTintColor:color selectedImageTintColor:color
        """),
    ElementDeclaration(
      "toolbar", is: "view", "barStyle translucent",
      children: """
        barTintColor:color scrollEdgeAppearance:toolbarAppearance standardAppearance:toolbarAppearance
        """),
    ElementDeclaration("tvCaptionButtonView", is: "control", "catalog contentImage title"),
    ElementDeclaration("window", is: "view", "visibleAtLaunch resizesToFullScreen"),
  ]
}
