import SceneModel

/// The written form of an element's attributes: a word of its header, a short text, or members.
struct WrittenElement {
  var header: NodeHeader
  /// The attributes that the header does not hold.
  var attributes: [Attribute]
  /// Those attributes in the element's notation, or nil where it has none for them.
  var notation: String?

  init(_ node: NodeID, of tree: ElementTree) throws(ProjectError.Reason) {
    attributes = Array(tree.attributes(of: node))
    if let name = Self.duplicate(in: attributes) { throw .duplicateAttribute(tree.names.text(name)) }
    header = NodeHeader(name: tree.tag(of: node), key: nil, id: nil)
    if let first = attributes.first, first.name == .key, Self.isWord(first) {
      header.key = first.storage
      attributes.removeFirst()
    }
    if let index = attributes.firstIndex(where: { $0.name == .id }), Self.isWord(attributes[index]) {
      let otherNames = attributes.indices.filter { $0 != index }.map { tree.names.text(attributes[$0].name) }
      if NodeHeader.indexOfID(among: otherNames) == index {
        header.id = attributes.remove(at: index).storage
      }
    }
    if let notation = Notation.of(header.name), !attributes.contains(where: \.isSpelled) {
      self.notation = notation.text(
        for: attributes.map { AttributeValue(tree.names.text($0.name), $0.storage) })
    }
  }

  /// The text of an element that has one text and nothing else that its header does not hold.
  func text(in node: NodeID, of tree: ElementTree) -> String? {
    let range = tree.subtree(of: node)
    guard attributes.isEmpty, range.count == 2, Notation.of(header.name) == nil else { return nil }
    let child = NodeID(range.lowerBound + 1)
    return tree.kind(of: child) == .text ? tree.storedText(of: child) : nil
  }

  private static func isWord(_ attribute: Attribute) -> Bool {
    !attribute.isSpelled && NodeHeader.isWord(attribute.storage)
  }

  private static func duplicate(in attributes: [Attribute]) -> Name? {
    guard attributes.count > 1 else { return nil }
    var seen = DistinctNames()
    return attributes.first { !seen.insert($0.name) }?.name
  }
}
