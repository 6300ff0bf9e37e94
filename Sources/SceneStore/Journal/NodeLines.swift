import SceneModel

/// A document's nodes as a sequence that can be compared: each with its depth and what it says.
struct NodeLines {
  /// One node: what two documents have in common where it is equal.
  struct Line: Hashable {
    let depth: Int
    let texts: [UInt8]
  }

  /// The lines in document order; the first is of the node at position 1.
  private(set) var lines: [Line] = []

  init(_ tree: ElementTree) {
    var depths = [-1]
    lines.reserveCapacity(tree.count)
    for position in 1..<max(1, tree.count) {
      let node = NodeID(position)
      let depth = depths[Int(tree.parent(of: node)?.index ?? 0)] + 1
      depths.append(depth)
      lines.append(Line(depth: depth, texts: Self.texts(of: node, tree)))
    }
  }

  /// All that a node says but for its place. No character of XML is the byte 0, which parts the texts.
  private static func texts(of node: NodeID, _ tree: ElementTree) -> [UInt8] {
    var texts = [tree.kind(of: node).rawValue]
    func add(_ text: String) {
      texts += text.utf8
      texts.append(0)
    }
    guard tree.kind(of: node) == .element else {
      add(tree.storedText(of: node))
      return texts
    }
    add(tree.tag(of: node))
    for attribute in tree.attributes(of: node) {
      texts.append(attribute.isSpelled ? 1 : 2)
      add(tree.names.text(attribute.name))
      add(attribute.storage)
    }
    if let spelling = tree.tagSpelling(of: node) {
      texts.append(3)
      for text in spelling.gaps + [spelling.closing, spelling.endTag] { add(text) }
    }
    return texts
  }

  /// A checksum of all the lines (FNV-1a, 64 bits).
  var checksum: Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in lines {
      hash = (hash ^ UInt64(line.depth)) &* 0x100_0000_01B3
      for byte in line.texts { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return Int(Int64(bitPattern: hash))
  }
}

extension NodeLines {
  /// The positions, counted from 1, of the nodes that an edit took away and of those that it brought.
  struct Change {
    let removed: [Int]
    let brought: [Int]
  }

  /// What changed from older lines to these.
  ///
  /// - Complexity: O(*n* log *n*) in the lines.
  func change(from old: NodeLines) -> Change {
    let change = SequenceChange(from: old.lines, to: lines)
    return Change(removed: change.removed.map { $0 + 1 }, brought: change.brought.map { $0 + 1 })
  }
}
