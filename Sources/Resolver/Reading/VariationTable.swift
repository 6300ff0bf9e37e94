import SceneModel

/// The variations of a document and what their masks say.
struct VariationTable: Sendable {
  /// A `<variation>` of an object.
  struct Variation: Sendable {
    let owner: NodeID
    let node: NodeID
    /// The index of its key in `keys`.
    let key: Int
  }

  /// The entry of a mask for an object or a constraint.
  struct Mask: Sendable {
    let child: NodeID
    /// The element in the mask that says so.
    let entry: NodeID
    /// The index of the variation that holds the mask.
    let variation: Int
    let installs: Bool
  }

  /// The different keys.
  private(set) var keys: [VariationKey] = []
  /// The variations, those of one owner together, the most general first.
  private(set) var variations: [Variation] = []
  /// The mask entries, those of one child together, in the order in which they apply.
  private(set) var masks: [Mask] = []
  /// Of each owner in document order, its variations.
  private var ranges: [Range<Int>] = []
  /// Of each node, one past the index in `ranges`, or 0; empty where no object varies.
  private var slots: [Int32] = []

  init(_ nodes: [NodeID], _ tree: ElementTree, _ identifiers: IdentifierTable) {
    guard !nodes.isEmpty else { return }
    read(nodes, tree)
    findRanges(count: tree.count)
    for (index, variation) in variations.enumerated() {
      for mask in tree.children(of: variation.node) where tree.isElement(mask, .mask) {
        for entry in tree.children(of: mask) where tree.kind(of: entry) == .element {
          guard let child = tree[entry, .reference].flatMap({ identifiers[$0] }) else { continue }
          masks.append(
            Mask(child: child, entry: entry, variation: index, installs: tree.isElement(entry, .include)))
        }
      }
    }
    // Sorting is not promised to be stable, so the index decides last.
    masks = masks.enumerated().sorted { a, b in
      (a.element.child, a.offset) < (b.element.child, b.offset)
    }.map(\.element)
  }

  private mutating func read(_ nodes: [NodeID], _ tree: ElementTree) {
    var keyIndices: [String: Int] = [:]
    for node in nodes {
      guard let owner = tree.parent(of: node) else { continue }
      let text = tree[node, .key] ?? ""
      let key = keyIndices[text] ?? keys.count
      if key == keys.count {
        keyIndices[text] = key
        keys.append(VariationKey(text))
      }
      variations.append(Variation(owner: owner, node: node, key: key))
    }
    let ranks = keys.map(\.rank)
    func precedence(_ variation: Variation) -> VariationPrecedence {
      VariationPrecedence(holder: variation.owner, rank: ranks[variation.key], node: variation.node)
    }
    variations.sort { precedence($0) < precedence($1) }
  }

  private mutating func findRanges(count: Int) {
    slots = [Int32](repeating: 0, count: count)
    var start = 0
    while start < variations.count {
      let owner = variations[start].owner
      var end = start + 1
      while end < variations.count, variations[end].owner == owner { end += 1 }
      ranges.append(start..<end)
      slots[Int(owner.index)] = Int32(truncatingIfNeeded: ranges.count)
      start = end
    }
  }

  /// The indices of an object's variations, the most general first; nil of an object that does not vary.
  func indices(of node: NodeID) -> Range<Int>? {
    guard !slots.isEmpty else { return nil }
    let slot = Int(slots[Int(node.index)])
    return slot == 0 ? nil : ranges[slot - 1]
  }

  /// The indices of all the variations of owners among a range of nodes.
  func indices(in range: Range<Int>) -> Range<Int> { variations.indices(in: range) { Int($0.owner.index) } }

  /// The mask entries of an object or constraint.
  func masks(of child: NodeID) -> ArraySlice<Mask> {
    let index = Int(child.index)
    return masks[masks.indices(in: index..<index + 1) { Int($0.child.index) }]
  }

  /// The key of a variation.
  func key(_ index: Int) -> VariationKey { keys[variations[index].key] }

  /// Of each variation, the classes in which it applies under traits whose size class does not count.
  func applying(_ traits: TraitCollection, usesSizeClasses: Bool) -> [SizeClassSet] {
    let sets = keys.map { SizeClassSet($0, traits, usesSizeClasses: usesSizeClasses) }
    return variations.map { sets[$0.key] }
  }
}
