import Editing
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
      fix: "Remove the variation in the attributes inspector, or delete its line.",
      mended: """
        The value is taken out, and the variation with it where it says nothing else. Left alone are values of objects that an
        outlet leads to and that are not installed where the value holds, since code may install them, values that vary
        by other traits too, and one of two of which each is dead only as long as the other is there.
        """),
    .document { document, findings in
      for scene in document.scenes {
        for override in document.resolver.deadOverrides(in: scene)
        where !["misplaced", "ambiguous"].contains(override.property) {
          findings.add(
            override.variation, document.sentence(override), key: override.property,
            fix: document.fix(override))
        }
      }
    })
}

extension CheckedDocument {
  /// Takes the value out of its variation: the attribute, and the child elements of its key.
  fileprivate func fix(_ override: DeadOverride) -> FindingFix {
    if override.reason == .uninstalled, isConnected(override.owner) {
      return .left("an outlet leads to the object, and code may install it")
    }
    guard override.isRemovable else {
      return .left("it makes a difference as soon as other dead values are gone, or in other traits")
    }
    let variation = override.variation
    let children = tree.elements(of: variation).filter {
      tree.valuePath(of: $0, in: .object)?.text == override.property
    }
    let isAttribute = tree.names.find(override.property).map { tree[variation, $0] != nil } ?? false
    return .changes(
      (isAttribute ? [.removeAttribute(override.property, of: variation)] : [])
        + children.map { .remove($0) })
  }

  /// Whether an outlet leads to an object or to one of its ancestors.
  private func isConnected(_ node: NodeID) -> Bool {
    let connected = outletDestinations
    func leads(_ node: NodeID) -> Bool { tree[node, .id].map(connected.contains) ?? false }
    return leads(node) || tree.ancestor(of: node, where: leads) != nil
  }

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
