extension ElementTree {
  /// The tree whose root is a copy of an element and its descendants, in their spelling.
  ///
  /// - Complexity: O(*k*) in the nodes of the copy.
  package func subtree(copying node: NodeID) -> ElementTree {
    var copy = ElementTree()
    copy.insert(self, node, in: .document, before: nil)
    copy.platform = platform
    return copy
  }

  /// Inserts a copy of another tree's node and its descendants among the children of an element.
  ///
  /// White space around the position stays as it is; the new lines have the usual white space. Nodes from the
  /// position on have new identifiers afterwards.
  ///
  /// - Parameters:
  ///   - child: The child that comes after it, or nil where it comes last.
  /// - Returns: The inserted node.
  /// - Complexity: O(*n* + *k*) in the nodes of this tree and of the copy.
  @discardableResult
  package mutating func insert(
    _ source: ElementTree, _ node: NodeID, in parent: NodeID, before child: NodeID?
  ) -> NodeID {
    let start = insertionIndex(in: parent, before: child)
    let copied = source.subtree(of: node)
    let count = Int32(copied.count)
    makeSpace(count, at: start, in: parent)
    var inserted: [Node] = []
    inserted.reserveCapacity(copied.count)
    let offset = start - node.index
    for index in copied {
      var new = source.nodes[index]
      new.parent = index == Int(node.index) ? parent.index : new.parent + offset
      new.end += offset
      copyContent(of: NodeID(index), from: source, to: &new)
      inserted.append(new)
      tagSpellings[NodeID(index + Int(offset))] = source.tagSpellings[NodeID(index)]
    }
    nodes.insert(contentsOf: inserted, at: Int(start))
    updatePlatform(after: NodeID(Int(start)))
    return NodeID(Int(start))
  }

  /// Inserts a new element among the children of an element; see ``insert(_:_:in:before:)``.
  @discardableResult
  package mutating func insert(_ element: NewElement, in parent: NodeID, before child: NodeID?) -> NodeID {
    let tree = ElementTree(element)
    return insert(tree, NodeID(1), in: parent, before: child)
  }

  /// Replaces an element by a new one.
  @discardableResult
  package mutating func replace(_ node: NodeID, with element: NewElement) -> NodeID {
    let new = insert(element, in: parent(of: node) ?? .document, before: node)
    removeExactly([NodeID(subtree(of: new).upperBound)])
    return new
  }

  /// Removes nodes with their descendants, and the unusual white space before each.
  ///
  /// An element that keeps only white space becomes one without children. Nodes after the first removed one
  /// have new identifiers afterwards.
  ///
  /// - Complexity: O(*n*) in the tree's nodes, however many are removed.
  package mutating func remove(_ removed: [NodeID]) {
    var all = removed
    var parents: [NodeID] = []
    let chosen = Set(removed)
    for node in removed {
      guard let parent = parent(of: node) else { continue }
      if let gap = gap(before: node, in: parent) { all.append(gap) }
      if parents.last != parent { parents.append(parent) }
    }
    for parent in parents where children(of: parent).allSatisfy({ chosen.contains($0) || isGap($0) }) {
      all += children(of: parent).filter(isGap)
    }
    removeExactly(all)
  }

  /// Moves a node to the children of an element that is not in it.
  ///
  /// - Parameters:
  ///   - child: The child that comes after it, or nil where it comes last. Not the node itself.
  /// - Returns: The node at its new position.
  @discardableResult
  package mutating func move(_ node: NodeID, to parent: NodeID, before child: NodeID?) -> NodeID {
    let index = insertionIndex(in: parent, before: child)
    guard !subtree(of: node).contains(Int(parent.index)), child != node else { return node }
    let count = subtree(of: node).count
    let inserted = insert(self, node, in: parent, before: child)
    let before = self.count
    remove([index <= node.index ? NodeID(Int(node.index) + count) : node])
    return index <= node.index ? inserted : NodeID(Int(inserted.index) - (before - self.count))
  }

  /// Whether a node is white space between tags.
  private func isGap(_ node: NodeID) -> Bool {
    switch kind(of: node) {
    case .text, .spelledText:
      storedText(of: node).utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    default: false
    }
  }

  private func gap(before node: NodeID, in parent: NodeID) -> NodeID? {
    var last: NodeID?
    for child in children(of: parent) {
      if child == node { return last.flatMap { isGap($0) ? $0 : nil } }
      last = child
    }
    return nil
  }

  private func insertionIndex(in parent: NodeID, before child: NodeID?) -> Int32 {
    child?.index ?? nodes[Int(parent.index)].end
  }

  /// Shifts the nodes from an index on towards the end, and extends their ancestors.
  private mutating func makeSpace(_ count: Int32, at start: Int32, in parent: NodeID) {
    for index in Int(start)..<max(Int(start), nodes.count) {
      nodes[index].end += count
      if nodes[index].parent >= start { nodes[index].parent += count }
    }
    var around = parent.index
    while around >= 0 {
      nodes[Int(around)].end += count
      around = nodes[Int(around)].parent
    }
    guard !tagSpellings.isEmpty else { return }
    var moved: [NodeID: TagSpelling] = [:]
    for (node, spelling) in tagSpellings {
      moved[node.index < start ? node : NodeID(Int(node.index + count))] = spelling
    }
    tagSpellings = moved
  }

  /// Takes the name and the attributes of another tree's element, or the text of another node.
  mutating func copyContent(of node: NodeID, from source: ElementTree, to new: inout Node) {
    switch new.kind {
    case .document: break
    case .element:
      new.name = names.intern(source.tag(of: node))
      new.content = Int32(attributes.count)
      new.attributeBits = 0
      for attribute in source.attributes(of: node) {
        var attribute = attribute
        attribute.name = names.intern(source.names.text(attribute.name))
        new.attributeBits |= attribute.name.bit
        attributes.append(attribute)
      }
    default:
      new.content = Int32(texts.count)
      texts.append(source.storedText(of: node))
    }
  }

  private mutating func removeExactly(_ removed: [NodeID]) {
    var isKept = [Bool](repeating: true, count: nodes.count)
    for node in removed where node != .document {
      for index in subtree(of: node) { isKept[index] = false }
    }
    // The new index of each node: the number of kept nodes before it.
    var newIndices = [Int32](repeating: 0, count: nodes.count + 1)
    for index in nodes.indices { newIndices[index + 1] = newIndices[index] + (isKept[index] ? 1 : 0) }
    var spellings: [NodeID: TagSpelling] = [:]
    for (node, spelling) in tagSpellings where isKept[Int(node.index)] {
      spellings[NodeID(Int(newIndices[Int(node.index)]))] = spelling
    }
    tagSpellings = spellings
    var kept: [Node] = []
    kept.reserveCapacity(Int(newIndices[nodes.count]))
    for (index, node) in nodes.enumerated() where isKept[index] {
      var node = node
      node.end = newIndices[Int(node.end)]
      if node.parent >= 0 { node.parent = newIndices[Int(node.parent)] }
      kept.append(node)
    }
    nodes = kept
  }
}
