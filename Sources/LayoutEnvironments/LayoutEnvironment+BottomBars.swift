import SceneModel

/// The bars at the bottom of a running app (Devices.md#bars).
extension LayoutEnvironment {
  /// The height of a tab bar, the home indicator aside. Points.
  package var tabBarHeight: Double {
    if hasLowBars { return DeviceMetrics.lowBottomBar }
    return isPad ? DeviceMetrics.tabBarOnPads[toolsVersion] : CanvasMetrics.tabBar
  }

  /// The height of a toolbar, the home indicator aside. Points.
  package var toolbarHeight: Double {
    if hasLowBars { return DeviceMetrics.lowBottomBar }
    return isPad ? DeviceMetrics.toolbarOnPads[toolsVersion] : CanvasMetrics.toolbar
  }
}
