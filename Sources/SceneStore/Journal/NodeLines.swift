import SceneModel

/// A document's nodes as a sequence that can be compared: each with its depth and its content.
struct NodeLines {
  let tree: ElementTree
  /// How many elements are around each node, by its position; the first is of the document node.
  let depths: [Int]

  init(_ tree: ElementTree) {
    self.tree = tree
    var depths = [-1]
    depths.reserveCapacity(tree.count)
    for position in 1..<max(1, tree.count) {
      depths.append(depths[Int(tree.parent(of: NodeID(position))?.index ?? 0)] + 1)
    }
    self.depths = depths
  }

  /// The checksum of all the nodes in their order (FNV-1a, 64 bits) that edits of older versions kept.
  var checksum: Int {
    var hash = Fingerprint()
    for position in 1..<max(1, tree.count) {
      hash.mix(UInt64(depths[position]))
      Self.write(NodeID(position), of: tree, to: &hash)
    }
    return Int(Int64(bitPattern: hash.value))
  }

  /// Writes the content of a node without its position. No character of XML is the byte 0, which
  /// ends each text.
  private static func write(_ node: NodeID, of tree: ElementTree, to sink: inout some ByteSink) {
    sink.append(tree.kind(of: node).rawValue)
    func add(_ text: String) {
      var text = text
      text.withUTF8 { bytes in unsafe sink.append(contentsOf: bytes) }
      sink.append(0)
    }
    guard tree.kind(of: node) == .element else { return add(tree.storedText(of: node)) }
    add(tree.tag(of: node))
    for attribute in tree.attributes(of: node) {
      sink.append(attribute.isSpelled ? 1 : 2)
      add(tree.names.text(attribute.name))
      add(attribute.storage)
    }
    if let spelling = tree.tagSpelling(of: node) {
      sink.append(3)
      for text in spelling.gaps + [spelling.closing, spelling.endTag] { add(text) }
    }
  }
}

/// Takes bytes one after another.
private protocol ByteSink {
  mutating func append(_ byte: UInt8)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>)
}

extension [UInt8]: ByteSink {}

extension Fingerprint: ByteSink {
  fileprivate mutating func append(_ byte: UInt8) { mix(UInt64(byte)) }

  fileprivate mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    for index in bytes.indices { append(unsafe bytes[index]) }
  }
}

extension NodeLines {
  /// The positions, counted from 1, of the nodes that an edit took away and of those that it brought.
  struct Change {
    let removed: [Int]
    let brought: [Int]
    /// How many elements were around each node that was taken away.
    let depths: [Int]
  }

  /// One node: what two documents have in common where it is equal.
  private struct Line: Hashable {
    let depth: Int
    let texts: [UInt8]
  }

  /// The change from older lines to these, which have some in common at the start and at the end.
  ///
  /// - Complexity: O(*k* log *k*) in the lines between.
  func change(from old: NodeLines, common: CommonNodes) -> Change {
    let change = SequenceChange(from: common.older.map(old.line), to: common.newer.map(line))
    let removed = change.removed.map { $0 + common.start }
    return Change(
      removed: removed, brought: change.brought.map { $0 + common.start },
      depths: removed.map { old.depths[$0] })
  }

  private func line(_ position: Int) -> Line {
    var texts: [UInt8] = []
    Self.write(NodeID(position), of: tree, to: &texts)
    return Line(depth: depths[position], texts: texts)
  }
}

extension NodeLines.Change {
  /// The change of elements whose content differs from then on, each in its place in the older tree.
  init(of changed: [NodeID], in old: ElementTree) {
    removed = changed.map { Int($0.index) }
    brought = removed
    depths = changed.map { element in
      var (depth, node) = (-1, element)
      while let parent = old.parent(of: node) { (depth, node) = (depth + 1, parent) }
      return depth
    }
  }
}
