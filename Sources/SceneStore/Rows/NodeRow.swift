import SceneModel

/// The texts of one row of `node` in one buffer that serves row after row, so that SQLite binds them without copies.
struct NodeRow {
  private(set) var bytes: [UInt8] = []
  private(set) var name = 0..<0
  private(set) var attributes: Range<Int>?
  private(set) var text: Range<Int>?
  private(set) var spelling: Range<Int>?
  private(set) var path: Range<Int>?

  /// Takes the texts of a node and its path.
  mutating func fill(_ node: NodeID, of tree: ElementTree, path: String?) {
    bytes.removeAll(keepingCapacity: true)
    (attributes, text, spelling) = (nil, nil, nil)
    if let leaf = NodeName.of(tree.kind(of: node)) {
      name = append { $0 += leaf.utf8 }
      let stored = tree.storedText(of: node)
      let kind = tree.kind(of: node)
      if kind == .spelledText {
        text = append { $0 += XMLText.decoded(stored).utf8 }
        spelling = append { $0 += stored.utf8 }
      } else if kind == .characterData, stored.utf8.contains(0x0D) {
        text = append { $0 += XMLText.decodedLineEnds(stored).utf8 }
        spelling = append { $0 += stored.utf8 }
      } else {
        text = append { $0 += stored.utf8 }
      }
    } else {
      name = append { $0 += tree.tag(of: node).utf8 }
      fillAttributes(node, of: tree)
      if path != nil, let value = tree.wholeValue(of: node) { text = append { $0 += value.utf8 } }
    }
    self.path = path.map { path in append { $0 += path.utf8 } }
  }

  private mutating func fillAttributes(_ node: NodeID, of tree: ElementTree) {
    let start = bytes.count
    var isSpelled = false
    bytes.append(UInt8(ascii: "{"))
    for attribute in tree.attributes(of: node) {
      if bytes.count > start + 1 { bytes.append(UInt8(ascii: ",")) }
      JSONText.append(tree.names.text(attribute.name), to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      JSONText.append(attribute.isSpelled ? attribute.value : attribute.storage, to: &bytes)
      isSpelled = isSpelled || attribute.isSpelled
    }
    bytes.append(UInt8(ascii: "}"))
    attributes = start..<bytes.count
    let tag = tree.tagSpelling(of: node)
    guard isSpelled || tag != nil else { return }
    spelling = append { bytes in
      bytes += "{\"attributes\":{".utf8
      var isFirst = true
      for attribute in tree.attributes(of: node) where attribute.isSpelled {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        JSONText.append(tree.names.text(attribute.name), to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        JSONText.append(attribute.storage, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
      if let tag { Self.append(tag, to: &bytes) }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ tag: TagSpelling, to bytes: inout [UInt8]) {
    bytes += ",\"gaps\":[".utf8
    for (index, gap) in tag.gaps.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONText.append(gap, to: &bytes)
    }
    bytes += "],\"closing\":".utf8
    JSONText.append(tag.closing, to: &bytes)
    bytes += ",\"endTag\":".utf8
    JSONText.append(tag.endTag, to: &bytes)
  }

  private mutating func append(_ body: (inout [UInt8]) -> Void) -> Range<Int> {
    let start = bytes.count
    body(&bytes)
    return start..<bytes.count
  }
}
