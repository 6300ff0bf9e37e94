import AutoLayout
import Resolver
import SceneModel

extension CheckRule {
  static let ambiguous = CheckRule(
    "ambiguous", .layout, .warning, in: .quiet, readsFrames: false,
    page: RulePage(
      what: "a view whose constraints leave its position or size open",
      why: """
        Which of the possible frames the view gets is not said: it may change with the system, the text or the order in
        which constraints are added. Interface Builder and UIView's hasAmbiguousLayout name such views as well. Of views
        in each other the outermost is told. Left out are views that hang on a size no document says, such as that of a
        custom class, of a stack view that code fills, of an image view without an image that an outlet leads to, or of
        a view with a placeholder size; on a text that misses a point or less of its size, or a third where a substitute
        measures it, or any of it in a cell whose list decides how high it is; what a constraint may hold that names an
        object which is not there; those of bar button items; on devices those that constraints for the
        canvas alone (placeholder) hold, in whose place code puts others; labels of several lines in a horizontal stack
        view, which has constraints of its own for them; those that Interface Builder is not to verify
        (verifyAmbiguity); and those that are open for want of a constraint that a contradiction breaks, which the rule
        unsatisfiable names.
        """,
      example: """
        <label id="tit-le-001" translatesAutoresizingMaskIntoConstraints="NO"/> with constraints for its leading and top
        edges, beside a second label on the same line: which of them grows is open.
        """,
      fix: """
        Add the constraint that is missing along the axis named, or give one of the views that share the space another
        hugging or compression resistance priority.
        """,
      judged: (count: 10, true: 9, useful: 8)),
    .layout(.all) { layout, findings in
      var pictured = 0
      guard layout.views.contains(where: { !$0.ambiguous.isEmpty }) else { return }
      let open = Axis.allCases.map { ($0, layout.openViews(along: $0)) }
      for (index, view) in layout.views.enumerated() where !view.ambiguous.isEmpty {
        let found = open.filter { $0.1.contains(index) }.map(\.0)
        guard !found.isEmpty else { continue }
        pictured += 1
        let axes = found.map(\.rawValue).joined(separator: " and ")
        findings.add(
          view.node,
          layout.names.ambiguity(of: view.node, found),
          key: axes, details: layout.isPictured(pictured) ? layout.chains(of: view, found) : [])
      }
    })
}
