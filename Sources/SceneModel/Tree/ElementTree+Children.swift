extension ElementTree {
  /// The nodes directly in a node, in order.
  ///
  /// ```swift
  /// let tree = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard").tree
  /// if let root = tree.root {
  ///   let elements = tree.children(of: root).filter { tree.kind(of: $0) == .element }
  ///   print(elements.map(tree.tag))
  /// }
  /// ```
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [Node]
    @usableFromInline var upcoming: Int
    @usableFromInline let end: Int
    @usableFromInline let edition: UInt32

    @usableFromInline
    init(nodes: [Node], upcoming: Int, end: Int, edition: UInt32) {
      self.nodes = nodes
      self.upcoming = upcoming
      self.end = end
      self.edition = edition
    }

    @inlinable
    public mutating func next() -> NodeID? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(nodes[upcoming].end) }
      return NodeID(upcoming, edition: edition)
    }
  }

  /// The nodes directly in a node, in order.
  @inlinable
  public func children(of node: NodeID) -> Children {
    Children(
      nodes: nodes, upcoming: Int(node.index) + 1, end: Int(record(node).end), edition: edition)
  }

  /// The elements directly in a node, in order.
  @inlinable
  public func elements(of node: NodeID) -> some Sequence<NodeID> {
    children(of: node).lazy.filter { nodes[Int($0.index)].kind == .element }
  }

  /// The first element of a name directly in a node.
  public func child(of node: NodeID, _ name: KnownName) -> NodeID? {
    firstChild(of: node) { isElement($0, name) }
  }

  /// The first child element whose attribute `key` has a value, `variation` elements left out.
  public func child(of node: NodeID, key: String) -> NodeID? {
    firstChild(of: node) { child in
      guard let index = attributeIndex(of: child, Name(.key)), attributes[index].hasValue(key),
        name(of: child) != .variation
      else { return false }
      readLog?.noteElement(child)
      readLog?.noteAttribute(index)
      return true
    }
  }

  /// The first child that a test accepts, without a copy of the nodes.
  @inline(__always)
  private func firstChild(of node: NodeID, _ accepts: (NodeID) -> Bool) -> NodeID? {
    var index = Int(node.index) + 1
    let end = Int(record(node).end)
    while index < end {
      let child = NodeID(index, edition: edition)
      if accepts(child) { return child }
      index = Int(nodes[index].end)
    }
    return nil
  }

  /// The nearest ancestor of a node that a test accepts.
  package func ancestor(of node: NodeID, where accepts: (NodeID) -> Bool) -> NodeID? {
    var current = parent(of: node)
    while let candidate = current {
      if kind(of: candidate) == .element, accepts(candidate) { return candidate }
      current = parent(of: candidate)
    }
    return nil
  }
}
