import AutoLayout
import Devices
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let buttonMargins = CheckRule(
    "button_margins", .guidelines, .note,
    page: RulePage(
      what: "a button with a background that reaches from edge to edge past the margins",
      why: """
        Apple's Human Interface Guidelines (Layout) ask to avoid full-width buttons: a button feels at home where it keeps
        to the margins of the system, and one at the edges of the screen is cut by its rounded corners. Buttons without a
        background are left out, and so are those in cells and other content that scrolls.
        """,
      example: """
        A button with a backgroundColor whose leading and trailing edges are those of the controller's view.
        """,
      fix: "Constrain the button's sides to the layout margins of the view, and round its corners."),
    .layout(.devices) { layout, findings in
      guard layout.environment.device?.device.idiom == .phone else { return }
      for (index, view) in layout.views.enumerated() where view.type == "button" {
        let root = layout.root(of: index)
        guard layout.hasBackground(view.node), layout.isScreen(root), layout.isTouched(index),
          !layout.isScrolled(index), layout.environment.device?.orientation == .portrait
        else { continue }
        let (rect, margins) = (layout.rects[index], layout.details[root].margins)
        let (left, right) = (rect.x, layout.rects[root].width - rect.maxX)
        // A margin of 15 or 16, where the system has 20, does not reach from edge to edge.
        guard left < margins.left / 2, right < margins.right / 2, left > -1, right > -1 else { continue }
        findings.add(
          view.node,
          "\(layout.names.title(of: view.node)) reaches past the margins: it ends \(left.roundedForReading) and "
            + "\(right.roundedForReading) from the sides, expected \(margins.left.roundedForReading)")
      }
    })
}

extension CheckedLayout {
  /// Whether something is drawn behind a button's title or a view's content.
  func hasBackground(_ node: NodeID) -> Bool {
    if let color = resolution.child(node, key: "backgroundColor"), isOpaque(color) { return true }
    let state = resolution.child(node, key: "normal")
    if state.flatMap({ resolution.attribute($0, .backgroundImage) }) != nil { return true }
    let style = tree.child(of: node, .buttonConfiguration).flatMap { tree[$0, .style] }
    return style == "filled" || style == "tinted" || style == "gray"
  }

  /// Whether a colour can be seen.
  func isOpaque(_ color: NodeID) -> Bool {
    word(color, "alpha").flatMap(Double.init(attribute:)) != 0
      && word(color, "cocoaTouchSystemColor") != "clearColor"
  }
}
