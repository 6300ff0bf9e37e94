import AutoLayout
import Controls
import InterfaceBuilder
import Pictures
import SceneModel
import Testing

/// Small documents, and what is drawn of them.
enum Picturing {
  /// A storyboard of one scene whose controller's view, `root`, is 375 × 667 and holds views
  /// at fixed places.
  static func document(
    _ views: String, attributes: String = "", rest: String = "", resources: String = "",
    toolsVersion: Int = 21701
  ) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="controller">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <view key="view"\(attributes) id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews>\(rest)
      </view></viewController>
      </objects></scene></scenes>\(resources)
      </document>
      """
    return try read(text)
  }

  static func read(_ text: String) throws -> Document {
    try DocumentReader().read(Array(text.utf8), path: "Main.storyboard")
  }

  /// A view at a fixed place.
  static func view(
    _ element: String, _ id: String, _ frame: (Double, Double, Double, Double), _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    """
    <\(element) fixedFrame="YES"\(attributes.isEmpty ? "" : " " + attributes) id="\(id)">
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\(content)
    </\(element)>
    """
  }

  /// The picture of a document's first scene.
  static func drawing(
    _ document: Document, style: InterfaceStyle? = nil, direction: LayoutDirection? = nil,
    contrast: AccessibilityContrast? = nil, catalogs: [AssetCatalog] = [],
    overlays: Set<PictureOverlay> = [], highlight: ObjectID? = nil
  ) throws -> Drawing {
    var overrides = TraitOverrides(style: style?.rawValue)
    overrides.direction = direction
    overrides.contrast = contrast
    let engine = LayoutEngine(document, LayoutRequest(overrides: overrides))
    let outline = try #require(document.scenes.first)
    return ScenePicture(engine, outline, catalogs: catalogs).drawing(
      title: outline.name, PictureOptions(overlays: overlays, highlight: highlight))
  }

  /// The drawing of the views of a document, without the root's own background.
  static func commands(
    _ views: String, style: InterfaceStyle? = nil, direction: LayoutDirection? = nil,
    toolsVersion: Int = 21701
  ) throws -> [DrawingCommand] {
    let document = try document(views, toolsVersion: toolsVersion)
    return try Array(drawing(document, style: style, direction: direction).commands.dropFirst(2).dropLast())
  }
}

extension [DrawingCommand] {
  /// The texts that are drawn.
  var texts: [DrawnText] { compactMap { if case .text(let text) = $0 { text } else { nil } } }

  /// The filled paths, each with its colour.
  var fills: [(path: DrawingPath, color: DrawingColor)] {
    compactMap { if case .fill(let path, let color) = $0 { (path, color) } else { nil } }
  }

  /// The paths drawn as lines, each with its colour.
  var strokes: [(path: DrawingPath, color: DrawingColor)] {
    compactMap { if case .stroke(let path, let color, _) = $0 { (path, color) } else { nil } }
  }

  /// The groups that begin.
  var groups: [DrawingGroup] { compactMap { if case .begin(let group) = $0 { group } else { nil } } }
}
