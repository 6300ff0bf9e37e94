import SceneModel

/// What tells a node of a document from the others, whatever the lines around it.
enum NodeIdentity {
  /// The identifier by which a node is the same wherever it stands, or nil of one that is known by its place alone.
  static func identifier(of node: NodeID, in tree: ElementTree) -> String? {
    guard tree.kind(of: node) == .element else { return nil }
    if let scene = tree[node, .sceneID] { return "scene " + scene }
    guard let id = tree[node, .id], !id.isEmpty, tree.name(of: node) != .device else { return nil }
    let parent = tree.parent(of: node).map(tree.name(of:))
    return switch IdentifierHolder(tree.name(of: node), in: parent) {
    case .object: "object " + id
    case .constraint: "constraint " + id
    case .connection: "connection " + id
    }
  }

  /// What names a node in its owner, the same for nodes that stand in one list.
  static func role(of node: NodeID, in tree: ElementTree) -> String {
    guard tree.kind(of: node) == .element else {
      return "\(tree.kind(of: node)) " + tree.storedText(of: node)
    }
    let tag = tree.tag(of: node)
    for (index, name) in names.enumerated() {
      if let value = tree[node, name] { return "\(tag) \(index) \(value)" }
    }
    switch tree.name(of: node).known {
    case .outlet, .outletCollection, .action, .segue:
      return
        "\(tag) \(tree[node, .property] ?? "") \(tree[node, .selector] ?? "") \(tree[node, .destination] ?? "")"
    default: return tag
    }
  }

  /// The attributes that name an element in its owner, the first that it has.
  private static let names: [KnownName] = [.key, .reference, .name, .identifier]
}
