import Resolver
import SceneModel

extension CheckRule {
  static let deadOverride = CheckRule(
    "dead_override", .adaptivity, .warning,
    page: RulePage(
      what: "a value for a size class that changes nothing in any of the nine",
      why: """
        Whoever changes it wonders why nothing moves, and whoever changes the value for all classes does not see that one
        class keeps the old one. More specific variations may hide it, its object may not be installed where it holds, or
        it says what holds without it (InterfaceBuilder.md#variation-precedence).
        """,
      example: """
        <constraint constant="8" id="con-st-001"><variation key="widthClass=compact" constant="8"/></constraint>
        """,
      fix: "Remove the variation in the attributes inspector, or delete its line."),
    .document { document, findings in
      for scene in document.scenes {
        for override in document.resolver.deadOverrides(in: scene)
        where !["misplaced", "ambiguous"].contains(override.property) {
          findings.add(override.variation, document.sentence(override), key: override.property)
        }
      }
    })
}

extension CheckedDocument {
  fileprivate func sentence(_ override: DeadOverride) -> String {
    let owner = tree.layoutConstraint(override.owner).map(equation) ?? title(of: override.owner)
    let value = "the \(override.property) of \(owner) for \(override.key)"
    return switch override.reason {
    case .overridden: "\(value) holds nowhere: more specific variations say otherwise"
    case .uninstalled: "\(value) holds nowhere: the object is not installed there"
    case .same: "\(value) is what holds without it"
    }
  }
}
