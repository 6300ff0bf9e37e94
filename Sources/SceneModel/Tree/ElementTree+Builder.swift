extension ElementTree {
  /// Builds a tree in document order.
  package struct Builder: Sendable {
    private(set) var tree = ElementTree()
    private var open: [Int32] = [0]

    /// A builder of an empty tree.
    package init() {}

    /// Reserves memory for a number of nodes, and of attributes where they are others, up to a limit.
    package mutating func reserve(nodes count: Int, attributes: Int? = nil) {
      func bounded(_ count: Int) -> Int { min(max(count, 0), 1 << 17) }
      tree.nodes.reserveCapacity(bounded(count) + 1)
      tree.attributes.reserveCapacity(bounded(attributes ?? count))
    }

    /// How many elements are open: 0 outside the root.
    package var depth: Int { open.count - 1 }

    /// The name with this spelling.
    package mutating func intern(_ text: String) -> Name { tree.names.intern(text) }

    /// The name that bytes of UTF-8 spell.
    package mutating func intern(_ bytes: UnsafeRawBufferPointer) -> Name { unsafe tree.names.intern(bytes) }

    /// Starts an element within the open one.
    @discardableResult
    package mutating func openElement(_ name: Name) -> NodeID {
      let node = append(.element, name: name, content: tree.attributes.count)
      open.append(node.index)
      return node
    }

    /// Adds an attribute to the element that was started last, which has no children yet.
    package mutating func addAttribute(_ attribute: consuming Attribute) {
      tree.contents[0].append(attribute)
    }

    /// Notes the unusual white space of a tag.
    package mutating func setTagSpelling(_ spelling: TagSpelling?, of node: NodeID) {
      tree.tagSpellings[node] = spelling
    }

    /// Ends the open element.
    package mutating func closeElement() {
      guard open.count > 1, let node = open.popLast() else { return }
      tree.nodes[Int(node)].end = Int32(tree.nodes.count)
    }

    /// Adds a text, comment or other leaf within the open element.
    @discardableResult
    package mutating func addLeaf(_ kind: NodeKind, _ text: consuming String) -> NodeID {
      tree.texts.append(text)
      return append(kind, name: Name(index: 0), content: tree.texts.count - 1)
    }

    /// Ends all open elements and returns the tree.
    package consuming func finish() -> ElementTree {
      while open.count > 1 { closeElement() }
      tree.nodes[0].end = Int32(tree.nodes.count)
      tree.platform = Platform(of: tree)
      return tree
    }

    private mutating func append(_ kind: NodeKind, name: Name, content: Int) -> NodeID {
      let index = tree.nodes.count
      let parent = open[open.count - 1]
      tree.nodes.append(
        Node(
          kind: kind, name: name, parent: parent, end: Int32(index + 1), content: Int32(content),
          attributeCount: 0))
      return NodeID(index)
    }
  }
}

extension ElementTree.Contents {
  /// Adds an attribute to the last node.
  fileprivate mutating func append(_ attribute: consuming Attribute) {
    nodes[nodes.count - 1].countAttribute(attribute.name)
    attributes.append(attribute)
  }
}

extension ElementTree.Node {
  /// Notes that the element has a further attribute.
  @inline(__always)
  fileprivate mutating func countAttribute(_ name: Name) {
    attributeCount += 1
    attributeBits |= name.bit
  }
}
