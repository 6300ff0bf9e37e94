import SceneModel

/// The objects of a document with what each holds by itself: its element and those in it, up to the objects
/// in it.
///
/// The resources are left out: which there are follows from what uses them.
struct ObjectContents {
  /// For each identifier a number for every node that the object holds, in the document's order; those of no
  /// object under the empty text.
  private(set) var nodes: [String: [Int]] = [:]
  /// The values of the attributes in an object, among which are the identifiers that it refers to.
  private(set) var values: [String: Set<String>] = [:]
  /// The object around an object, the empty text where there is none; several where an identifier is not
  /// unique.
  private(set) var owners: [String: Set<String>] = [:]

  init(_ tree: ElementTree) {
    var holders = [String](repeating: "", count: tree.count)
    let resources = tree.resources.map { tree.subtree(of: $0) }
    for index in 0..<tree.count where resources?.contains(index) != true {
      let node = NodeID(index)
      let around = tree.parent(of: node).map { holders[Int($0.index)] } ?? ""
      guard let id = tree[node, .id] else {
        holders[index] = around
        add(node, of: tree, to: around)
        continue
      }
      holders[index] = id
      owners[id, default: []].insert(around)
      nodes[around, default: []].append(id.hashValue)
      add(node, of: tree, to: id)
    }
  }

  private mutating func add(_ node: NodeID, of tree: ElementTree, to holder: String) {
    var hasher = Hasher()
    hasher.combine(tree.kind(of: node))
    hasher.combine(tree.tag(of: node))
    // Where elements without identifiers nest, the one around is part of what a node says.
    hasher.combine(tree.parent(of: node).map { tree.tag(of: $0) })
    hasher.combine(tree.storedText(of: node))
    for attribute in tree.attributes(of: node) {
      hasher.combine(tree.names.text(attribute.name))
      hasher.combine(attribute.storage)
      values[holder, default: []].insert(attribute.value)
    }
    nodes[holder, default: []].append(hasher.finalize())
  }

  /// Whether an object is one of some, or in one of them.
  func isIn(_ objects: Set<String>, _ id: String) -> Bool {
    var seen: Set<String> = []
    var pending = [id]
    while let next = pending.popLast() {
      if objects.contains(next) { return true }
      if seen.insert(next).inserted { pending += owners[next] ?? [] }
    }
    return false
  }

  /// The identifiers of the objects that refer to one of some.
  func referring(to objects: Set<String>) -> [String] {
    values.filter { !$0.value.isDisjoint(with: objects) }.map(\.key)
  }
}
