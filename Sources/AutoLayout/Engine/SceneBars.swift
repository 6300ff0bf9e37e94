import Adaptivity
import Controls
import Resolver
package import SceneModel

/// The bars that the view of a scene's controller lies under, as far as they cover it.
package struct SceneBars: Sendable {
  /// The height of the navigation bar, which ends where the safe area begins; 0 without one. Points.
  package let navigationBar: Double
  /// The navigation controller of the bar; nil of one that is simulated.
  package let navigation: NodeID?
  /// The height of the tab bar or the toolbar, which begins where the safe area ends; 0 without one. Points.
  package let bottomBar: Double
  /// The tab bar controller of the bar at the bottom; nil of a toolbar, and of one that is simulated.
  package let tabs: NodeID?
  /// Whether the bar at the bottom is a tab bar.
  package let hasTabBar: Bool
  /// The distances of the bars' inner edges from the edges of the controller's area, where the bars and what
  /// is unsafe beyond them end. Points.
  package let edges: EdgeInsets
}

extension LayoutEngine {
  /// The bars over the view of a controller in whose surroundings this engine is; nil where the layout does
  /// not have that view.
  func bars(over controller: NodeID?, in layout: SceneLayout) -> SceneBars? {
    guard let controller,
      let view = layout.views.first(where: {
        $0.parent == nil && resolution.tree.parent(of: $0.node) == controller
      })
    else { return nil }
    let rules = insetRules(environment)
    let bars = rules.bars(of: controller, frame: view.frame)
    let context = rules.context(of: controller)
    let bottomBar = bars.bottomBarHeight(in: environment)
    return SceneBars(
      navigationBar: bars.navigationBar, navigation: context.bars.navigation,
      bottomBar: bottomBar, tabs: context.bars.tabs, hasTabBar: bars.hasTabBar,
      edges: EdgeInsets(
        top: (context.isSheet ? 0 : environment.navigationBarTop) + bars.navigationBar,
        bottom: environment.screenInsets.bottom + bottomBar))
  }
}
