import AutoLayout
import SceneModel

extension CheckRule {
  static let ambiguous = CheckRule(
    "ambiguous", .layout, .warning,
    page: RulePage(
      what: "a view whose constraints leave its position or size open",
      why: """
        Which of the possible frames the view gets is not said: it may change with the system, the text or the order in
        which constraints are added. Interface Builder and UIView's hasAmbiguousLayout name such views as well.
        """,
      example: """
        <label id="tit-le-001" translatesAutoresizingMaskIntoConstraints="NO"/> with constraints for its leading and top
        edges, beside a second label on the same line: which of them grows is open.
        """,
      fix: """
        Add the constraint that is missing along the axis named, or give one of the views that share the space another
        hugging or compression resistance priority.
        """),
    .layout(.all) { layout, findings in
      var pictured = 0
      for view in layout.views where !view.ambiguous.isEmpty {
        pictured += 1
        let axes = view.ambiguous.map(\.rawValue).joined(separator: " and ")
        findings.add(
          view.node,
          "\(layout.names.title(of: view.node)) is ambiguous: the constraints leave its \(axes) position or size open",
          key: axes, details: layout.isPictured(pictured) ? layout.chains(of: view, view.ambiguous) : [])
      }
    })
}
