import Controls
package import SceneModel

extension WindowHierarchy {
  func contained(by segue: Segue, in around: Surroundings) -> Surroundings {
    var outer = around
    // The insets that a container adds apply to its own view, and so to what is in it
    // (Devices.md#additional-insets).
    outer.safeArea = outer.safeArea.adding(tree.additionalSafeArea(of: segue.source))
    var inner = outer
    inner.holder = .container(segue.source)
    switch segue.relationship {
    case .rootViewController:
      inner.bars = outer.bars.within(navigation: segue.source, tree)
    case .viewControllers where tree.isElement(segue.source, .tabBarController):
      if !inner.bars.areHidden { inner.bars.tabs = segue.source }
    case .masterViewController: return column(.primary, by: segue, in: outer)
    case .supplementaryViewController: return column(.supplementary, by: segue, in: outer)
    case .detailViewController: return column(.secondary, by: segue, in: outer)
    case .compactViewController: return column(.compact, by: segue, in: outer)
    case .viewControllers where showsTwoPages(segue.source): inner.size.width /= 2
    case .viewControllers, nil: break
    }
    return inner
  }

  private func column(_ column: SplitColumn, by segue: Segue, in outer: Surroundings) -> Surroundings {
    columns(of: segue.source, in: outer).surroundings(column, holding: segue.destination ?? segue.source)
  }

  /// The shown columns of a split view controller with the controllers in them, from back to front, in the
  /// coordinates of its view. Collapsed ones show the compact column, else the primary one.
  package func shownColumns(of split: NodeID, in outer: Surroundings) -> [(controller: NodeID, frame: Rect)] {
    var controllers: [SplitColumn: NodeID] = [:]
    for segue in graph.segues where segue.source == split {
      guard let column = segue.relationship?.column, let destination = segue.destination else { continue }
      controllers[column] = controllers[column] ?? destination
    }
    let shown = columns(of: split, in: outer).shown.compactMap { column, frame in
      controllers[column].map { ($0, frame) }
    }
    guard shown.isEmpty, let secondary = controllers[.secondary] else { return shown }
    return [(secondary, Rect(x: 0, y: 0, width: outer.size.width, height: outer.size.height))]
  }

  func columns(of split: NodeID, in outer: Surroundings) -> SplitColumns {
    SplitColumns(of: split, in: outer, graph, mode: settings.settings(of: split, tree)?.displayMode)
  }

  /// Whether a page view controller shows two pages beside each other, its spine between them
  /// (Devices.md#page-controllers).
  private func showsTwoPages(_ controller: NodeID) -> Bool {
    tree.isElement(controller, .pageViewController)
      && tree.names.find("spineLocation").flatMap { tree[controller, $0] } == "mid"
  }
}

extension SegueRelationship {
  /// The column of a split view controller that a relationship fills; nil of another relationship.
  fileprivate var column: SplitColumn? {
    switch self {
    case .masterViewController: .primary
    case .supplementaryViewController: .supplementary
    case .detailViewController: .secondary
    case .compactViewController: .compact
    case .rootViewController, .viewControllers: nil
    }
  }
}
