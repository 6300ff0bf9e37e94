import SceneModel

/// Plain views, and views whose content another framework draws.
extension ObjectKind {
  package static let view = ObjectKind(
    .view, "UIView",
    library: LibraryView(.view, ["contentMode": "scaleToFill"]) { [.background($0.version)] })
  package static let containerView = ObjectKind(.containerView, "UIView", takesSubviews: false)
  package static let window = ObjectKind(element: "window", "UIWindow", takesSubviews: false)

  package static let arSceneView = ObjectKind(element: "arscnView", "ARSCNView")
  package static let arSpriteView = ObjectKind(element: "arskView", "ARSKView")
  package static let glkView = ObjectKind(element: "glkView", "GLKView")
  package static let mapView = ObjectKind(
    .mapView, "MKMapView",
    library: LibraryView(
      .mapView, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"]))
  package static let metalView = ObjectKind(element: "mtkView", "MTKView")
  package static let sceneView = ObjectKind(element: "sceneKitView", "SCNView")
  package static let spriteView = ObjectKind(element: "skView", "SKView")
  package static let webView = ObjectKind(.webView, "UIWebView", takesSubviews: false)
  package static let wkWebView = ObjectKind(.wkWebView, "WKWebView", takesSubviews: false)
}
