extension ElementTree {
  /// Removes attributes from elements.
  ///
  /// - Complexity: O(*n*) in the tree's nodes and attributes, however many are removed.
  package mutating func removeAttributes(_ removed: [NodeID: Set<Name>]) {
    guard !removed.isEmpty else { return }
    var kept: [Attribute] = []
    kept.reserveCapacity(attributes.count)
    for index in nodes.indices where nodes[index].kind == .element {
      let start = Int(nodes[index].content)
      let range = start..<start + Int(nodes[index].attributeCount)
      nodes[index].content = Int32(kept.count)
      if range.isEmpty { continue }
      guard let names = removed[NodeID(index)] else {
        kept += attributes[range]
        continue
      }
      let offsets = range.filter { names.contains(attributes[$0].name) }.map { $0 - start }
      kept += attributes[range].filter { !names.contains($0.name) }
      nodes[index].attributeCount -= Int32(offsets.count)
      removeGaps(of: NodeID(index), before: offsets)
    }
    attributes = kept
    for node in removed.keys { updatePlatform(after: node) }
  }

  /// Removes the unusual white space of attributes, which are given in order.
  private mutating func removeGaps(of node: NodeID, before offsets: [Int]) {
    guard var spelling = tagSpellings[node] else { return }
    for offset in offsets.reversed() where 2 * offset < spelling.gaps.count {
      spelling.gaps.removeSubrange(2 * offset..<min(2 * offset + 2, spelling.gaps.count))
    }
    tagSpellings[node] = spelling
  }
}
