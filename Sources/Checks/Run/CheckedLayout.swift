package import AutoLayout
package import Controls
package import Resolver
package import SceneModel

/// A scene laid out for an environment, as rules look at it.
package struct CheckedLayout: Sendable {
  package let document: CheckedDocument
  package let environment: CheckEnvironment
  /// What laid the scene out.
  package let engine: LayoutEngine
  /// The document under the traits of the scene's controller.
  package let resolution: Resolution
  package let layout: SceneLayout
  /// Of each view of the layout, in their order, what else is known of it.
  package let details: [ViewDetail]
  /// Of each view its superview, by index; -1 of a root.
  package let superviews: [Int]
  /// Of each view its frame in the coordinates of the root that it is in. Points.
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

  package var outline: SceneOutline { layout.outline }
  package var tree: ElementTree { document.tree }
  package var views: [ViewLayout] { layout.views }

  /// The root that a view is in, by index.
  package func root(of view: Int) -> Int {
    var view = view
    while superviews[view] >= 0 { view = superviews[view] }
    return view
  }

  /// Whether a view is seen: neither it nor a superview is hidden or transparent.
  package func isSeen(_ view: Int) -> Bool { resolution.concealment(of: views[view].node) == nil }
}

/// A scene in all the environments of a check, as rules look at it.
package struct CheckedScene: Sendable {
  package let document: CheckedDocument
  package let outline: SceneOutline
  /// What scenes are laid out for; indices of findings are of these.
  package let environments: [CheckEnvironment]
  /// The layouts that were made, with the indices of their environments.
  package let layouts: [(environment: Int, layout: CheckedLayout)]
}
