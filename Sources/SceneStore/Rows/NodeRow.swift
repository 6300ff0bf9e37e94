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

  private var tree: ElementTree { document.tree }

  func append(to batch: inout RowBatch) {
    let location = document.rows.locations[Int(node.index)]
    batch.append(Int(node.index))
    batch.append(Int(tree.parent(of: node)?.index ?? 0))
    if let name = NodeName.of(tree.kind(of: node)) {
      batch.append(name)
      batch.append(nil as String?)
      appendText(to: &batch)
      batch.check(last: 6, except: 3)
    } else {
      batch.append(tree.tag(of: node))
      batch.append { appendAttributes(to: &$0) }
      batch.append(location.path == nil ? nil : tree.wholeValue(of: node))
      appendSpelling(to: &batch)
      // An element's text is derived.
      batch.check(last: 6, except: 4)
    }
    batch.append(location.path == nil ? nil : location.owner)
    batch.append(location.path?.text)
  }

  /// The columns `text` and `spelling` of a leaf.
  private func appendText(to batch: inout RowBatch) {
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

  private func appendAttributes(to batch: inout RowBatch) {
    var separator = UInt8(ascii: "{")
    for attribute in tree.attributes(of: node) {
      batch.write(separator)
      separator = UInt8(ascii: ",")
      write(attribute.name, to: &batch)
      batch.writeJSON(attribute.isSpelled ? attribute.value : attribute.storage)
    }
    if separator == UInt8(ascii: "{") { batch.write(separator) }
    batch.write(UInt8(ascii: "}"))
  }

  /// The known names in JSON, each with its colon, by their numbers.
  private static let keys = KnownName.allCases.map { "\"\($0.text)\":" }

  /// Writes an attribute's name and the colon after it.
  private func write(_ name: Name, to batch: inout RowBatch) {
    let index = Int(name.index)
    guard index >= Self.keys.count else { return batch.write(Self.keys[index]) }
    batch.writeJSON(tree.names.text(name))
    batch.write(UInt8(ascii: ":"))
  }

  /// The column `spelling` of an element.
  private func appendSpelling(to batch: inout RowBatch) {
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
      if let tag { append(tag, to: &batch) }
      batch.write("}")
    }
  }

  private func append(_ tag: TagSpelling, to batch: inout RowBatch) {
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
