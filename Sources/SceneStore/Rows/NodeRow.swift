import SceneModel

/// A row of `node`: a node, its owner and its path.
struct NodeRow {
  let document: DocumentRows
  let node: NodeID
}

extension NodeRow: TableRow {
  static let table = "node"
  static let columns = ["position", "parent", "name", "attributes", "text", "spelling", "owner", "path"]

  var rowKey: RowKey { RowKey(position: Int(node.index)) }

  func append(to batch: inout RowBatch) {
    let tree = document.tree
    let location = document.rows.locations[Int(node.index)]
    batch.append(Int(node.index))
    batch.append(Int(tree.parent(of: node)?.index ?? 0))
    if let name = NodeName.of(tree.kind(of: node)) {
      batch.append(name)
      batch.appendNull()
      appendText(of: tree, to: &batch)
      batch.check(last: 6, except: 3)
    } else {
      batch.appendName(of: node, in: tree)
      let hasSpelled = batch.appendAttributes(of: node, in: tree)
      batch.append(location.path == nil ? nil : tree.wholeValue(of: node))
      batch.appendSpelling(of: node, in: tree, hasSpelled: hasSpelled)
      // An element's text is derived.
      batch.check(last: 6, except: 4)
    }
    if let path = location.path {
      batch.append(location.owner)
      batch.append(path.text)
    } else {
      batch.appendNull()
      batch.appendNull()
    }
  }

  /// The columns `text` and `spelling` of a leaf.
  private func appendText(of tree: ElementTree, to batch: inout RowBatch) {
    let stored = tree.storedText(of: node)
    let meaning: String? =
      switch tree.kind(of: node) {
      case .spelledText: XMLText.decoded(stored)
      case .characterData where stored.utf8.contains(0x0D): XMLText.decodedLineEnds(stored)
      default: nil
      }
    batch.append(meaning ?? stored)
    batch.append(meaning == nil ? nil : stored)
  }
}
