import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let clipped = CheckRule(
    "clipped", .layout, .warning,
    page: RulePage(
      what: "a control or a text of which a superview cuts a piece off",
      why: """
        The superview clips its subviews, and one of them reaches beyond its edges: a piece is not
        shown and not touched. Left out is what the saved frames show as well: it was seen and left.
        """,
      example: "A label 30 points high in a view with clipsSubviews=\"YES\" that is 20 high.",
      fix: "Let the superview grow with its content, or take Clip to Bounds off."),
    .layout(.devices) { layout, findings in
      for index in layout.views.indices {
        let (view, superview) = (layout.views[index], layout.superviews[index])
        guard superview >= 0, layout.details[index].isLaidOut, view.ambiguous.isEmpty,
          layout.clips(superview), let kind = layout.tree.objectKind(of: view.node),
          kind.touchTarget != nil || kind.element == "label", view.frame.width > 1, view.frame.height > 1
        else { continue }
        let outer = layout.views[superview].frame
        let over = (
          width: max(-view.frame.x, view.frame.maxX - outer.width),
          height: max(-view.frame.y, view.frame.maxY - outer.height)
        )
        guard over.width > 1 || over.height > 1, outer.width > 1, outer.height > 1,
          // A view that lies wholly outside waits there.
          over.width < view.frame.width, over.height < view.frame.height, layout.isSeen(index),
          !layout.isInCell(index), !layout.isClippedOnCanvas(index, superview)
        else { continue }
        let (axis, points) = over.width > over.height ? ("width", over.width) : ("height", over.height)
        findings.add(
          view.node,
          "\(layout.names.title(of: view.node)) is cut: \(points.roundedForReading) points of its \(axis) lie outside of "
            + "\(layout.names.title(of: layout.views[superview].node)), which clips its subviews", key: axis,
          related: [layout.views[superview].node])
      }
    })
}

extension CheckedLayout {
  /// Whether the saved frame reaches beyond the superview's as well.
  fileprivate func isClippedOnCanvas(_ index: Int, _ superview: Int) -> Bool {
    guard let inner = tree.savedFrame(of: views[index].node),
      let outer = tree.savedFrame(of: views[superview].node)
    else { return false }
    return inner.x < -1 || inner.y < -1 || inner.maxX > outer.width + 1 || inner.maxY > outer.height + 1
  }

  /// Whether a view that does not scroll clips its content.
  fileprivate func clips(_ index: Int) -> Bool {
    let view = views[index]
    guard Bool(attribute: resolution.attribute(view.node, .clipsSubviews) ?? "") == true else { return false }
    return !["scrollView", "tableView", "collectionView", "textView", "stackView"].contains(view.type)
  }
}
