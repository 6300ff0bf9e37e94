import SceneModel

/// The indices of elements among those of their kind in one owner.
struct SiblingIndices: Sendable {
  private struct Kind: Hashable {
    let owner: NodeID
    let name: Name
  }

  /// The index of each node; -1 for a node that is alone or has an identifier or a key.
  private var indices: [Int32]
  /// The elements that have several of a kind.
  private(set) var owners: Set<NodeID> = []

  init(_ tree: ElementTree) {
    indices = Array(repeating: -1, count: tree.count)
    var first: [Kind: NodeID] = [:]
    var count: [Kind: Int32] = [:]
    for number in 1..<max(1, tree.count) {
      let node = NodeID(number)
      guard tree.kind(of: node) == .element, tree[node, .id] == nil, tree[node, .key] == nil,
        let owner = tree.parent(of: node)
      else { continue }
      let kind = Kind(owner: owner, name: tree.name(of: node))
      guard let other = first[kind] else {
        first[kind] = node
        continue
      }
      indices[Int(other.index)] = 0
      owners.insert(owner)
      let index = count[kind, default: 0] + 1
      count[kind] = index
      indices[number] = index
    }
  }

  subscript(node: NodeID) -> Int? {
    let index = indices[Int(node.index)]
    return index < 0 ? nil : Int(index)
  }
}
