import AutoLayout
import Devices
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let backgroundSafeArea = CheckRule(
    "background_safe_area", .guidelines, .note,
    page: RulePage(
      what: "a list or background as wide as the screen that stops at the safe area",
      why: """
        A stripe of another colour is left above the home indicator or below the status bar, and a list is cut off there
        while it scrolls. Apple's Human Interface Guidelines (Layout) let backgrounds and scrolling content reach to the
        edges; lists and scroll views inset their content by the safe area themselves. A list that begins below the status bar is
        left out.
        """,
      example: """
        A table view whose bottom is that of the safe area, with nothing below it.
        """,
      fix: """
        Constrain its top and bottom to the view's edges, and its content to the safe area.
        """),
    .layout(.devices) { layout, findings in
      guard let device = layout.environment.device, device.window == .full,
        let system = layout.environment.request.system
      else { return }
      let screen = device.device.safeArea(in: device.orientation, on: system)
      for (index, view) in layout.views.enumerated() where layout.superviews[index] >= 0 {
        let root = layout.root(of: index)
        guard layout.superviews[index] == root, layout.isScreen(root), layout.isSeen(index),
          layout.isBackground(view, of: layout.views[root])
        else { continue }
        let edges = layout.edgesAtSafeArea(index, root, screen)
        guard !edges.isEmpty else { continue }
        findings.add(
          view.node,
          "\(layout.names.title(of: view.node)) stops at the safe area: "
            + edges.map { "\($0.distance.roundedForReading) are left \($0.side)" }.joined(separator: ", "))
      }
    })
}

extension CheckedLayout {
  /// Whether a view is a list, or drawn in another colour than the root behind it.
  fileprivate func isBackground(_ view: ViewLayout, of root: ViewLayout) -> Bool {
    if isList(view) { return true }
    switch view.type {
    case "view", "containerView":
      guard let color = colorText(view.node) else { return false }
      return color != colorText(root.node)
    default: return false
    }
  }

  private func isList(_ view: ViewLayout) -> Bool {
    ["tableView", "collectionView", "scrollView", "textView"].contains(view.type)
  }

  /// The colour of a view's background, as the document has it; nil where none is drawn.
  private func colorText(_ node: NodeID) -> String? {
    guard let color = resolution.child(node, key: "backgroundColor"), isOpaque(color) else { return nil }
    return tree.attributes(of: color).map { "\(tree.names.text($0.name))=\($0.value)" }.joined(separator: " ")
  }

  /// The upper and lower edges of a view as wide as its root that lie at the safe area, with
  /// nothing beyond them.
  ///
  /// Where bars take more of the screen than the device itself does, the view stops at a bar.
  fileprivate func edgesAtSafeArea(_ view: Int, _ root: Int, _ screen: EdgeInsets) -> [(
    side: String, distance: Double
  )] {
    let (rect, size, insets) = (rects[view], rects[root].size, details[root].safeArea)
    guard rect.x <= 0.5, rect.maxX >= size.width - 0.5, rect.height > size.height / 2 else { return [] }
    var edges: [(side: String, distance: Double)] = []
    let below = size.height - insets.bottom
    if insets.bottom > 0, insets.bottom <= screen.bottom, abs(rect.maxY - below) < 0.5,
      !isCovered(view, root, from: below, to: size.height)
    {
      edges.append(("at the bottom", insets.bottom))
    }
    // A list that begins below the status bar keeps its rows out of it while it scrolls.
    if insets.top > 0, insets.top <= screen.top, abs(rect.y - insets.top) < 0.5, !isList(views[view]),
      !isCovered(view, root, from: 0, to: insets.top)
    {
      edges.append(("at the top", insets.top))
    }
    return edges
  }

  /// Whether another view of the root is seen in a stripe.
  private func isCovered(_ view: Int, _ root: Int, from top: Double, to bottom: Double) -> Bool {
    views.indices.contains { other in
      other != view && superviews[other] == root && rects[other].y < bottom - 1 && rects[other].maxY > top + 1
        && isSeen(other)
    }
  }
}
