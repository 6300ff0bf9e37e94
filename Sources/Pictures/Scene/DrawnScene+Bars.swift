import AutoLayout
import Controls
import SceneModel

/// The bars that the scene's controller shows for its children (Looks.md#containers).
extension DrawnScene {
  /// The rectangle of such a bar in the controller's area, with what is unsafe beyond it. On the canvas its
  /// saved frame is no position.
  func placeOfBar(_ bar: ViewLayout) -> Rect {
    if tree.isElement(bar.node, .navigationBar) {
      return Rect(x: 0, y: 0, width: screenSize.width, height: min(max(bar.frame.maxY, 0), screenSize.height))
    }
    if isRunning {
      let y = bar.frame.y
      return Rect(x: 0, y: y, width: screenSize.width, height: max(screenSize.height - y, 0))
    }
    let height =
      (tree.isElement(bar.node, .tabBar) ? CanvasMetrics.tabBar : CanvasMetrics.toolbar) + screenInsets.bottom
    return Rect(x: 0, y: screenSize.height - height, width: screenSize.width, height: height)
  }
}
