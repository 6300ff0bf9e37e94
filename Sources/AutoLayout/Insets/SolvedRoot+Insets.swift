import SceneModel

extension SolvedRoot {
  /// The insets of each view.
  var insets: [ViewInsets] {
    let rules = layout.margins(geometry).withSafeAreas()
    let views = layout.tree.views
    let isOpen = openness
    return views.indices.map { index in
      let view = views[index]
      return ViewInsets(
        id: view.id, node: view.node, type: layout.tree.tree.tag(of: view.node),
        parent: view.parent < 0 ? nil : views[view.parent].id, frame: frame(of: index),
        safeArea: rules.safeArea(of: index), margins: rules.margins(of: index),
        scrolling: rules.scrolling(of: index), content: content(of: index, rules, isOpen))
    }
  }

  /// The content of a view that scrolls; nil of another.
  func content(of index: Int, _ rules: Margins, _ isOpen: [Bool]) -> ScrollContent? {
    let size = contentSize(of: index, isOpen)
    return rules.scrolledAxes(of: index, size, in: frame(of: index).size).map {
      ScrollContent(size: size, axes: $0)
    }
  }

  /// The safe-area insets of each view. Points.
  var safeAreas: [EdgeInsets] {
    let views = layout.tree.views.indices
    guard layout.insets != .zero || !layout.tree.additionalSafeAreas.isEmpty else {
      return views.map { _ in .zero }
    }
    let rules = layout.margins(geometry)
    return views.map(rules.safeArea)
  }
}
