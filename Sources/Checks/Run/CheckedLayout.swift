package import AutoLayout
package import Controls
package import Resolver
package import SceneModel

/// A scene laid out for an environment, as rules check it.
package final class CheckedLayout: Sendable {
  package let document: CheckedDocument
  package let environment: CheckEnvironment
  /// The engine that laid the scene out.
  package let engine: LayoutEngine
  /// The document under the traits of the scene's controller.
  package let resolution: Resolution
  package let layout: SceneLayout
  /// The details of each view, in the order of the layout's views.
  package let details: [ViewDetail]
  /// The superview of each view, by index; -1 for a root.
  package let superviews: [Int]
  /// The frame of each view in the coordinates of its root. Points.
  package let rects: [Rect]
  package let names: SceneNames

  init(
    _ document: CheckedDocument, _ environment: CheckEnvironment, _ engine: LayoutEngine,
    _ outline: SceneOutline
  ) {
    self.document = document
    self.environment = environment
    self.engine = engine
    resolution = engine.resolution(of: outline)
    (layout, details) = engine.layoutInDetail(outline)
    names = SceneNames(resolution, outline)
    var superviews: [Int] = []
    var rects: [Rect] = []
    for (index, view) in layout.views.enumerated() {
      let superview = details[index].superview
      superviews.append(superview)
      guard superview >= 0 else {
        rects.append(Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height))
        continue
      }
      var rect = view.frame
      rect.x += rects[superview].x
      rect.y += rects[superview].y
      rects.append(rect)
    }
    self.superviews = superviews
    self.rects = rects
  }

  /// The layout for another environment of the canvas, in whose size class a scene is laid out alike.
  init(_ alike: CheckedLayout, _ environment: CheckEnvironment, _ engine: LayoutEngine) {
    document = alike.document
    self.environment = environment
    self.engine = engine
    resolution = engine.resolution(of: alike.outline)
    layout = alike.layout.under(resolution.traits)
    details = alike.details
    superviews = alike.superviews
    rects = alike.rects
    names = alike.names
  }

  package var outline: SceneOutline { layout.outline }
  package var tree: ElementTree { document.tree }
  package var views: [ViewLayout] { layout.views }

  /// The root of a view, by index.
  package func root(of view: Int) -> Int {
    var view = view
    while superviews[view] >= 0 { view = superviews[view] }
    return view
  }

  /// Whether a view is seen: neither it nor a superview is hidden or transparent.
  package func isSeen(_ view: Int) -> Bool { resolution.concealment(of: views[view].node) == nil }
}

/// A scene in all the environments of a check, as rules check it.
package struct CheckedScene: Sendable {
  package let document: CheckedDocument
  package let outline: SceneOutline
  /// The environments that scenes are laid out for; findings hold their indices.
  package let environments: [CheckEnvironment]
  /// The layouts that were made, with the indices of their environments.
  package let layouts: [(environment: Int, layout: CheckedLayout)]
}
