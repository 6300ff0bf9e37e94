import Adaptivity
import Resolver
package import SceneModel

/// The bars over a controller's view: those of its own simulated metrics, else of what leads to it.
package struct BarMetrics {
  /// The navigation bar's height, 0 without one. Points.
  package var navigationBar: Double = 0
  package var navigationBarIsOpaque = false
  package var hasTabBar = false
  package var hasToolbar = false
  package var bottomBarIsOpaque = false
  /// Whether a navigation controller holds the controller, its bar shown or not.
  package var isInNavigation = false

  package var hasNavigationBar: Bool { navigationBar > 0 }
  package var hasBottomBar: Bool { hasTabBar || hasToolbar }

  /// The bars of a controller in an environment (InterfaceBuilder.md#simulated-bars).
  package init(
    of controller: NodeID, context: ControllerGraph.Context, isSheet: Bool, in environment: LayoutEnvironment,
    _ tree: ElementTree
  ) {
    // The simulated metrics of a scene hold on the canvas alone (InterfaceBuilder.md#simulated-bars).
    let simulated =
      environment.isDesign ? tree.child(of: controller, key: "simulatedTopBarMetrics") : nil
    var hasBar = context.bars.navigation != nil || context.simulatesNavigationBar
    var isPrompted = false
    var bar: NodeID?
    if let navigation = context.bars.navigation {
      bar = tree.child(of: navigation, .navigationBar)
      navigationBarIsOpaque = bar.map { tree.flag($0, .translucent) == false } ?? false
    }
    if let simulated {
      hasBar = tree.name(of: simulated) != .nil
      if hasBar {
        navigationBarIsOpaque = tree.flag(simulated, .translucent) == false
        isPrompted = tree.flag(simulated, .prompted) == true
      }
    }
    isInNavigation = hasBar || context.bars.isInNavigation
    if hasBar {
      navigationBar = Self.navigationBarHeight(isSheet: isSheet, in: environment)
      if Self.showsLargeTitle(controller, tree) {
        navigationBar += Self.largeTitleHeight(of: bar, in: environment, tree)
      }
      if isPrompted { navigationBar += CanvasMetrics.prompt }
    }
    readBottom(of: controller, context, in: environment, tree)
  }

  /// A container's own bar alone, on a device.
  package init(
    ofContainer controller: NodeID, _ kind: BarKind, isSheet: Bool, in environment: LayoutEnvironment,
    _ tree: ElementTree
  ) {
    switch kind {
    case .navigation:
      navigationBar =
        Self.navigationBarHeight(isSheet: isSheet, in: environment)
        + Self.largeTitleHeight(of: tree.child(of: controller, .navigationBar), in: environment, tree)
    case .tab: hasTabBar = true
    case .tool: hasToolbar = true
    }
  }

  /// A controller that hides the bottom bar has none, not even one that it simulates
  /// (InterfaceBuilder.md#hidden-bottom-bars).
  private mutating func readBottom(
    of controller: NodeID, _ context: ControllerGraph.Context, in environment: LayoutEnvironment,
    _ tree: ElementTree
  ) {
    if tree.flag(controller, .hidesBottomBarWhenPushed) == true,
      !environment.isDesign || environment.toolsVersion.has(.safeArea)
    {
      return
    }
    hasTabBar = context.bars.tabs != nil
    hasToolbar = context.bars.toolbar != nil
    var bar = context.bars.tabs.flatMap { tree.child(of: $0, .tabBar) }
    if !hasTabBar { bar = context.bars.toolbar.flatMap { tree.child(of: $0, .toolbar) } }
    if environment.isDesign,
      let simulated = tree.child(of: controller, key: "simulatedBottomBarMetrics") ?? context.bottomBar
    {
      bar = simulated
      hasToolbar = tree.isElement(simulated, .simulatedToolbarMetrics)
      hasTabBar = !hasToolbar && tree.name(of: simulated) != .nil
    }
    bottomBarIsOpaque = bar.map { tree.flag($0, .translucent) == false } ?? false
  }

  /// The height of a navigation bar (InterfaceBuilder.md#navigation-bar-height).
  package static func navigationBarHeight(isSheet: Bool, in environment: LayoutEnvironment) -> Double {
    if isSheet { return CanvasMetrics.navigationBarInCard[environment.toolsVersion] }
    if environment.hasTallBars { return CanvasMetrics.tallNavigationBar }
    if environment.hasLowBars { return CanvasMetrics.navigationBarInLandscape }
    return environment.isPad
      ? CanvasMetrics.navigationBarOnPads[environment.toolsVersion] : CanvasMetrics.navigationBar
  }

  /// The height that large titles add to a navigation bar that has them: on a device none in
  /// compact height (Devices.md#bars).
  private static func largeTitleHeight(
    of bar: NodeID?, in environment: LayoutEnvironment, _ tree: ElementTree
  ) -> Double {
    guard let bar, tree.flag(bar, .largeTitles) == true else { return 0 }
    let isCollapsed = !environment.isDesign && environment.traits.sizeClass.height == .compact
    return isCollapsed ? 0 : CanvasMetrics.largeTitle
  }

  private static func showsLargeTitle(_ controller: NodeID, _ tree: ElementTree) -> Bool {
    guard let item = tree.child(of: controller, .navigationItem) else { return true }
    return tree[item, .largeTitleDisplayMode] != "never"
  }

  /// The height that the bottom bar covers above the home indicator: on the canvas of phones 49, of a toolbar
  /// 44 before 14810; on that of pads as much as on the pad (InterfaceBuilder.md#bottom-bar-height,
  /// Devices.md#bars).
  package func bottomBarHeight(in environment: LayoutEnvironment) -> Double {
    let isCanvasOfPhone = environment.isDesign && !environment.isPad
    if hasTabBar { return isCanvasOfPhone ? CanvasMetrics.tabBar : environment.tabBarHeight }
    guard hasToolbar else { return 0 }
    return isCanvasOfPhone
      ? CanvasMetrics.toolbarOnPhones[environment.toolsVersion] : environment.toolbarHeight
  }
}
