extension ElementTree {
  /// Copies of other trees' nodes that go among the children of an element.
  package struct Insertion {
    package let parent: NodeID
    /// The child that comes after them, or nil where they come last.
    package let child: NodeID?
    /// The nodes with all in them, in order.
    package let nodes: [(tree: ElementTree, node: NodeID)]

    package init(in parent: NodeID, before child: NodeID?, _ nodes: [(tree: ElementTree, node: NodeID)]) {
      self.parent = parent
      self.child = child
      self.nodes = nodes
    }
  }

  /// Inserts copies of nodes in several elements at once, each as ``insert(_:_:in:before:)`` does.
  ///
  /// - Complexity: O(*n* + *k*) in the nodes of this tree and of the copies, however many there are.
  package mutating func insert(_ insertions: [Insertion]) {
    let placed = insertions.map { (start: Int($0.child?.index ?? nodes[Int($0.parent.index)].end), $0) }
      // Of elements that end together the inner one ends first.
      .sorted { ($0.start, -$0.1.parent.index) < ($1.start, -$1.1.parent.index) }
    let old = nodes
    let spellings = tagSpellings
    nodes = []
    tagSpellings = [:]
    nodes.reserveCapacity(old.count + placed.count)
    // The elements that are open, by their old and new indices.
    var open: [(old: Int32, new: Int)] = []
    func close(until parent: Int32) {
      while let last = open.last, last.old != parent {
        nodes[last.new].end = Int32(nodes.count)
        open.removeLast()
      }
    }
    var next = 0
    for index in 0...old.count {
      while next < placed.count, placed[next].start == index {
        close(until: placed[next].1.parent.index)
        for (tree, node) in placed[next].1.nodes { append(tree, node, in: Int32(open.last?.new ?? 0)) }
        next += 1
      }
      guard index < old.count else { break }
      var node = old[index]
      close(until: node.parent)
      node.parent = open.last.map { Int32($0.new) } ?? -1
      if let spelling = spellings[NodeID(index)] { tagSpellings[NodeID(nodes.count)] = spelling }
      open.append((Int32(index), nodes.count))
      nodes.append(node)
    }
    close(until: -1)
  }

  /// Appends a copy of another tree's node and its descendants, as children of an element.
  private mutating func append(_ source: ElementTree, _ node: NodeID, in parent: Int32) {
    let offset = Int32(nodes.count) - node.index
    for index in source.subtree(of: node) {
      var new = source.nodes[index]
      new.parent = index == Int(node.index) ? parent : new.parent + offset
      new.end += offset
      copyContent(of: NodeID(index), from: source, to: &new)
      tagSpellings[NodeID(nodes.count)] = source.tagSpellings[NodeID(index)]
      nodes.append(new)
    }
  }
}

extension ElementTree {
  /// No fewer bytes than a subtree has in a file of the usual form, at a depth; nil where its tags are not
  /// spelled as usual or declare a namespace.
  package func mostBytes(of node: NodeID, depth: Int) -> Int? {
    guard tagSpellings.isEmpty else { return nil }
    var bytes = 0
    for index in subtree(of: node) {
      let (id, record) = (NodeID(index), nodes[index])
      // Two lines with the deepest indentation, and the signs around names.
      bytes += 2 * (FileForm().indentation.utf8.count * depth + 8)
      guard record.kind == .element else {
        bytes += Self.mostBytes(ofText: storedText(of: id))
        continue
      }
      bytes += 2 * tag(of: id).utf8.count
      for attribute in attributes(of: id) {
        let name = names.text(attribute.name)
        if name.hasPrefix("xmlns") { return nil }
        bytes += name.utf8.count + 4 + Self.mostBytes(ofText: attribute.storage)
      }
    }
    return bytes
  }

  /// No fewer bytes than a text has with its escapes.
  private static func mostBytes(ofText text: String) -> Int {
    text.utf8.reduce(0) { $0 + ((0x30...0x7A).contains($1) && $1 != 0x3C && $1 != 0x3E ? 1 : 6) }
  }
}
