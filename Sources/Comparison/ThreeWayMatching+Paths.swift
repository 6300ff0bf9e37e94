import SceneModel

extension ThreeWayMatching {
  /// The node that represents a match: that of ours, else of theirs, else of the base.
  func present(_ match: Int) -> (side: MergeSide, node: NodeID)? {
    let nodes = matches[match]
    for side in [MergeSide.ours, .theirs, .base] {
      if let node = nodes[side] { return (side, node) }
    }
    return nil
  }

  /// The name of a match's element; nil of what is none, or has a name of its own.
  func name(of match: Int) -> KnownName? {
    guard let (side, node) = present(match), self[side].tree.kind(of: node) == .element else { return nil }
    return self[side].tree.name(of: node).known
  }

  /// The identifier of a match, or of its nearest ancestor that has one, and the path from there by
  /// tags and keys.
  func path(of match: Int) -> (object: String?, element: String) {
    guard let (side, start) = present(match) else { return (nil, "") }
    let tree = self[side].tree
    var steps: [String] = []
    var node: NodeID? = start
    while let current = node, tree.kind(of: current) == .element {
      let key = tree[current, .key].map { "[\($0)]" } ?? ""
      steps.insert(tree.tag(of: current) + key, at: 0)
      if let id = tree[current, .id] ?? tree[current, .sceneID] { return (id, steps.joined(separator: "/")) }
      node = tree.parent(of: current)
    }
    return (nil, steps.joined(separator: "/"))
  }
}
