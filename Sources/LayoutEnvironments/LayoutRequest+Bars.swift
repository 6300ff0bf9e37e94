import SceneModel

/// The lengths that a running app's bars and rows have (Devices.md#bars, Devices.md#rows).
package struct RunningMetrics: Sendable {
  /// The height of a navigation bar without a large title. Points.
  package let navigationBar: Double
  /// The height of a navigation bar in a card or a sheet without a large title. Points.
  package let navigationBarInCard: Double
  /// The height that a large title adds to it. Points.
  package let largeTitle: Double
  /// The height of a tab bar. Points.
  package let tabBar: Double
  /// The height of a toolbar. Points.
  package let toolbar: Double
  /// The margin at the sides of a row's content. Points.
  package let rowMargin: Double
  /// The margin at the top and the bottom of a row's content. Points.
  package let rowEdge: Double
  /// The top of a navigation bar on the screen. Points.
  package let navigationBarTop: Double
}

extension LayoutRequest {
  /// The lengths of bars and rows where the request has scenes laid out.
  package var runningMetrics: RunningMetrics {
    let environment = LayoutEnvironment(of: Document(path: "", tree: ElementTree()), for: self)
    return RunningMetrics(
      navigationBar: BarMetrics.navigationBarHeight(isSheet: false, in: environment),
      navigationBarInCard: BarMetrics.navigationBarHeight(isSheet: true, in: environment),
      largeTitle: environment.traits.sizeClass.height == .compact ? 0 : CanvasMetrics.largeTitle,
      tabBar: environment.tabBarHeight, toolbar: environment.toolbarHeight, rowMargin: environment.rowMargin,
      rowEdge: CanvasMetrics.cellEdge[environment.toolsVersion],
      navigationBarTop: environment.navigationBarTop)
  }
}
