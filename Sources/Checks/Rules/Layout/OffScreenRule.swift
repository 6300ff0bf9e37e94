import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let offScreen = CheckRule(
    "off_screen", .layout, .note,
    page: RulePage(
      what: "a control or a text that lies wholly outside of the screen",
      why: """
        Nobody sees it or reaches it. Some views begin outside to be moved in later: therefore it is
        a note.
        """,
      example: """
        A button whose top is 700 points below that of a root which is 568 high, in no scroll view.
        """,
      fix: "Constrain the view to the safe area, or put it into a scroll view."),
    .layout(.devices) { layout, findings in
      for index in layout.views.indices where layout.superviews[index] >= 0 {
        let (view, rect) = (layout.views[index], layout.rects[index])
        guard layout.details[index].isLaidOut, view.ambiguous.isEmpty, rect.width > 1, rect.height > 1,
          let kind = layout.tree.objectKind(of: view.node), kind.touchTarget != nil || kind.element == "label"
        else { continue }
        let root = layout.rects[layout.root(of: index)]
        guard rect.maxX <= 0 || rect.maxY <= 0 || rect.x >= root.width || rect.y >= root.height,
          layout.isSeen(index), !layout.isScrolled(index)
        else { continue }
        findings.add(
          view.node,
          "\(layout.names.title(of: view.node)) lies outside of the screen at (\(rect.x.roundedForReading), "
            + "\(rect.y.roundedForReading)), expected it within \(root.width.roundedForReading) × "
            + root.height.roundedForReading)
      }
    })
}
