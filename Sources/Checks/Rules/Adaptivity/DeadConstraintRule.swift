import Resolver
import SceneModel

extension CheckRule {
  static let deadConstraint = CheckRule(
    "dead_constraint", .adaptivity, .warning,
    page: RulePage(
      what: "a constraint that is installed in none of the nine size classes",
      why: """
        It holds nothing anywhere, and whoever looks for the constraint that places a view finds it first. A constraint
        between views that are never installed together is as dead (InterfaceBuilder.md#masks). Left out are those of views
        that are dead themselves, and those that an outlet leads to, which code may activate.
        """,
      example: """
        <variation key="default"><mask key="constraints"><exclude reference="old-co-001"/></mask></variation> where no
        other variation includes old-co-001.
        """,
      fix: "Delete it, or install it in the classes that need it."),
    .document { document, findings in
      guard document.mayUninstall else { return }
      let connected = document.outletDestinations
      for constraint in document.constraints
      where !constraint.isPlaceholder && !connected.contains(constraint.id.text) {
        guard document.isDead(constraint.node), !document.isDead(constraint.owner) else { continue }
        let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
          .compactMap(document.resolver.node)
        if items.contains(where: document.isDead) { continue }
        let origin = document.origin(of: constraint.node)
        findings.add(
          constraint.node,
          "\(document.equation(constraint)) is installed in no size class"
            + (origin.isEmpty ? ": what it touches is never installed together" : origin))
      }
    })
}
