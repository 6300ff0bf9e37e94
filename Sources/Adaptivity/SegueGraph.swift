import Controls
package import SceneModel

/// The controllers of a document and the segues between them.
package struct SegueGraph: Sendable {
  /// The most controllers that a chain of segues is followed through: one further from the window counts
  /// as beginning there.
  package static let longestChain = 64

  package let tree: ElementTree
  /// The controllers, in document order.
  package let controllers: [NodeID]
  /// All segues of controllers, in document order of their sources.
  package private(set) var segues: [Segue] = []
  /// The controller that the storyboard starts with; nil where it names none.
  package let initial: NodeID?
  private var incoming: [NodeID: [Segue]] = [:]
  private var embeddings: [NodeID: Segue] = [:]
  private var firstRelationships: [NodeID: Segue] = [:]

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
    initial = tree.root.flatMap { tree[$0, .initialViewController] }.flatMap { byID[$0] }
    for source in controllers {
      for index in tree.subtree(of: source) where tree.isElement(NodeID(index), .segue) {
        let node = NodeID(index)
        // A segue stands among the connections of what triggers it.
        let trigger = tree.parent(of: node).flatMap { tree.parent(of: $0) } ?? source
        let segue = Segue(
          node: node, source: source, destination: tree[node, .destination].flatMap { byID[$0] },
          trigger: trigger, kind: tree[node, .kind].flatMap(SegueKind.init(rawValue:)),
          relationship: tree[node, .relationship].flatMap(SegueRelationship.init(rawValue:)),
          presentation: SeguePresentation(tree[node, .modalPresentationStyle]),
          breaksTies: tree[node, .id].map(tieBreakers.contains) ?? false)
        segues.append(segue)
        if let destination = segue.destination { incoming[destination, default: []].append(segue) }
        if segue.kind == .embed, embeddings[trigger] == nil { embeddings[trigger] = segue }
        if segue.kind == .relationship, firstRelationships[source] == nil {
          firstRelationships[source] = segue
        }
      }
    }
  }

  /// The segues that lead to a controller, in document order.
  package func segues(to controller: NodeID) -> [Segue] { incoming[controller] ?? [] }

  /// The segue by which a container view embeds a controller; nil of another view.
  package func embedding(by view: NodeID) -> Segue? { embeddings[view] }

  /// The first segue by which a container holds a controller; nil of what holds none.
  package func firstRelationship(of controller: NodeID) -> Segue? { firstRelationships[controller] }

  /// The segue that places a controller on a device; nil where nothing leads to it, and of the controller
  /// that the storyboard starts with where no container holds that (Devices.md#controllers).
  package func placing(_ controller: NodeID) -> Segue? {
    let segues = segues(to: controller).filter { $0.source != controller && $0.kind?.places == true }
    let container = segues.first { $0.kind == .relationship }
    guard controller != initial else { return container }
    return segues.first(where: \.breaksTies) ?? container ?? segues.first
  }

  /// The segues that the document infers bars by, of several that lead to a controller.
  private static func tieBreakers(_ tree: ElementTree) -> Set<String> {
    guard let root = tree.root, let list = tree.child(of: root, .inferredMetricsTieBreakers) else {
      return []
    }
    return Set(tree.elements(of: list).compactMap { tree[$0, .reference] })
  }
}

extension SegueKind {
  /// Whether a segue of the kind says where its destination stands.
  fileprivate var places: Bool {
    switch self {
    case .relationship, .show, .push, .showDetail, .replace, .embed, .popover, .popoverPresentation,
      .presentation, .modal:
      true
    case .unwind, .custom: false
    }
  }
}
