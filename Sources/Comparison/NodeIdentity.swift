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
    if tree.isElement(node, .include) || tree.isElement(node, .exclude) {
      return "mask \(tree[node, .reference] ?? "")"
    }
    if let key = tree[node, .key] { return "\(tag) key \(key)" }
    if let name = name(of: node, in: tree) { return "\(tag) name \(name)" }
    switch tree.name(of: node).known {
    case .outlet, .outletCollection, .action, .segue:
      return
        "\(tag) \(tree[node, .property] ?? "") \(tree[node, .selector] ?? "") \(tree[node, .destination] ?? "")"
    default: return tag
    }
  }

  /// What tells an element without a key from others of its kind in its owner; nil of one that only its index tells.
  static func name(of node: NodeID, in tree: ElementTree) -> String? {
    if let name = tree[node, .reference] ?? tree[node, .name] ?? tree[node, .identifier] { return name }
    return switch tree.tag(of: node) {
    case "userDefinedRuntimeAttribute": tree.names.find("keyPath").flatMap { tree[node, $0] }
    case "class": tree.names.find("className").flatMap { tree[node, $0] }
    default: nil
    }
  }

  /// Whether only its index tells an element from others of its kind in its owner.
  static func isKnownByIndex(_ node: NodeID, in tree: ElementTree) -> Bool {
    tree.kind(of: node) == .element && tree[node, .key] == nil && name(of: node, in: tree) == nil
      && identifier(of: node, in: tree) == nil && !MergeNoise.isNoise(node, in: tree)
  }
}
