import AutoLayout
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let horizontalScrolling = CheckRule(
    "horizontal_scrolling", .guidelines, .warning,
    page: RulePage(
      what: "content that scrolls down and is also wider than its scroll view",
      why: """
        People who read down have to scroll sideways for each line, mostly for a width that fits one device alone. Apple's
        Human Interface Guidelines (Layout; Accessibility) ask for content that fits the width. What pages or can be zoomed,
        and what scrolls sideways alone, is meant to be so and left out.
        """,
      example: "A content view with a width of 414 in a scroll view, on a phone that is 320 wide.",
      fix: "Give the content the width of the scroll view's frame layout guide."),
    .layout(.devices) { layout, findings in
      for (index, view) in layout.views.enumerated() where view.type == "scrollView" {
        guard let content = view.contentSize, content.width > view.frame.width + 1,
          content.height > view.frame.height + 1, view.frame.width > 0, view.ambiguous.isEmpty,
          layout.isSeen(index), !layout.isPagedOrZoomed(view.node)
        else { continue }
        findings.add(
          view.node,
          "the content of \(layout.names.title(of: view.node)) is \(content.width.roundedForReading) wide, "
            + "expected at most \(view.frame.width.roundedForReading)")
      }
    })
}

extension CheckedLayout {
  /// Whether a scroll view turns pages, can be zoomed, or does not scroll by touches at all.
  fileprivate func isPagedOrZoomed(_ node: NodeID) -> Bool {
    if word(node, "pagingEnabled") == "YES" || resolution.flag(node, .scrollEnabled) == false { return true }
    let zoom = word(node, "maximumZoomScale").flatMap(Double.init(attribute:)) ?? 1
    return zoom > 1 || word(node, "directionalLockEnabled") == "YES"
  }
}
