import AutoLayout
import SceneModel

extension CheckRule {
  static let unsatisfiable = CheckRule(
    "unsatisfiable", .layout, .error,
    page: RulePage(
      what: "required constraints that cannot hold together",
      why: """
        One of them is broken when the scene is shown, with a log on the console, and which one it is may differ from
        system to system: views stand where nobody put them.
        """,
      example: """
        A view with a width of 200, and edges that are 16 points from those of a superview which is 320 wide.
        """,
      fix: """
        Remove one of the constraints named, give it a priority below 1000, or make it an inequality. Where it holds in
        some size classes alone, uninstall it in the others.
        """),
    .layout(.all) { layout, findings in
      for (index, contradiction) in layout.layout.contradictions.enumerated() {
        let constraints = ([contradiction.broken] + contradiction.others).compactMap(\.reason.constraint)
        let axes = layout.isPictured(index + 1) ? Axis.allCases : []
        let chains = axes.compactMap {
          ChainPicture(constraints, broken: contradiction.broken.node, $0, in: layout).line
        }
        findings.add(
          contradiction.broken.node, ContradictionText(contradiction, layout.names).sentence, details: chains,
          related: contradiction.others.map(\.node))
      }
    })
}
