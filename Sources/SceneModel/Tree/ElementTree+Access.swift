extension ElementTree {
  /// The kind of a node.
  @inlinable
  public func kind(of node: NodeID) -> NodeKind { record(node).kind }

  /// An element's name.
  @inlinable
  public func name(of node: NodeID) -> Name { record(node).name }

  /// The spelling of an element's name.
  public func tag(of node: NodeID) -> String { names.text(name(of: node)) }

  /// Whether a node is an element with a name.
  @inlinable
  @inline(__always)
  public func isElement(_ node: NodeID, _ known: KnownName) -> Bool {
    let record = record(node)
    guard record.name == known && record.kind == .element else { return false }
    readLog?.noteElement(node)
    return true
  }

  /// How many elements have a name.
  package func count(of known: KnownName) -> Int {
    var count = 0
    for node in nodes where node.name == known && node.kind == .element { count += 1 }
    return count
  }

  /// The parent of a node; nil of the document node.
  @inlinable
  @inline(__always)
  public func parent(of node: NodeID) -> NodeID? {
    let parent = record(node).parent
    return parent < 0 ? nil : NodeID(Int(parent), edition: edition)
  }

  /// The indices of a node and its descendants.
  @inlinable
  package func subtree(of node: NodeID) -> Range<Int> {
    Int(node.index)..<Int(record(node).end)
  }

  /// The characters of a text, comment or other leaf node, as they are stored.
  package func storedText(of node: NodeID) -> String {
    let node = record(node)
    return node.kind == .element || node.kind == .document ? "" : texts[Int(node.content)]
  }

  /// All characters in an element, decoded.
  public func text(in element: NodeID) -> String {
    var result = ""
    for index in subtree(of: element) {
      switch nodes[index].kind {
      case .text: result += texts[Int(nodes[index].content)]
      case .characterData: result += XMLText.decodedLineEnds(texts[Int(nodes[index].content)])
      case .spelledText: result += XMLText.decoded(texts[Int(nodes[index].content)])
      default: break
      }
    }
    return result
  }

  /// The attributes of an element, in the file's order.
  @inlinable
  public func attributes(of node: NodeID) -> ArraySlice<Attribute> { attributes[attributeRange(of: node)] }

  /// The indices of an element's attributes among all.
  @inlinable
  @inline(__always)
  func attributeRange(of node: NodeID) -> Range<Int> {
    let node = record(node)
    return node.kind == .element ? Int(node.content)..<Int(node.content + node.attributeCount) : 0..<0
  }

  /// The value of an element's attribute, or nil where it has none.
  @inlinable
  public subscript(_ node: NodeID, _ name: KnownName) -> String? {
    self[node, Name(name)]
  }

  /// The value of an element's attribute, or nil where it has none.
  @inlinable
  public subscript(_ node: NodeID, _ name: Name) -> String? {
    guard let index = attributeIndex(of: node, name) else { return nil }
    readLog?.noteAttribute(index)
    return attributes[index].value
  }

  /// The index of an element's attribute among all, or nil where it has none.
  @inlinable
  func attributeIndex(of node: NodeID, _ name: Name) -> Int? {
    let record = record(node)
    guard record.attributeBits & name.bit != 0 else { return nil }
    var index = Int(record.content)
    let end = index + Int(record.attributeCount)
    while index < end {
      if attributes[index].name == name { return index }
      index += 1
    }
    return nil
  }

  /// The unusual white space of an element's tags; nil of the usual one.
  package func tagSpelling(of node: NodeID) -> TagSpelling? { tagSpellings[node] }
}
