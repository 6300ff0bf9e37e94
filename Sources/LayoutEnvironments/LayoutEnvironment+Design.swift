import Devices
package import SceneModel

extension LayoutEnvironment {
  /// Interface Builder's canvas for a document (InterfaceBuilder.md#canvas-device).
  package static func design(of document: Document) -> LayoutEnvironment {
    let tree = document.tree
    if let root = tree.root, let element = tree.child(of: root, .device),
      let device = tree[element, .id].flatMap(Device.canvas(id:))
    {
      return canvas(of: document, device: device, element: element)
    }
    return legacyCanvas(of: document)
  }

  private static func canvas(of document: Document, device: Device, element: NodeID) -> LayoutEnvironment {
    let tree = document.tree
    let orientation: Orientation = tree[element, .orientation] == "landscape" ? .landscape : .portrait
    let adaptation = tree.child(of: element, .adaptation).flatMap { tree[$0, .id] }
    var traits = TraitCollection(sizeClass: device.sizeClass(in: orientation), idiom: device.idiom.rawValue)
    traits.style = tree[element, .appearance]
    // A two-thirds split is compact upright (InterfaceBuilder.md#split-layouts).
    if device.idiom == .pad, let layout = tree[element, .layout] ?? adaptation, layout.hasPrefix("splitview"),
      layout != "splitview2_3" || orientation == .portrait
    {
      traits.sizeClass.width = .compact
    }
    var environment = LayoutEnvironment(
      toolsVersion: document.toolsVersion, size: device.size(in: orientation), scale: device.scale,
      traits: traits,
      orientation: orientation, hasHomeIndicator: device.hasHomeIndicator, hasDevice: true, isDesign: true,
      screenInsets: .zero, isPad: device.idiom == .pad)
    environment.screenInsets = environment.canvasInsets(of: device)
    var upright = environment
    upright.orientation = .portrait
    environment.uprightInsets = upright.canvasInsets(of: device)
    return environment
  }

  /// The safe area of a bare view on the canvas, by the Interface Builder that drew it
  /// (InterfaceBuilder.md#status-bar, InterfaceBuilder.md#home-indicator-insets,
  /// InterfaceBuilder.md#television-insets).
  private func canvasInsets(of device: Device) -> EdgeInsets {
    if device.idiom == .tv {
      return EdgeInsets(
        left: CanvasMetrics.televisionSides, top: CanvasMetrics.televisionEnds,
        right: CanvasMetrics.televisionSides, bottom: CanvasMetrics.televisionEnds)
    }
    guard hasHomeIndicator else {
      let hidesStatusBar =
        isLandscapePhone && toolsVersion.has(.safeArea) || toolsVersion.has(.hiddenStatusBar)
      return EdgeInsets(top: hidesStatusBar ? 0 : CanvasMetrics.statusBar)
    }
    if isPad {
      // InterfaceBuilder.md#pad-insets
      return EdgeInsets(
        top: orientation == .landscape ? 0 : CanvasMetrics.statusBarOfPads,
        bottom: CanvasMetrics.homeIndicatorOfPads)
    }
    let top = statusBarHeight(of: device)
    return isLandscapePhone
      ? EdgeInsets(left: top, right: top, bottom: CanvasMetrics.homeIndicatorInLandscape)
      : EdgeInsets(top: top, bottom: CanvasMetrics.homeIndicator)
  }

  private func statusBarHeight(of device: Device) -> Double {
    switch device.canvasID {
    case "retina5_9": CanvasMetrics.statusBarOf59[toolsVersion]
    case "retina6_1": CanvasMetrics.statusBarOf61[toolsVersion]
    case "retina6_5": 44
    case "retina6_0", "retina6_7": CanvasMetrics.statusBarOf60[toolsVersion]
    default: device.safeArea(in: .portrait).top
    }
  }

  /// The canvas of documents without a device: 600 × 600 any-any, or what the simulated metrics name
  /// (InterfaceBuilder.md#canvas-without-device).
  private static func legacyCanvas(of document: Document) -> LayoutEnvironment {
    let tree = document.tree
    var size = Size(600, 600)
    var isPad = false
    let container = tree.root.flatMap { tree.child(of: $0, .simulatedMetricsContainer) }
    if let container, let destination = tree.child(of: container, key: "destination") {
      let type = tree[destination, .type]
      isPad = type == "iPad"
      size = screenSize(simulated: type)
    }
    let version = document.toolsVersion
    // InterfaceBuilder.md#canvas-scale, InterfaceBuilder.md#status-bar
    return LayoutEnvironment(
      toolsVersion: version, size: size, scale: version.has(.retinaCanvas) || hasHalfPoints(tree) ? 2 : 1,
      traits: TraitCollection(sizeClass: .any, idiom: isPad ? Idiom.pad.rawValue : nil),
      orientation: .portrait,
      hasHomeIndicator: false, hasDevice: false, isDesign: true,
      screenInsets: EdgeInsets(top: version.has(.hiddenStatusBar) ? 0 : CanvasMetrics.statusBar),
      isPad: isPad)
  }

  /// Whether a row's content ends at half a point, as it does where the separator is a pixel of half a point
  /// (InterfaceBuilder.md#canvas-scale).
  private static func hasHalfPoints(_ tree: ElementTree) -> Bool {
    guard let root = tree.root else { return false }
    return tree.subtree(of: root).contains { index in
      let node = NodeID(index)
      guard tree.isElement(node, .tableViewCellContentView), let frame = tree.child(of: node, key: "frame"),
        let height = tree[frame, .height].flatMap(Double.init(attribute:))
      else { return false }
      return abs(height - height.rounded()) > 0.4
    }
  }

  package static func screenSize(simulated type: String?) -> Size {
    switch type {
    case "retina4", "retina4_0.fullscreen": Size(320, 568)
    case "retina47", "retina4_7.fullscreen": Size(375, 667)
    case "retina55", "retina5_5.fullscreen": Size(414, 736)
    case "iPad", "ipad9_7.fullscreen": Size(768, 1024)
    default: Size(320, 480)
    }
  }
}
