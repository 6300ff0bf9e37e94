import AutoLayout
import Controls
import JSONText
import SceneModel

extension CheckRule {
  static let overlapping = CheckRule(
    "overlapping", .layout, .warning,
    page: RulePage(
      what: "two controls beside each other that a finger hits both",
      why: """
        The one in front takes the touches where they overlap; the other is touched less than it
        seems.
        """,
      example: "Two buttons of one superview whose frames share 20 × 44 points.",
      fix: "Constrain the one to the other's edge, or put both into a stack view."),
    .layout(.devices) { layout, findings in
      var siblings: [Int: [Int]] = [:]
      for index in layout.views.indices where layout.superviews[index] >= 0 {
        let view = layout.views[index]
        guard layout.details[index].isLaidOut, view.ambiguous.isEmpty,
          layout.tree.objectKind(of: view.node)?.touchTarget != nil, layout.isTouched(index)
        else { continue }
        siblings[layout.superviews[index], default: []].append(index)
      }
      for superview in siblings.keys.sorted() {
        let ordered = (siblings[superview] ?? []).sorted {
          layout.views[$0].frame.x < layout.views[$1].frame.x
        }
        for (position, one) in ordered.enumerated() {
          let first = layout.views[one].frame
          for other in ordered[(position + 1)...] {
            let second = layout.views[other].frame
            guard second.x < first.maxX else { break }
            let width = min(first.maxX, second.maxX) - second.x
            let height = min(first.maxY, second.maxY) - max(first.y, second.y)
            // One within the other is a target made larger on purpose.
            guard width > 2, height > 2, !first.holds(second), !second.holds(first) else { continue }
            let (behind, front) = one < other ? (one, other) : (other, one)
            findings.add(
              layout.views[front].node,
              "\(layout.names.title(of: layout.views[front].node)) covers \(width.roundedForReading) × "
                + "\(height.roundedForReading) of \(layout.names.title(of: layout.views[behind].node))",
              key: layout.views[behind].id.text, related: [layout.views[behind].node])
          }
        }
      }
    })
}

extension Rect {
  /// Whether another rectangle lies within, half a point aside.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }
}
