import AutoLayout
import Controls
import SceneModel

/// Controllers without a view in the scene: containers, and those whose view is in another file
/// (Looks.md#containers).
extension DrawnScene {
  /// Whether the scene has a controller without a view.
  var lacksView: Bool {
    controller != nil
      && !views.contains {
        $0.parent == nil && tree.parent(of: $0.node) == controller && !isBarOfContainer($0.node)
      }
  }

  /// Whether a view is a bar that the scene's controller shows for its children.
  func isBarOfContainer(_ view: NodeID) -> Bool {
    controller != nil && tree.parent(of: view) == controller
      && [.navigationBar, .tabBar, .toolbar].contains { tree.isElement(view, $0) }
  }

  /// The rectangle of such a bar in the controller's area, in the points of the drawing, with what is unsafe
  /// beyond it. On the canvas its saved frame is no position.
  func placeOfBar(_ bar: ViewLayout) -> Rect {
    if tree.isElement(bar.node, .navigationBar) {
      return Rect(x: 0, y: 0, width: screenSize.width, height: min(max(bar.frame.maxY, 0), screenSize.height))
    }
    // A place is what a device gives a controller.
    if layout.place != nil {
      let y = bar.frame.y
      return Rect(x: 0, y: y, width: screenSize.width, height: max(screenSize.height - y, 0))
    }
    let height =
      (tree.isElement(bar.node, .tabBar) ? CanvasMetrics.tabBar : CanvasMetrics.toolbar) + screenInsets.bottom
    return Rect(x: 0, y: screenSize.height - height, width: screenSize.width, height: height)
  }
}

extension ScenePicture {
  /// Draws the area of a controller without a view, with the scene's name.
  func drawContainer(_ list: inout DrawingList) {
    let place = Rect(x: 0, y: 0, width: scene.screenSize.width, height: scene.screenSize.height)
    let isDark = scene.palette.isDark
    list.fill(.rect(place), DrawingColor(isDark ? 0x1C1C1E : 0xEFEFF4))
    list.outline(place)
    list.caption(scene.name, in: place, .gray, scene.controls.measurer)
  }
}
