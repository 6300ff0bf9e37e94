import SceneModel

/// A row of `node`: a node, its owner and its path.
struct NodeRow {
  let tree: ElementTree
  let node: NodeID
  let place: NodePlace
}

extension NodeRow: TableRow {
  static let table = "node"
  static let columns = ["position", "parent", "name", "attributes", "text", "spelling", "owner", "path"]

  func append(to batch: RowBatch) {
    batch.append(Int(node.index))
    batch.append(Int(tree.parent(of: node)?.index ?? 0))
    if let name = NodeName.of(tree.kind(of: node)) {
      batch.append(name)
      batch.append(nil as String?)
      appendText(to: batch)
    } else {
      batch.append(tree.tag(of: node))
      batch.append { appendAttributes(to: $0) }
      batch.append(place.path == nil ? nil : tree.wholeValue(of: node))
      appendSpelling(to: batch)
    }
    batch.append(place.path == nil ? nil : place.owner)
    batch.append(place.path)
  }

  /// The columns `text` and `spelling` of a leaf.
  private func appendText(to batch: RowBatch) {
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

  private func appendAttributes(to batch: RowBatch) {
    var separator = UInt8(ascii: "{")
    for attribute in tree.attributes(of: node) {
      batch.write(separator)
      separator = UInt8(ascii: ",")
      batch.writeJSON(tree.names.text(attribute.name))
      batch.write(UInt8(ascii: ":"))
      batch.writeJSON(attribute.isSpelled ? attribute.value : attribute.storage)
    }
    if separator == UInt8(ascii: "{") { batch.write(separator) }
    batch.write(UInt8(ascii: "}"))
  }

  /// The column `spelling` of an element.
  private func appendSpelling(to batch: RowBatch) {
    let tag = tree.tagSpelling(of: node)
    guard tag != nil || tree.attributes(of: node).contains(where: \.isSpelled) else {
      return batch.append(nil as String?)
    }
    batch.append { batch in
      batch.write("{\"attributes\":")
      var separator = "{"
      for attribute in tree.attributes(of: node) where attribute.isSpelled {
        batch.write(separator)
        separator = ","
        batch.writeJSON(tree.names.text(attribute.name))
        batch.write(":")
        batch.writeJSON(attribute.storage)
      }
      batch.write(separator == "{" ? "{}" : "}")
      if let tag { append(tag, to: batch) }
      batch.write("}")
    }
  }

  private func append(_ tag: TagSpelling, to batch: RowBatch) {
    batch.write(",\"gaps\":[")
    for (index, gap) in tag.gaps.enumerated() {
      if index > 0 { batch.write(",") }
      batch.writeJSON(gap)
    }
    batch.write("],\"closing\":")
    batch.writeJSON(tag.closing)
    batch.write(",\"endTag\":")
    batch.writeJSON(tag.endTag)
  }
}
