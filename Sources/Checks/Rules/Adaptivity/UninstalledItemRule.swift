import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let uninstalledItem = CheckRule(
    "uninstalled_item", .adaptivity, .warning,
    page: RulePage(
      what: "a constraint that is lost to a view in a class in which its other view is not installed",
      why: """
        What uninstalls a view takes every constraint that touches it along, also those that hold its neighbours
        (InterfaceBuilder.md#installed-subtrees). Told are constraints without which the neighbour's position or size is
        open, and those that a variation installs in that very class, where they can hold nothing.
        """,
      example: """
        A label below a banner, where <variation key="heightClass=compact"> excludes the banner: nothing holds the label's
        top on phones that lie.
        """,
      fix: """
        Hold the neighbour by another constraint in those classes, or uninstall this one as well, to say that it is meant.
        """),
    .scene { scene, findings in
      guard scene.document.resolver.hasMasks else { return }
      let constraints = scene.document.constraints(in: scene.outline).filter { !$0.isPlaceholder }
      for (environment, layout) in scene.layouts where layout.environment.isSizeClass {
        for constraint in constraints where !layout.resolution.isInstalled(constraint.node) {
          guard case .uninstalledItem(let lost) = layout.resolution.installation(of: constraint.node),
            let neighbour = layout.neighbour(of: lost, by: constraint),
            let harm = layout.harm(to: neighbour, without: constraint)
          else { continue }
          findings.add(
            constraint.node,
            "\(layout.names.equation(constraint)) is lost to \(layout.names.title(of: neighbour)), \(harm): "
              + "\(layout.names.title(of: lost)) \(layout.reason(lost))",
            related: [lost], environments: [environment])
        }
      }
    })
}

extension CheckedLayout {
  /// The installed view at the other side of a constraint, not around the one that is lost; nil of a guide.
  fileprivate func neighbour(of lost: NodeID, by constraint: LayoutConstraint) -> NodeID? {
    [constraint.first.item, constraint.second?.item].compactMap { $0.flatMap(resolution.node) }.first {
      node in
      node != lost && tree.isView(node) && resolution.isInstalled(node)
        && !tree.subtree(of: node).contains(Int(lost.index))
    }
  }

  /// The fault without a constraint, as a clause; nil where others hold the neighbour and no variation
  /// installs the constraint.
  fileprivate func harm(to neighbour: NodeID, without constraint: LayoutConstraint) -> String? {
    let axis = constraint.first.attribute.axis
    if views.first(where: { $0.node == neighbour })?.ambiguous.contains(axis) == true {
      return "whose \(axis.rawValue) position or size it leaves open"
    }
    let lines = document.resolver.explain(constraint.node).installation.lines
    let deciding = lines.first { $0.installs && $0.deciding.contains(layout.sizeClass) }
    return deciding.map { "though the variation \($0.key) installs it" }
  }

  /// The reason why a view is not installed.
  fileprivate func reason(_ lost: NodeID) -> String {
    switch resolution.installation(of: lost) {
    case .uninstalled(let key): "is excluded by the variation \(key)"
    case .uninstalledInside(let around, let key):
      "is in \(names.title(of: around)), which is excluded by the variation \(key)"
    case .installed, .uninstalledItem: "is not installed"
    }
  }
}
