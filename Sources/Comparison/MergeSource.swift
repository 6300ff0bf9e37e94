import SceneModel

/// One of the three documents, with the matches of its nodes.
struct MergeSource: Sendable {
  let tree: ElementTree
  /// The number of each node's match; -1 for a node that has none.
  var matches: [Int32]
  /// The attributes that refer to other elements.
  let references: ReferenceAttributes
  /// The objects and constraints, by identifier.
  let objects: [String: NodeID]
  /// The constraints, in the document's order.
  let constraints: [NodeID]

  init(_ tree: ElementTree) {
    self.tree = tree.withLastingIDs
    matches = Array(repeating: -1, count: tree.count)
    references = ReferenceAttributes(tree)
    var objects: [String: NodeID] = [:]
    for index in 1..<max(1, tree.count) {
      if let id = self.tree[NodeID(index), .id] { objects[id] = NodeID(index) }
    }
    self.objects = objects
    constraints = objects.values.filter { tree.isElement($0, .constraint) }.sorted()
  }

  /// Whether an attribute refers to an element of the document: by the attribute's name, or because its value
  /// is an identifier of the form that Interface Builder makes.
  func isReference(_ attribute: Attribute) -> Bool {
    if attribute.name == .id || attribute.name == .sceneID { return false }
    if references.isReference(attribute.name) { return !attribute.value.isEmpty }
    let value = attribute.value.utf8
    guard value.count == 10, objects[attribute.value] != nil else { return false }
    return zip(value, 0...).allSatisfy { ($0 == UInt8(ascii: "-")) == ($1 == 3 || $1 == 6) }
  }

  /// The nodes in a node that are merged one by one: elements, and anything between elements but white space.
  ///
  /// An element that has no elements has a text instead.
  func members(of node: NodeID) -> [NodeID] {
    guard hasElements(node) else { return [] }
    return tree.children(of: node).filter { !isGap($0) }
  }

  /// Whether a node has elements in it.
  func hasElements(_ node: NodeID) -> Bool {
    tree.children(of: node).contains { tree.kind(of: $0) == .element }
  }

  /// Whether a node is white space between other nodes.
  func isGap(_ node: NodeID) -> Bool {
    switch tree.kind(of: node) {
    case .text, .spelledText: XMLText.isWhiteSpace(tree.storedText(of: node))
    default: false
    }
  }

  /// The characters of an element that has no elements.
  func text(of node: NodeID) -> String {
    if tree.kind(of: node) != .element { return tree.storedText(of: node) }
    return hasElements(node) ? "" : tree.text(in: node)
  }

  /// The contents of a node without identifiers.
  func content(of root: NodeID) -> NodeContent {
    var content = NodeContent()
    for index in tree.subtree(of: root) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element else {
        if !isGap(node) { content.entries.append(.text(tree.storedText(of: node))) }
        continue
      }
      content.entries.append(.element(tag: tree.tag(of: node)))
      for attribute in tree.attributes(of: node) where attribute.name != .id {
        content.entries.append(.attribute(name: tree.names.text(attribute.name), value: attribute.value))
      }
      if node != root, let parent = tree.parent(of: node) {
        content.entries.append(.parent(distance: index - Int(parent.index)))
      }
    }
    return content
  }
}
