import Adaptivity
import Resolver
import SceneModel

/// The bars of containers on a device (Devices.md#bars).
extension LayoutEngine {
  /// Whether a root is a container's own bar.
  func isBar(_ root: SceneRoot) -> Bool { BarKind(root.node, resolution.tree) != nil }

  /// The frame of a container's own bar in the container's view; nil of another root.
  func barFrame(of root: SceneRoot) -> Rect? {
    let tree = resolution.tree
    guard let controller = root.controller, let surroundings, let kind = BarKind(root.node, tree) else {
      return nil
    }
    let safeArea = environment.screenInsets
    let bars = BarMetrics(
      ofContainer: controller, kind, isSheet: surroundings.isOnSheet, in: environment, tree)
    let size = environment.size
    switch kind {
    case .navigation:
      return Rect(x: 0, y: environment.navigationBarTop, width: size.width, height: bars.navigationBar)
    case .tab:
      let height = bars.bottomBarHeight(in: environment) + safeArea.bottom
      return Rect(x: 0, y: size.height - height, width: size.width, height: height)
    case .tool:
      let height = bars.bottomBarHeight(in: environment)
      return Rect(x: 0, y: size.height - safeArea.bottom - height, width: size.width, height: height)
    }
  }
}
