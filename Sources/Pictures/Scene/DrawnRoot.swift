import AutoLayout
import Resolver
import SceneModel

/// A root of a scene: a view without a superview, or the area of a controller without a view.
struct DrawnRoot: Sendable {
  /// The element of the view; nil of a controller without one.
  let node: NodeID?
  /// The indices of its views.
  let views: Range<Int>
  /// The indices of the bars that the scene's controller shows for its children.
  let bars: [Range<Int>]
  /// The size of its picture. Points.
  let size: Size
  /// The corner of the view in the picture.
  let origin: DrawingPoint
  /// Whether it is the area of the scene's controller.
  let isOfController: Bool

  /// The roots of a layout, that of the scene's controller first.
  ///
  /// In a running app the picture of a controller's view is the area that the controller has, with the bars
  /// in it, and none is larger than the window; on the canvas a picture is as large as its root
  /// (Looks.md#screens).
  static func roots(of drawable: DrawableLayout, _ controller: NodeID?) -> [DrawnRoot] {
    let (views, tree) = (drawable.layout.views, drawable.resolution.tree)
    let starts = views.indices.filter { drawable.details[$0].superview < 0 }
    let ranges = zip(starts, starts.dropFirst() + [views.count]).map { $0..<$1 }
    func isBar(_ range: Range<Int>) -> Bool { tree.isBar(views[range.lowerBound].node, of: controller) }
    let bars = ranges.filter(isBar)
    var roots = ranges.filter { !isBar($0) }.map { range in
      let root = views[range.lowerBound]
      let isOfController = controller != nil && tree.parent(of: root.node) == controller
      let size = isOfController && drawable.window != nil ? drawable.screenSize : root.frame.size
      let origin =
        isOfController && drawable.window != nil
        ? DrawingPoint(root.frame.x, root.frame.y) : DrawingPoint(0, 0)
      return DrawnRoot(
        node: root.node, views: range, bars: isOfController ? bars : [], size: drawable.visible(size),
        origin: origin,
        isOfController: isOfController)
    }
    if controller != nil, !roots.contains(where: \.isOfController) {
      let area = DrawnRoot(
        node: nil, views: 0..<0, bars: bars, size: drawable.visible(drawable.screenSize),
        origin: DrawingPoint(0, 0),
        isOfController: true)
      roots.insert(area, at: 0)
    }
    let (own, rest) = (roots.filter(\.isOfController), roots.filter { !$0.isOfController })
    return own + rest
  }
}

extension DrawableLayout {
  /// As much of a size as a window shows; all of it on the canvas.
  fileprivate func visible(_ size: Size) -> Size {
    guard let window else { return size }
    return Size(min(size.width, window.size.width), min(size.height, window.size.height))
  }
}

extension ElementTree {
  /// Whether a view is a bar that a controller shows for its children.
  func isBar(_ view: NodeID, of controller: NodeID?) -> Bool {
    controller != nil && parent(of: view) == controller
      && [.navigationBar, .tabBar, .toolbar].contains { isElement(view, $0) }
  }
}
