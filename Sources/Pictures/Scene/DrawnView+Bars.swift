import AutoLayout
import SceneModel

/// The bars of containers over a controller's view (Looks.md#bars).
extension DrawnView {
  /// Draws the bars that the view of a controller on the canvas lies under, as far as its safe area reaches.
  func drawBarsOfCanvas(_ list: inout DrawingList) {
    guard let bars = scene.bars, let controller = scene.controller, tree.parent(of: node) == controller,
      !tree.isBar(node, of: controller)
    else { return }
    let safeArea = detail.safeArea
    if bars.navigationBar > 0, safeArea.top >= bars.navigationBar {
      drawNavigationBar(
        bars, Rect(x: rect.x, y: rect.y, width: rect.width, height: safeArea.top), isClear: false, &list)
    }
    guard bars.bottomBar > 0, safeArea.bottom >= bars.bottomBar else { return }
    let place = Rect(
      x: rect.x, y: rect.maxY - safeArea.bottom, width: rect.width, height: safeArea.bottom)
    drawBottomBar(bars, place, isClear: false, &list)
  }

  /// Draws the bars of a running app over the area of the view's controller.
  func drawBars(over area: Rect, _ list: inout DrawingList) {
    guard let bars = scene.bars else { return }
    let (top, bottom) = (bars.edges.top, bars.edges.bottom)
    if bars.navigationBar > 0 {
      drawNavigationBar(
        bars, Rect(x: area.x, y: area.y, width: area.width, height: top), isClear: isAtTopEdge(bars), &list)
    }
    guard bars.bottomBar > 0 else { return }
    let place = Rect(x: area.x, y: area.maxY - bottom, width: area.width, height: bottom)
    drawBottomBar(bars, place, isClear: isAtBottomEdge(above: place.y), &list)
  }

  private func drawNavigationBar(
    _ bars: SceneBars, _ place: Rect, isClear: Bool, _ list: inout DrawingList
  ) {
    guard let controller = scene.controller else { return }
    let bar = bars.navigation.flatMap { tree.child(of: $0, .navigationBar) }
    DrawnBar(self, bar: bar, in: place, height: bars.navigationBar, isAtScrollEdge: isClear).drawNavigation(
      tree.child(of: controller, .navigationItem), title: scene.word(controller, "title"), &list)
  }

  private func drawBottomBar(_ bars: SceneBars, _ place: Rect, isClear: Bool, _ list: inout DrawingList) {
    guard bars.hasTabBar else {
      let items = scene.controller.map(toolbarItems) ?? []
      return DrawnBar(self, bar: nil, in: place, height: bars.bottomBar, isAtScrollEdge: isClear).drawTools(
        items, &list)
    }
    let tabs = bars.tabs.map(scene.tabs) ?? (items: [], selected: nil)
    let bar = bars.tabs.flatMap { tree.child(of: $0, .tabBar) }
    DrawnBar(self, bar: bar, in: place, height: bars.bottomBar, isAtScrollEdge: isClear).drawTabs(
      tabs.items, selected: tabs.selected, &list)
  }

  private func toolbarItems(of controller: NodeID) -> [NodeID] {
    tree.child(of: controller, key: "toolbarItems").map { Array(tree.elements(of: $0)) } ?? []
  }

  // The edges of what scrolls (Looks.md#scroll-edges)

  /// Whether a navigation bar shows its appearance at the edge of what scrolls: content is at rest at its
  /// top, and where nothing scrolls a bar counts as there. Before iOS 15 that holds of bars with large titles
  /// alone.
  private func isAtTopEdge(_ bars: SceneBars) -> Bool {
    guard let system = scene.window?.system.major else { return false }
    if system >= 15 { return true }
    let bar = bars.navigation.flatMap { tree.child(of: $0, .navigationBar) }
    return system >= 13 && bar.map { scene.word($0, "largeTitles") == "YES" } == true
  }

  /// Whether a bar at the bottom does: nothing that scrolls has content below its upper edge. Rows that a
  /// program gives do.
  private func isAtBottomEdge(above edge: Double) -> Bool {
    guard let system = scene.window?.system.major, system >= 15 else { return false }
    // Bars observe one scroll view of a controller (Apple, "UIViewController.setContentScrollView(_:for:)").
    let own = scene.details.indices.first { view in
      scene.scrolling[view] != nil && (view == index || scene.details[view].superview == index)
    }
    return own.map { !reaches($0, below: edge) } ?? true
  }

  /// Whether a view scrolls content that reaches below an edge.
  private func reaches(_ view: Int, below edge: Double) -> Bool {
    guard let insets = scene.scrolling[view] else { return false }
    let layout = scene.views[view]
    let top = rect.y + (view == index ? 0 : layout.frame.y)
    guard top + layout.frame.height > edge + 1 else { return false }
    if let size = layout.content?.size { return top + insets.adjusted.top + size.height > edge + 1 }
    if scene.word(layout.node, "dataMode") != "static" { return true }
    let rows = scene.details.indices.filter { scene.details[$0].superview == view }
    let end = rows.map { scene.views[$0].frame.maxY }.max() ?? 0
    return top + insets.adjusted.top + end > edge + 1
  }
}
