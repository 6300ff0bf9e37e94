import SceneModel

/// The identity of a node in its document, whatever the lines around it.
enum NodeIdentity {
  /// The identifier by which a node is the same wherever it stands; nil for a node that only its
  /// position identifies.
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

  /// Whether an element with an identifier is an object: neither a scene, a constraint nor a connection.
  static func isObject(_ node: NodeID, in tree: ElementTree) -> Bool {
    identifier(of: node, in: tree)?.hasPrefix("object ") == true
  }

  /// The role of a node in its owner, the same for nodes that stand in one list.
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

  /// The name of an element without a key that distinguishes it from others of its kind in its owner; nil
  /// where only its index does.
  static func name(of node: NodeID, in tree: ElementTree) -> String? {
    if let name = tree[node, .reference] ?? tree[node, .name] ?? tree[node, .identifier] { return name }
    return switch tree.tag(of: node) {
    case "userDefinedRuntimeAttribute": tree.names.find("keyPath").flatMap { tree[node, $0] }
    case "class": tree.names.find("className").flatMap { tree[node, $0] }
    default: nil
    }
  }

  /// Whether an element of a name is a constraint or a connection, which name what they hold.
  static func isReferrer(_ name: KnownName?) -> Bool {
    switch name {
    case .constraint, .outlet, .outletCollection, .action, .segue: true
    default: false
    }
  }

  /// Whether only its index distinguishes an element from others of its kind in its owner.
  static func isKnownByIndex(_ node: NodeID, in tree: ElementTree) -> Bool {
    tree.kind(of: node) == .element && tree[node, .key] == nil && name(of: node, in: tree) == nil
      && identifier(of: node, in: tree) == nil && !MergeNoise.isNoise(node, in: tree)
  }
}
