import SceneModel

/// Plain views, and views whose content another framework draws.
extension ObjectKind {
  static let view = ObjectKind(
    .view, "UIView",
    library: LibraryView(.view, ["contentMode": "scaleToFill"]) { [.background($0.version)] })
  static let containerView = ObjectKind(.containerView, "UIView", takesSubviews: false)
  static let window = ObjectKind(element: "window", "UIWindow", takesSubviews: false)

  static let arSceneView = ObjectKind(element: "arscnView", "ARSCNView")
  static let arSpriteView = ObjectKind(element: "arskView", "ARSKView")
  static let glkView = ObjectKind(element: "glkView", "GLKView")
  static let mapView = ObjectKind(
    .mapView, "MKMapView",
    library: LibraryView(
      .mapView, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"]))
  static let metalView = ObjectKind(element: "mtkView", "MTKView")
  static let sceneView = ObjectKind(element: "sceneKitView", "SCNView")
  static let spriteView = ObjectKind(element: "skView", "SKView")
  static let webView = ObjectKind(.webView, "UIWebView", takesSubviews: false)
  static let wkWebView = ObjectKind(.wkWebView, "WKWebView", takesSubviews: false)
}
