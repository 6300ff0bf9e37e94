import AutoLayout
import SceneModel

/// The bars of containers over a controller's view (Looks.md#bars).
extension DrawnView {
  /// Draws the bars that the view lies under, where it is the view of the scene's controller.
  func drawBars(_ list: inout DrawingList) {
    guard let bars = scene.bars, let controller = scene.controller, tree.parent(of: node) == controller,
      !scene.isBarOfContainer(node)
    else { return }
    let safeArea = detail.safeArea
    if bars.navigationBar > 0, safeArea.top >= bars.navigationBar {
      let bar = bars.navigation.flatMap { tree.child(of: $0, .navigationBar) }
      let place = Rect(x: rect.x, y: rect.y, width: rect.width, height: safeArea.top)
      DrawnBar(self, bar: bar, in: place, height: bars.navigationBar).drawNavigation(
        tree.child(of: controller, .navigationItem), title: scene.word(controller, "title"), &list)
    }
    guard bars.bottomBar > 0, safeArea.bottom >= bars.bottomBar else { return }
    let place = Rect(
      x: rect.x, y: rect.maxY - safeArea.bottom, width: rect.width, height: safeArea.bottom)
    guard bars.hasTabBar else {
      return DrawnBar(self, bar: nil, in: place, height: bars.bottomBar).drawTools(
        toolbarItems(of: controller), &list)
    }
    let tabs = bars.tabs.map(scene.tabs) ?? (items: [], selected: nil)
    let bar = bars.tabs.flatMap { tree.child(of: $0, .tabBar) }
    DrawnBar(self, bar: bar, in: place, height: bars.bottomBar).drawTabs(
      tabs.items, selected: tabs.selected, &list)
  }

  private func toolbarItems(of controller: NodeID) -> [NodeID] {
    tree.child(of: controller, key: "toolbarItems").map { Array(tree.elements(of: $0)) } ?? []
  }
}
