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
      for sizeClass in classes {
        var first: [ConstraintEquation: LayoutConstraint] = [:]
        for constraint in scene.document.constraints(of: scene.outline, in: sizeClass)
        where !constraint.isPlaceholder {
          let equation = ConstraintEquation(constraint)
          guard let other = first[equation] else {
            first[equation] = constraint
            continue
          }
          guard spares(constraint, other, in: scene) || spares(other, constraint, in: scene) else { continue }
          findings.add(
            constraint.node, "the constraint says what \(other.id) says", related: [other.node],
            environments: environments[sizeClass] ?? [],
            fix: DuplicatePair(other.node, constraint.node, in: scene.document).fix)
        }
      }
    })

  /// Whether one constraint says what another says wherever a device installs it.
  private static func spares(_ one: LayoutConstraint, _ other: LayoutConstraint, in scene: CheckedScene)
    -> Bool
  {
    SizeClass.all.filter(\.isFinal).allSatisfy { sizeClass in
      let installed = scene.document.constraints(of: scene.outline, in: sizeClass)
      guard let own = installed.first(where: { $0.node == one.node }) else { return true }
      return installed.contains {
        $0.node == other.node && ConstraintEquation($0) == ConstraintEquation(own)
      }
    }
  }
}
