import SceneModel

/// Resolves a document in one class by the letter of the rules, node by node, without tables.
///
/// It is the reference that the resolver is held against; what it takes does not matter.
struct SlowResolver {
  let tree: ElementTree
  let traits: TraitCollection

  private var elements: [String: NodeID] = [:]
  /// The last value that masks give each identifier.
  private var masked: [String: Bool] = [:]

  init(tree: ElementTree, traits: TraitCollection) {
    self.tree = tree
    self.traits = traits
    for index in (0..<tree.count).reversed() {
      if let id = tree[NodeID(index), .id] { elements[id] = NodeID(index) }
    }
    for index in 0..<tree.count {
      for variation in variations(of: NodeID(index)) {
        for mask in tree.elements(of: variation) {
          for entry in tree.elements(of: mask) {
            masked[tree[entry, .reference] ?? ""] = tree.isElement(entry, .include)
          }
        }
      }
    }
  }

  /// The variations of an element that apply, the most general first, of equal ones the earlier first.
  private func variations(of node: NodeID) -> [NodeID] {
    let applying = tree.elements(of: node).filter { tree.isElement($0, .variation) && applies($0) }
    return (0..<4).flatMap { rank in applying.filter { self.rank($0) == rank } }
  }

  private func parts(_ variation: NodeID) -> [[String]] {
    let key = tree[variation, .key] ?? ""
    return key == "default" ? [] : key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
  }

  private func rank(_ variation: NodeID) -> Int {
    let names = parts(variation).map { $0[0] }
    return (names.contains("heightClass") ? 1 : 0) + (names.contains("widthClass") ? 2 : 0)
  }

  private func applies(_ variation: NodeID) -> Bool {
    parts(variation).allSatisfy { part in
      part[0] == "widthClass"
        ? part[1] == traits.sizeClass.width.rawValue : part[1] == traits.sizeClass.height.rawValue
    }
  }

  func isInstalled(_ node: NodeID) -> Bool {
    var current: NodeID? = node
    while let ancestor = current {
      if let id = tree[ancestor, .id], masked[id] == false { return false }
      current = tree.parent(of: ancestor)
    }
    guard tree.isElement(node, .constraint) else { return true }
    return [KnownName.firstItem, .secondItem].allSatisfy { name in
      guard let item = tree[node, name].flatMap({ elements[$0] }) else { return true }
      return isInstalled(item)
    }
  }

  func value(_ node: NodeID, _ name: KnownName) -> String? {
    for variation in variations(of: node).reversed() {
      if let value = tree[variation, name] { return value }
    }
    return tree[node, name]
  }
}
