import Controls
import SceneModel
import TextMetrics

extension ControlLook {
  /// Navigation bars: a background, a line below, and the content of their item (Looks.md#bars).
  static let navigationBar = ControlLook(.navigationBar, form: .open) { view, list in
    let items = view.tree.child(of: view.node, .items)
    let bar = DrawnBar(view, bar: view.node, in: view.rect)
    bar.drawNavigation(items.flatMap { view.tree.elements(of: $0).first { _ in true } }, title: nil, &list)
  }

  /// Toolbars: a background, a line above, and their items side by side (Looks.md#bars).
  static let toolbar = ControlLook(.toolbar, form: .open) { view, list in
    DrawnBar(view, bar: view.node, in: view.rect).drawTools(view.tree.barItems(of: view.node), &list)
  }

  /// Tab bars: a background, a line above, and their items with their titles below (Looks.md#bars).
  static let tabBar = ControlLook(.tabBar, form: .open) { view, list in
    let bar = DrawnBar(view, bar: view.node, in: view.rect)
    guard view.tree.isBar(view.node, of: view.scene.controller), let container = view.scene.controller else {
      return bar.drawTabs(view.tree.barItems(of: view.node), selected: 0, &list)
    }
    bar.drawTabs(view.scene.tabs(of: container).items, selected: 0, &list)
  }
}

extension ElementTree {
  /// The items of a bar.
  func barItems(of bar: NodeID) -> [NodeID] { child(of: bar, .items).map { Array(elements(of: $0)) } ?? [] }
}
