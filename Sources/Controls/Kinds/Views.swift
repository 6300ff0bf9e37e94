import SceneModel

/// Plain views, and views whose content another framework draws.
extension ObjectKind {
  package static let view = ObjectKind(
    .view, "UIView", look: .own,
    declares: OwnDeclaration(
      is: "object",
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
    library: LibraryView(.view, ["contentMode": "scaleToFill"]) { [.background($0.version)] })
  package static let containerView = ObjectKind(
    .containerView, "UIView", look: .placeholder("Container"), takesSubviews: false)
  package static let window = ObjectKind(
    element: "window", "UIWindow",
    declares: OwnDeclaration(is: "view", "visibleAtLaunch resizesToFullScreen"), takesSubviews: false)

  package static let arSceneView = ObjectKind(
    element: "arscnView", "ARSCNView", look: .placeholder("AR", .dark))
  package static let arSpriteView = ObjectKind(
    element: "arskView", "ARSKView", look: .placeholder("AR", .dark))
  package static let glkView = ObjectKind(
    element: "glkView", "GLKView", look: .placeholder("OpenGL", .dark),
    declares: OwnDeclaration(is: "view", "enableSetNeedsDisplay"))
  package static let mapView = ObjectKind(
    .mapView, "MKMapView", look: .own, accessibilityRole: "map",
    declares: OwnDeclaration(
      is: "view",
      """
      mapType showsUserLocation showsBuildings showsCompass showsScale showsTraffic showsPointsOfInterest
      zoomEnabled scrollEnabled rotateEnabled pitchEnabled
      """),
    library: LibraryView(
      .mapView, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"]))
  package static let metalView = ObjectKind(
    element: "mtkView", "MTKView", look: .placeholder("Metal", .dark),
    declares: OwnDeclaration(is: "view", "colorPixelFormat depthStencilPixelFormat"))
  package static let sceneView = ObjectKind(
    element: "sceneKitView", "SCNView", look: .placeholder("SceneKit", .dark),
    declares: OwnDeclaration(
      is: "view",
      """
      sceneName preferredRenderingAPI allowsCameraControl jitteringEnabled autoenablesDefaultLighting
      playing loops
      """))
  package static let spriteView = ObjectKind(
    element: "skView", "SKView", look: .placeholder("SpriteKit", .dark))
  package static let webView = ObjectKind(
    .webView, "UIWebView", look: .placeholder("Web", .white), accessibilityRole: "web page",
    declares: OwnDeclaration(is: "view", "scalesPageToFit", children: "dataDetectorTypes:dataDetectorType"),
    takesSubviews: false)
  package static let wkWebView = ObjectKind(
    .wkWebView, "WKWebView", look: .placeholder("Web", .white), accessibilityRole: "web page",
    declares: OwnDeclaration(
      is: "view", "allowsLinkPreview allowsBackForwardNavigationGestures",
      children: "configuration:wkWebViewConfiguration"),
    takesSubviews: false)
}
