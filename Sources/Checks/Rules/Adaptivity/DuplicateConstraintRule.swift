import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let duplicateConstraint = CheckRule(
    "duplicate_constraint", .adaptivity, .warning,
    page: RulePage(
      what: "two constraints that say the same in one size class",
      why: """
        One of them does nothing but slow the layout, and whoever changes the other wonders why
        nothing moves. Constraints that are never installed together are no duplicates.
        """,
      example: "Two constraints a.leading = b.leading + 8, both installed in compact width.",
      fix: "Delete one of them, or uninstall it in the classes that are named."),
    .scene { scene, findings in
      var classes: [SizeClass] = []
      var environments: [SizeClass: [Int]] = [:]
      for (environment, layout) in scene.layouts where !layout.environment.isSavedCanvas {
        let sizeClass = layout.layout.sizeClass
        if environments[sizeClass] == nil { classes.append(sizeClass) }
        environments[sizeClass, default: []].append(environment)
      }
      for sizeClass in classes {
        var first: [Equation: LayoutConstraint] = [:]
        for constraint in scene.document.constraints(of: scene.outline, in: sizeClass)
        where !constraint.isPlaceholder {
          let equation = Equation(constraint)
          guard let other = first[equation] else {
            first[equation] = constraint
            continue
          }
          findings.add(
            constraint.node, "the constraint says what \(other.id) says", related: [other.node],
            environments: environments[sizeClass] ?? [])
        }
      }
    })
}

/// What a constraint says, whichever way round.
private struct Equation: Hashable {
  let first: LayoutConstraint.Side
  let second: LayoutConstraint.Side?
  let relation: LayoutConstraint.Relation
  let multiplier: Double
  let constant: Double

  init(_ constraint: LayoutConstraint) {
    guard let other = constraint.second, constraint.multiplier == 1,
      Self.isBefore(other, constraint.first)
    else {
      first = constraint.first
      second = constraint.second
      relation = constraint.relation
      multiplier = constraint.multiplier
      constant = constraint.constant
      return
    }
    first = other
    second = constraint.first
    multiplier = 1
    // 0 and -0 are equal, and have one hash.
    constant = -constraint.constant
    switch constraint.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }

  private static func isBefore(_ a: LayoutConstraint.Side, _ b: LayoutConstraint.Side) -> Bool {
    (a.item.text, a.attribute.rawValue) < (b.item.text, b.attribute.rawValue)
  }
}
