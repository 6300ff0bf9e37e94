import Controls
import SceneModel

/// Goes through a document once and notes what resolving needs.
struct DocumentReading {
  private let tree: ElementTree
  private(set) var objects: [NodeID] = []
  private(set) var variations: [NodeID] = []
  private(set) var identifiers: [String: NodeID] = [:]
  private(set) var constraints: [LayoutConstraint] = []

  init(_ tree: ElementTree) {
    self.tree = tree
    // About one node in four has an identifier.
    identifiers.reserveCapacity(tree.count / 4)
  }

  /// Reads all nodes, those inside variations and connections left out.
  mutating func readAll() {
    var index = 0
    while index < tree.count {
      let node = NodeID(index)
      index += 1
      guard tree.kind(of: node) == .element else { continue }
      let name = tree.name(of: node)
      if name == .variation {
        variations.append(node)
        index = tree.subtree(of: node).upperBound
        continue
      }
      let id = tree[node, .id]
      if let id, identifiers[id] == nil { identifiers[id] = node }
      if name == .constraint {
        if let constraint = tree.layoutConstraint(node) { constraints.append(constraint) }
      } else if isObject(node, name, hasIdentifier: id != nil) {
        objects.append(node)
      }
    }
  }

  private func isObject(_ node: NodeID, _ name: Name, hasIdentifier: Bool) -> Bool {
    switch ObjectKind.role(of: name, in: tree) {
    case .view: hasIdentifier
    case .guide: true
    case .controller, .other: false
    case nil: hasIdentifier && tree.isView(node)
    }
  }
}
