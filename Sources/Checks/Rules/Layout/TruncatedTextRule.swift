import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let truncatedText = CheckRule(
    "truncated_text", .layout, .warning,
    page: RulePage(
      what: "text that is cut because its label or button is too small",
      why: """
        A person sees an ellipsis, or half a line, instead of the words. Longer languages and larger
        text sizes make it more likely: check with --pseudo, --locale and --content-size. Only
        devices are looked at, and text whose font is measured; not the heights of rows and the sizes of items, which their list
        decides.
        """,
      example: "A label with the text \"Account settings\" and one line, 80 points wide.",
      fix: """
        Let the label wrap (numberOfLines 0), give it more room or a higher compression resistance,
        or let the text shrink (minimumScaleFactor).
        """),
    .layout(.devices) { layout, findings in
      for index in layout.views.indices {
        guard let missing = layout.missingSpace(for: index) else { continue }
        let view = layout.views[index]
        findings.add(
          view.node,
          "the text of \(layout.names.title(of: view.node)) is cut: it is \(missing.natural.roundedForReading) "
            + "\(missing.axis == .horizontal ? "wide" : "high"), expected at most \(missing.given.roundedForReading)"
        )
      }
    })
}

extension CheckedLayout {
  /// The natural and the given extent of a text that does not fit; nil where all of it is seen, or
  /// nothing is known.
  fileprivate func missingSpace(for index: Int) -> (axis: Axis, natural: Double, given: Double)? {
    let (view, detail) = (views[index], details[index])
    guard view.type == "label" || view.type == "button", detail.isLaidOut, !detail.content.isGuess,
      tree[view.node, .customClass] == nil, let width = detail.content.width,
      let height = detail.content.height,
      resolution.shownText(of: view.node)?.isEmpty == false, view.ambiguous.isEmpty, isSeen(index)
    else { return nil }
    let given = (
      width: view.frame.width - detail.alignment.left - detail.alignment.right,
      height: view.frame.height - detail.alignment.top - detail.alignment.bottom
    )
    // A text with no space at all has another fault.
    guard given.width >= 1, given.height >= 1 else { return nil }
    let isOneLine = view.type == "button" || (resolution.attribute(view.node, .numberOfLines) ?? "1") == "1"
    if isSizedByList(index, isOneLine ? .horizontal : .vertical) { return nil }
    if isOneLine {
      let fits = width <= given.width + 1 || hasBackgroundImage(index)
      return fits || leastWidth(width, of: index) <= given.width + 1 ? nil : (.horizontal, width, given.width)
    }
    // Less than half a line is lost to rounding and leading.
    let font = detail.content.firstBaseline ?? 10
    return height <= given.height + font / 2 ? nil : (.vertical, height, given.height)
  }

  /// The least width of a one-line text: its natural width, or the one that it shrinks to.
  private func leastWidth(_ width: Double, of index: Int) -> Double {
    guard views[index].type == "label" else { return width }
    return width * Label.leastScale(of: ControlElement(views[index].node, of: engine.controls(of: outline)))
  }

  /// Whether the image behind a button's title decides the button's width, so that the width does not depend
  /// on the title.
  private func hasBackgroundImage(_ index: Int) -> Bool {
    guard let state = resolution.child(views[index].node, key: "normal") else { return false }
    return resolution.attribute(state, .backgroundImage) != nil
  }
}
