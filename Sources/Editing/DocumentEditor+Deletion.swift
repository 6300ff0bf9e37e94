import Controls
import SceneModel

extension DocumentEditor {
  mutating func delete(_ id: ObjectID, _ deletion: Deletion) throws(EditError) {
    let node = try node(id)
    switch deletion {
    case .project: deleteFromProject(node, id)
    case .sizeClass: try deleteFromClass(node, id)
    case .inspector:
      if sceneVaries(around: node) {
        try deleteFromClass(node, id)
      } else {
        deleteFromProject(node, id)
      }
    }
  }

  /// Whether anything in the scene of a node varies by a size class.
  private func sceneVaries(around node: NodeID) -> Bool {
    let scene = tree.ancestor(of: node) { tree.isElement($0, .objects) } ?? .document
    return tree.subtree(of: scene).contains { index in
      let node = NodeID(index)
      return tree.isElement(node, .variation) && VariationKey(tree[node, .key] ?? "").sizeClass != .any
    }
  }

  /// Uninstalls an object in the current class, and with it the constraints that touch it or what is in it.
  private mutating func deleteFromClass(_ node: NodeID, _ id: ObjectID) throws(EditError) {
    let touching = constraints(touching: identifiers(in: node), outside: tree.subtree(of: node)).compactMap {
      tree[$0, .id].map { ObjectID($0) }
    }
    try uninstall(id)
    for constraint in touching where constraint != id {
      if let item = find(constraint).flatMap(installable), isInstalled(item) {
        write(item, installs: false)
        outcome.uninstalled.append(constraint)
      }
    }
    outcome.summary = "delete \(id)"
  }

  private mutating func deleteFromProject(_ node: NodeID, _ id: ObjectID) {
    var removed = [node]
    // A scene goes with its controller, and the comment that names it with the scene.
    if tree.role(of: node) == .controller, let objects = tree.parent(of: node),
      let scene = tree.parent(of: objects), tree.isElement(scene, .scene)
    {
      removed = [scene]
      var last: NodeID?
      for sibling in tree.parent(of: scene).map({ tree.children(of: $0) }) ?? tree.children(of: scene) {
        if sibling == scene, let last, tree.kind(of: last) == .comment { removed.append(last) }
        last = sibling
      }
    }
    removeObjects(removed)
    outcome.summary = "delete \(id) from the project"
  }

  /// Removes elements with all that refers to objects in them: constraints, mask entries,
  /// connections, references.
  mutating func removeObjects(_ nodes: [NodeID]) {
    guard !nodes.isEmpty else { return }
    var ids: Set<String> = []
    var isRemoved = [Bool](repeating: false, count: tree.count)
    func take(_ node: NodeID, _ tree: ElementTree) {
      for index in tree.subtree(of: node) {
        isRemoved[index] = true
        if let id = tree[NodeID(index), .id] { ids.insert(id) }
      }
    }
    var removed = nodes
    for node in nodes { take(node, tree) }
    // An element that refers to a removed object may be referred to itself, as a constraint is by
    // masks and outlets.
    var count = -1
    while count != ids.count {
      count = ids.count
      for index in 0..<tree.count where !isRemoved[index] && refers(NodeID(index), to: ids) {
        removed.append(NodeID(index))
        take(NodeID(index), tree)
      }
    }
    removeAttributes(referringTo: ids, isRemoved)
    outcome.removed += removed.sorted().flatMap { node in
      tree.subtree(of: node).compactMap { tree[NodeID($0), .id].map { ObjectID($0) } }
    }
    remove(removed)
  }

  /// Whether an element is there only to refer to one of some objects.
  private func refers(_ node: NodeID, to ids: Set<String>) -> Bool {
    func isOne(_ name: KnownName) -> Bool { tree[node, name].map(ids.contains) ?? false }
    switch tree.name(of: node).known {
    case .constraint: return isOne(.firstItem) || isOne(.secondItem)
    case .include, .exclude: return isOne(.reference)
    default:
      guard tree.kind(of: node) == .element, let parent = tree.parent(of: node) else { return false }
      if tree.isElement(parent, .connections) {
        return isOne(.destination)
          || (tree.names.find("target").flatMap { tree[node, $0] }.map(ids.contains) ?? false)
      }
      return isOne(.reference)
    }
  }

  /// Attributes that name an object of which their element can do without.
  private static let references = [
    "popoverAnchorView", "popoverAnchorBarButtonItem", "textLabel", "detailTextLabel", "imageView",
    "initialViewController",
  ]

  private mutating func removeAttributes(referringTo ids: Set<String>, _ isRemoved: [Bool]) {
    for name in Self.references.compactMap({ tree.names.find($0) }) {
      for index in isRemoved.indices where !isRemoved[index] {
        if let value = tree[NodeID(index), name], ids.contains(value) {
          tree.removeAttribute(name, of: NodeID(index))
        }
      }
    }
  }
}
