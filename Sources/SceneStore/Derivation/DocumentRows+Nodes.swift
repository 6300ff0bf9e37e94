import SceneModel

extension DocumentRows {
  /// How the rows of the nodes change from those of an older document.
  func nodeChanges(
    from old: DocumentRows, _ common: CommonNodes, _ isSame: (NodeRow, NodeRow) -> Bool
  ) -> RowChanges<NodeRow> {
    var changes = RowChanges<NodeRow>()
    let count = min(tree.count, old.tree.count)
    let differences = differences(from: old, common)
    for position in differences.indices where differences[position] != .none {
      let (older, newer) = (old.node(position), node(position))
      if differences[position] == .within, isSame(older, newer) { continue }
      changes.replaced.append(older)
      changes.brought.append(newer)
    }
    changes.brought += (count..<max(count, tree.count)).map(node)
    changes.removed = (count..<max(count, old.tree.count)).map(old.node)
    return changes
  }

  /// How the nodes at one position of both documents differ.
  private enum Difference {
    case none
    /// Something in the element differs: its text is that of all in it.
    case within
    /// The node says something else, stands in another element or is another value.
    case node
  }

  /// How the nodes differ at each position that both documents have.
  private func differences(from old: DocumentRows, _ common: CommonNodes) -> [Difference] {
    let count = min(tree.count, old.tree.count)
    var differences = [Difference](repeating: .none, count: count)
    func markAround(_ node: NodeID, in tree: ElementTree) {
      var around = tree.parent(of: node)
      while let element = around, element != .document {
        let index = Int(element.index)
        if index < count {
          if differences[index] != .none { return }
          differences[index] = .within
        }
        around = tree.parent(of: element)
      }
    }
    let comparison = NodeComparison(old.tree, tree)
    for position in 1..<max(1, count) {
      let node = NodeID(position)
      if common.isCommon(position) || comparison.isSame(node, node),
        old.tree.parent(of: node) == tree.parent(of: node),
        rows.locations[position].isSame(as: old.rows.locations[position])
      {
        continue
      }
      differences[position] = .node
      markAround(node, in: tree)
      markAround(node, in: old.tree)
    }
    for position in count..<max(count, tree.count) { markAround(NodeID(position), in: tree) }
    for position in count..<max(count, old.tree.count) { markAround(NodeID(position), in: old.tree) }
    return differences
  }
}

extension ValueLocation {
  /// Whether another location has the same owner and the same path, byte by byte.
  fileprivate func isSame(as other: ValueLocation) -> Bool {
    guard owner == other.owner else { return false }
    guard let path, let otherPath = other.path else { return path == nil && other.path == nil }
    return path.text.hasSameBytes(as: otherPath.text)
  }
}
