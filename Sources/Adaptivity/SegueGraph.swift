import Controls
package import SceneModel

/// The controllers of a document and the segues that lead to each.
package struct SegueGraph: Sendable {
  /// How many controllers a chain of segues is followed through: what is further from the window counts as beginning there.
  package static let longestChain = 64

  package let tree: ElementTree
  /// The controllers, in document order.
  package let controllers: [NodeID]
  private var incoming: [NodeID: [Segue]] = [:]

  /// Reads the segues of a document.
  ///
  /// - Complexity: O(*n*) of the document's nodes.
  package init(_ document: Document) {
    let tree = document.tree
    self.tree = tree
    controllers = document.scenes.flatMap { scene in
      tree.elements(of: scene.objects).filter { tree.role(of: $0) == .controller }
    }
    let tieBreakers = Self.tieBreakers(tree)
    var byID: [String: NodeID] = [:]
    for controller in controllers { if let id = tree[controller, .id] { byID[id] = controller } }
    for source in controllers {
      for index in tree.subtree(of: source) {
        let node = NodeID(index)
        guard tree.isElement(node, .segue), let target = tree[node, .destination].flatMap({ byID[$0] })
        else { continue }
        // A segue stands among the connections of what triggers it.
        let trigger = tree.parent(of: node).flatMap { tree.parent(of: $0) } ?? source
        incoming[target, default: []].append(
          Segue(
            source: source, trigger: trigger, kind: tree[node, .kind].flatMap(SegueKind.init(rawValue:)),
            relationship: tree[node, .relationship].flatMap(SegueRelationship.init(rawValue:)),
            presentation: SeguePresentation(tree[node, .modalPresentationStyle]),
            breaksTies: tree[node, .id].map(tieBreakers.contains) ?? false))
      }
    }
  }

  /// The segues that lead to a controller, in document order.
  package func segues(to controller: NodeID) -> [Segue] { incoming[controller] ?? [] }

  /// The segues that the document infers bars by, of several that lead to a controller.
  private static func tieBreakers(_ tree: ElementTree) -> Set<String> {
    guard let root = tree.root, let list = tree.child(of: root, .inferredMetricsTieBreakers) else {
      return []
    }
    return Set(tree.elements(of: list).compactMap { tree[$0, .reference] })
  }
}
