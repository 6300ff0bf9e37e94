import Controls
import Resolver
import SceneModel

extension CheckRule {
  static let deadView = CheckRule(
    "dead_view", .adaptivity, .warning,
    page: RulePage(
      what: "a view that is installed in none of the nine size classes",
      why: """
        Nobody ever sees it, yet it is translated, styled and kept up. It is left over from a class in which it was
        uninstalled instead of deleted (InterfaceBuilder.md#masks). One that an outlet leads to is left out: code may add it.
        """,
      example: """
        <variation key="default"><mask key="subviews"><exclude reference="old-ba-001"/></mask></variation> where no other
        variation includes old-ba-001.
        """,
      fix: "Delete it, or install it in the classes that need it."),
    .document { document, findings in
      guard document.mayUninstall else { return }
      for view in document.deadViews {
        findings.add(
          view, "\(document.title(of: view)) is installed in no size class\(document.origin(of: view))")
      }
    })
}

extension CheckedDocument {
  /// Whether installation depends on size classes, and on nothing else.
  var mayUninstall: Bool { resolver.hasMasks && !resolver.installsByOtherTraits }

  /// Whether a node is in the hierarchy in none of the nine classes.
  func isDead(_ node: NodeID) -> Bool { resolutions.allSatisfy { !$0.isInstalled(node) } }

  /// The views that are installed in none of the nine classes, of those inside each other the outermost.
  fileprivate var deadViews: [NodeID] {
    let dead = elements.filter { node in
      tree.isView(node) && isDead(node) && !(tree.parent(of: node).map(isDead) ?? false)
    }
    guard !dead.isEmpty else { return [] }
    let connected = outletDestinations
    return dead.filter { !connected.contains(tree[$0, .id] ?? "") }
  }

  /// The variation that uninstalls a node in any-any, as the end of a sentence.
  func origin(of node: NodeID) -> String {
    guard case .uninstalled(let key)? = resolutions.first?.installation(of: node) else { return "" }
    return ": the variation \(key) excludes it, and none includes it again"
  }
}
