extension ElementDeclaration {
  /// Controllers, guides, items of bars, gesture recognizers, connections and constraints.
  static let controllers: [ElementDeclaration] = [
    ElementDeclaration(
      "viewController", is: "object",
      """
      storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier title
      automaticallyAdjustsScrollViewInsets hidesBottomBarWhenPushed definesPresentationContext
      providesPresentationContextTransitionStyle extendedLayoutIncludesOpaqueBars
      autoresizesArchivedViewToFullSize wantsFullScreenLayout modalPresentationStyle modalTransitionStyle
      interfaceStyle nibName
      """,
      children: """
        navigationItem:navigationItem tabBarItem:tabBarItem edgesForExtendedLayout:extendedEdge
        simulatedStatusBarMetrics:simulatedStatusBarMetrics,nil
        simulatedTopBarMetrics:simulatedNavigationBarMetrics,nil
        simulatedBottomBarMetrics:simulatedTabBarMetrics,simulatedToolbarMetrics,nil
        simulatedOrientationMetrics:simulatedOrientationMetrics
        simulatedDestinationMetrics:simulatedScreenMetrics,freeformSimulatedSizeMetrics,fixedSimulatedSizeMetrics,modalPageSheetSimulatedSizeMetrics,splitViewMasterSimulatedSizeMetrics,splitViewDetailSimulatedSizeMetrics
        freeformSize:size contentSizeForViewInPopover:value size:size canvasLocation:point
        view:containerView,scrollView,view,visualEffectView
        """),
    ElementDeclaration(
      "tableViewController", is: "viewController", "clearsSelectionOnViewWillAppear",
      children: """
        view:containerView,scrollView,tableView,view,visualEffectView
        """),
    ElementDeclaration(
      "collectionViewController", is: "viewController", "clearsSelectionOnViewWillAppear",
      children: """
        view:collectionView,containerView,scrollView,view,visualEffectView
        """),
    ElementDeclaration(
      "navigationController", is: "viewController", "navigationBarHidden toolbarHidden",
      children: """
        navigationBar:navigationBar toolbar:toolbar
        """),
    ElementDeclaration("tabBarController", is: "viewController", "selectedIndex", children: "tabBar:tabBar"),
    ElementDeclaration(
      "splitViewController", is: "viewController",
      """
      minimumPrimaryColumnWidth maximumPrimaryColumnWidth presentsWithGesture preferredDisplayMode
      allowDoubleColumnStyle behavior preferredPrimaryColumnWidthFraction primaryBackgroundStyle
      """),
    ElementDeclaration(
      "pageViewController", is: "viewController",
      """
      transitionStyle navigationOrientation spineLocation doubleSided pageSpacing
      """),
    ElementDeclaration(
      "avPlayerViewController", is: "viewController", "videoGravity showsPlaybackControls",
      children: """
        view:containerView,imageView,scrollView,view,visualEffectView
        """),
    ElementDeclaration(
      "glkViewController", is: "viewController", "preferredFramesPerSecond",
      children: """
        view:containerView,glkView,scrollView,view,visualEffectView
        """),
    ElementDeclaration("hostingController", is: "viewController"),
    ElementDeclaration(
      "viewControllerPlaceholder", is: "object",
      """
      storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier
      """,
      children: """
        navigationItem:navigationItem tabBarItem:tabBarItem
        """),
    ElementDeclaration(
      "controllerPlaceholder", is: "object",
      """
      storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier
      """),
    ElementDeclaration("placeholder", is: "object", "placeholderIdentifier"),
    ElementDeclaration("exit", is: "object"),
    ElementDeclaration("customObject", is: "object", "className"),
    ElementDeclaration("searchDisplayController", is: "object", "searchContentsController"),
    ElementDeclaration("viewControllerLayoutGuide", is: "object", "type"),
    ElementDeclaration("viewLayoutGuide", is: "object", "identifier"),
    ElementDeclaration("layoutGuide", is: "object", "identifier", children: "frame:rect"),
    ElementDeclaration("keyboardLayoutGuide", is: "object", "identifier followsUndockedKeyboard"),
    ElementDeclaration(
      "gestureRecognizer", is: "object",
      """
      enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
      """),
    ElementDeclaration(
      "tapGestureRecognizer", is: "gestureRecognizer", "numberOfTapsRequired numberOfTouchesRequired"),
    ElementDeclaration(
      "panGestureRecognizer", is: "gestureRecognizer", "minimumNumberOfTouches maximumNumberOfTouches"),
    ElementDeclaration(
      "swipeGestureRecognizer", is: "gestureRecognizer", "direction numberOfTouchesRequired"),
    ElementDeclaration("pinchGestureRecognizer", is: "gestureRecognizer", "scale"),
    ElementDeclaration("rotationGestureRecognizer", is: "gestureRecognizer", "rotation"),
    ElementDeclaration(
      "pongPressGestureRecognizer", is: "gestureRecognizer",
      """
      allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
      """),
    ElementDeclaration(
      "screenEdgePanGestureRecognizer", is: "gestureRecognizer",
      "minimumNumberOfTouches maximumNumberOfTouches edges"),
    ElementDeclaration(
      "barItem", is: "object", "title image landscapeImage tag enabled catalog",
      children: """
        image:imageReference landscapeImage:imageReference
        """),
    ElementDeclaration(
      "barButtonItem", is: "barItem", "style systemItem width springLoaded selected",
      children: """
        customView:button,segmentedControl,slider,textField,view tintColor:color
        """),
    ElementDeclaration(
      "tabBarItem", is: "barItem", "systemItem selectedImage badgeValue springLoaded",
      children: """
        selectedImage:imageReference badgeColor:color imageInsets:inset
        titlePositionAdjustment:offsetWrapper
        """),
    ElementDeclaration(
      "navigationItem", is: "object",
      """
      title prompt hidesBackButton leftItemsSupplementBackButton largeTitleDisplayMode
      """,
      children: """
        prompt:string leftBarButtonItem:barButtonItem rightBarButtonItem:barButtonItem
        backBarButtonItem:barButtonItem title:nil,string titleView:segmentedControl,switch,view
        """),
    ElementDeclaration("collectionViewLayout", is: "object"),
    ElementDeclaration(
      "collectionViewFlowLayout", is: "collectionViewLayout",
      """
      scrollDirection minimumLineSpacing minimumInteritemSpacing sectionInsetReference
      automaticEstimatedItemSize sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
      """,
      children: """
        estimatedItemSize:size footerReferenceSize:size headerReferenceSize:size itemSize:size
        sectionInset:inset
        """),
    ElementDeclaration(
      "tableViewSection", is: "object", "headerTitle footerTitle", children: "headerView:view footerView:view"
    ),
    ElementDeclaration("connection", "destination"),
    ElementDeclaration("outlet", is: "connection", "property"),
    ElementDeclaration("outletCollection", is: "connection", "property collectionClass appends"),
    ElementDeclaration("action", is: "connection", "selector eventType target"),
    ElementDeclaration(
      "segue", is: "connection",
      """
      kind identifier relationship modalPresentationStyle modalTransitionStyle animates customClass
      customModule customModuleProvider destinationCreationSelector inheritsFrom
      popoverAnchorBarButtonItem popoverAnchorView reference unwindAction
      """,
      children: """
        action:nil commit:segue popoverArrowDirection:popoverArrowDirection preview:segue
        """),
    ElementDeclaration(
      "constraint",
      """
      constant priority multiplier relation firstItem firstAttribute secondItem secondAttribute symbolic
      symbolType placeholder identifier userLabel customClass type
      """),
  ]
}
