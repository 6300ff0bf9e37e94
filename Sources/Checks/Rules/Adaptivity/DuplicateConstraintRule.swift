import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let duplicateConstraint = CheckRule(
    "duplicate_constraint", .adaptivity, .warning, in: .quiet,
    page: RulePage(
      what: "two constraints that say the same in one size class",
      why: """
        One of them does nothing but slow the layout, and whoever changes the other wonders why
        nothing moves. Constraints that are never installed together are no duplicates, and neither are two of which each
        says something by itself in another size class of devices, so that none could go.
        """,
      example: "Two constraints a.leading = b.leading + 8, both installed in compact width.",
      fix: "Delete one of them, or uninstall it in the classes that are named.",
      mended: """
        The second of two is removed that are installed in the same classes and say the same in each of them, with one priority,
        one identifier and one label; the first where an outlet leads to the second. Left alone are those that two outlets
        lead to, and those that depend on traits other than size classes.
        """,
      judged: (count: 10, true: 10, useful: 10)),
    .scene { scene, findings in
      var classes: [SizeClass] = []
      var environments: [SizeClass: [Int]] = [:]
      for (environment, layout) in scene.layouts where !layout.environment.isSavedCanvas {
        let sizeClass = layout.layout.sizeClass
        if environments[sizeClass] == nil { classes.append(sizeClass) }
        environments[sizeClass, default: []].append(environment)
      }
      var installed: [[NodeID: ConstraintEquation]]?
      for sizeClass in classes {
        var first: [ConstraintEquation: LayoutConstraint] = [:]
        for constraint in scene.document.constraints(of: scene.outline, in: sizeClass)
        where !constraint.isPlaceholder {
          let equation = ConstraintEquation(constraint)
          guard let other = first[equation] else {
            first[equation] = constraint
            continue
          }
          let said = installed ?? finals(of: scene)
          installed = said
          // The one is named that can go.
          let (spare, kept) = spares(constraint, other, said) ? (constraint, other) : (other, constraint)
          guard spares(spare, kept, said) else { continue }
          findings.add(
            spare.node, "the constraint says what \(kept.id) says", related: [kept.node],
            environments: environments[sizeClass] ?? [],
            fix: DuplicatePair(kept.node, spare.node, in: scene.document).fix)
        }
      }
    })

  /// The equations of the constraints that are installed, in each size class that a device has.
  private static func finals(of scene: CheckedScene) -> [[NodeID: ConstraintEquation]] {
    SizeClass.all.filter(\.isFinal).map { sizeClass in
      let constraints = scene.document.constraints(of: scene.outline, in: sizeClass)
      return Dictionary(
        constraints.map { ($0.node, ConstraintEquation($0)) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Whether one constraint says what another says wherever a device installs it.
  private static func spares(
    _ one: LayoutConstraint, _ other: LayoutConstraint, _ said: [[NodeID: ConstraintEquation]]
  ) -> Bool {
    said.allSatisfy { $0[one.node] == nil || $0[one.node] == $0[other.node] }
  }
}
