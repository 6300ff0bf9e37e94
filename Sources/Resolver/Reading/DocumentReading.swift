import Controls
import SceneModel

/// Goes through a document once and notes what resolving needs.
struct DocumentReading {
  private let tree: ElementTree
  private(set) var objects: [NodeID] = []
  private(set) var variations: [NodeID] = []
  private(set) var identifiers: IdentifierTable
  private(set) var constraints: [LayoutConstraint] = []

  init(_ tree: ElementTree) {
    self.tree = tree
    // About one node in four has an identifier, seldom more than one in three.
    identifiers = IdentifierTable(count: tree.count / 3)
  }

  /// Reads all nodes, those inside variations left out.
  mutating func readAll() {
    let kinds = tree.kinds
    constraints.reserveCapacity(tree.count(of: .constraint))
    var index = 0
    while index < tree.count {
      let node = NodeID(index)
      index += 1
      guard tree.kind(of: node) == .element else { continue }
      let id = tree[node, .id]
      let role = tree.nodeRole(of: node, id: id)
      if role != .variation, let id { identifiers.insert(id, node) }
      switch role {
      case .variation:
        variations.append(node)
        index = tree.subtree(of: node).upperBound
      case .constraint: if let constraint = tree.layoutConstraint(node) { constraints.append(constraint) }
      case .connection: break
      case .object:
        let role = tree.objectRole(of: node, kinds)
        if role == .view || role == .guide { objects.append(node) }
      case .value: if tree.role(of: node, kinds) == .guide { objects.append(node) }
      }
    }
  }
}
