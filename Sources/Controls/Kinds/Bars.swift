import SceneModel

extension ObjectKind {
  package static let navigationBar = ObjectKind(
    .navigationBar, "UINavigationBar", reads: [Vocabulary(.navigationBar, .largeTitles)],
    takesSubviews: false,
    size: SizeRule("InterfaceBuilder.md#navigation-bar") { bar in
      let isLarge = bar.flag(.largeTitles) == true
      return ContentSize(height: CanvasMetrics.navigationBar + (isLarge ? CanvasMetrics.largeTitle : 0))
    })

  package static let tabBar = ObjectKind(
    .tabBar, "UITabBar", takesSubviews: false,
    size: SizeRule("InterfaceBuilder.md#tab-bar") { bar in
      ContentSize(
        height: bar.reading.isPad ? DeviceMetrics.tabBarOnPads[bar.version] : CanvasMetrics.tabBar)
    })

  package static let toolbar = ObjectKind(
    .toolbar, "UIToolbar", takesSubviews: false,
    size: SizeRule("InterfaceBuilder.md#toolbar") { bar in
      if bar.reading.isPad { return ContentSize(height: DeviceMetrics.toolbarOnPads[bar.version]) }
      return ContentSize(
        height: bar.reading.hasHomeIndicator
          ? CanvasMetrics.toolbarAboveHomeIndicator[bar.version] : CanvasMetrics.toolbar)
    })
}
