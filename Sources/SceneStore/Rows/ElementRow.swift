import SceneModel

/// The columns of a row of `node` about an element itself, without what is derived.
struct ElementRow {
  let tree: ElementTree
  let node: NodeID
}

extension ElementRow: TableRow {
  static let table = "node"
  static let columns = ["position", "parent", "name", "attributes", "spelling"]

  var rowKey: RowKey { RowKey(position: Int(node.index)) }

  func append(to batch: inout RowBatch) {
    batch.append(Int(node.index))
    batch.append(Int(tree.parent(of: node)?.index ?? 0))
    batch.appendName(of: node, in: tree)
    let hasSpelled = batch.appendAttributes(of: node, in: tree)
    batch.appendSpelling(of: node, in: tree, hasSpelled: hasSpelled)
    batch.check(last: 5)
  }
}
