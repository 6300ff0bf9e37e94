import SceneModel

/// The installed objects by size class, computed slowly from the masks: the reference that edits
/// are held against.
struct InstallationModel {
  /// The value that each key gives each object; absent where it gives none.
  var entries: [String: [VariationKey: Bool]] = [:]

  init(_ document: Document) {
    let tree = document.tree
    for index in 0..<tree.count where tree.isElement(NodeID(index), .variation) {
      let variation = NodeID(index)
      let key = VariationKey(tree[variation, .key] ?? "")
      for mask in tree.elements(of: variation) where tree.isElement(mask, .mask) {
        for entry in tree.elements(of: mask) {
          entries[tree[entry, .reference] ?? "", default: [:]][key] = tree.isElement(entry, .include)
        }
      }
    }
  }

  /// Whether an object's own entries install it in a class.
  func installs(_ id: String, in sizeClass: SizeClass) -> Bool {
    let applying = (entries[id] ?? [:]).filter { $0.key.applies(to: TraitCollection(sizeClass: sizeClass)) }
    return applying.max { $0.key.rank < $1.key.rank }?.value ?? true
  }

  /// The identifiers of what is in effect in a class: installed, and all around and, of a constraint, all its
  /// items too.
  func effective(_ document: Document, in sizeClass: SizeClass) -> Set<String> {
    let tree = document.tree
    var nodes: [String: NodeID] = [:]
    for index in 0..<tree.count {
      if let id = tree[NodeID(index), .id], nodes[id] == nil { nodes[id] = NodeID(index) }
    }
    let gone = Set(entries.keys.filter { !installs($0, in: sizeClass) })
    func isThere(_ node: NodeID) -> Bool {
      var current: NodeID? = node
      while let node = current {
        if let id = tree[node, .id], gone.contains(id) { return false }
        current = tree.parent(of: node)
      }
      return true
    }
    return Set(
      nodes.filter { _, node in
        guard isThere(node) else { return false }
        guard tree.isElement(node, .constraint) else { return true }
        return [tree[node, .firstItem], tree[node, .secondItem]].allSatisfy { item in
          item.flatMap { nodes[$0] }.map(isThere) ?? true
        }
      }.keys)
  }
}
