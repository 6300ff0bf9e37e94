import SceneModel

extension ObjectKind {
  package static let navigationBar = ObjectKind(
    .navigationBar, "UINavigationBar", mac: .choosesBehavior, look: .own,
    declares: OwnDeclaration(
      is: "view", "barStyle translucent largeTitles",
      children: """
        barTintColor:color compactAppearance:navigationBarAppearance
        compactScrollEdgeAppearance:navigationBarAppearance largeTitleTextAttributes:textAttributes
        scrollEdgeAppearance:navigationBarAppearance standardAppearance:navigationBarAppearance
        titleTextAttributes:textAttributes
        """),
    reads: [Vocabulary(.navigationBar, .largeTitles)], takesSubviews: false,
    size: SizeRule("InterfaceBuilder.md#navigation-bar") { bar in
      let isLarge = bar.flag(.largeTitles) == true
      return ContentSize(height: CanvasMetrics.navigationBar + (isLarge ? CanvasMetrics.largeTitle : 0))
    })

  package static let tabBar = ObjectKind(
    .tabBar, "UITabBar", look: .own,
    declares: OwnDeclaration(
      is: "view",
      """
      barStyle translucent itemPositioning itemWidth itemSpacing selectionIndicatorImage backgroundImage
      shadowImage
      """,
      children: "barTintColor:color selectedImageTintColor:color"), takesSubviews: false,
    size: SizeRule("InterfaceBuilder.md#tab-bar") { bar in
      ContentSize(
        height: bar.reading.isPad ? DeviceMetrics.tabBarOnPads[bar.version] : CanvasMetrics.tabBar)
    })

  package static let toolbar = ObjectKind(
    .toolbar, "UIToolbar", look: .own,
    declares: OwnDeclaration(
      is: "view", "barStyle translucent",
      children: """
        barTintColor:color scrollEdgeAppearance:toolbarAppearance standardAppearance:toolbarAppearance
        """),
    takesSubviews: false,
    size: SizeRule(
      "InterfaceBuilder.md#toolbar",
      size: { bar, _ in
        ContentSize(
          height: bar.reading.isPad ? DeviceMetrics.toolbarOnPads[bar.version] : CanvasMetrics.toolbar)
      },
      onCanvas: { size, bar, _ in
        guard bar.reading.hasHomeIndicator, !bar.reading.isPad else { return size }
        return ContentSize(height: CanvasMetrics.toolbarAboveHomeIndicator[bar.version])
      }))
}
