extension TreeExamination {
  /// The bytes of a name. A new name is examined first.
  mutating func nameLength(
    _ name: Name, at node: NodeID, attribute: Int? = nil, of tree: ElementTree
  ) throws(TreeDefect) -> Int {
    let index = Int(name.index)
    if index >= names.count {
      names.append(contentsOf: repeatElement(NameRecord(), count: index + 1 - names.count))
    }
    if names[index].length == 0 { try meet(name, at: node, attribute, of: tree) }
    return Int(names[index].length)
  }

  private mutating func meet(
    _ name: Name, at node: NodeID, _ attribute: Int?, of tree: ElementTree
  ) throws(TreeDefect) {
    let text = tree.names.text(name)
    guard text.utf8.count <= limits.nameBytes else {
      throw TreeDefect(.nameBytes(limits.nameBytes), at: node, attribute: attribute)
    }
    let isKnown = name.known != nil
    guard isKnown || XMLText.isName(text) else {
      throw TreeDefect(
        "the name “\(text)”", expected: "a name that XML allows", at: node, attribute: attribute)
    }
    nameCount += 1
    guard nameCount <= limits.names else {
      throw TreeDefect(.names(limits.names), at: node, attribute: attribute)
    }
    names[Int(name.index)] = NameRecord(
      length: Int32(text.utf8.count), element: 0,
      isNamespace: !isKnown && text.utf8.starts(with: "xmlns".utf8))
  }

  /// The bytes of an element's attributes.
  mutating func attributeLength(
    of node: NodeID, parent: Int32, _ spelling: TagSpelling?, of tree: ElementTree
  ) throws(TreeDefect) -> Int {
    let record = tree.nodes[Int(node.index)]
    let count = Int(record.attributeCount)
    guard count <= limits.attributes else { throw TreeDefect(.attributes(limits.attributes), at: node) }
    // A space before each attribute and its `=`.
    var length = 2 * count
    if let spelling {
      guard XMLExamination.isTag(spelling, attributes: count) else {
        throw .whiteSpace(ofTag: node)
      }
      let gaps = spelling.gaps.prefix(2 * count)
      length += gaps.reduce(-gaps.count) { $0 + $1.utf8.count }
    }
    let (start, attributes) = (Int(record.content), tree.attributes.span)
    for offset in 0..<count {
      // Read one by one: a copy of an attribute costs more than its examination.
      let name = attributes[start + offset].name
      length += try nameLength(name, at: node, attribute: offset, of: tree)
      try meet(attribute: name, offset, at: node, of: tree)
      length += try Self.valueLength(
        attributes[start + offset].storage, isSpelled: attributes[start + offset].isSpelled, offset, at: node)
      if name == .id {
        try hold(attributes[start + offset].value, offset, at: node, parent: parent, of: tree)
      }
    }
    return length
  }

  /// Notes an attribute of an element, which may occur once, and counts the namespaces.
  private mutating func meet(
    attribute name: Name, _ offset: Int, at node: NodeID, of tree: ElementTree
  ) throws(TreeDefect) {
    let index = Int(name.index)
    guard names[index].element != node.index else {
      throw TreeDefect(
        "the attribute “\(tree.names.text(name))” a second time", expected: "it once", at: node,
        attribute: offset)
    }
    names[index].element = node.index
    guard names[index].isNamespace else { return }
    namespaces += 1
    guard namespaces <= limits.namespaces else {
      throw TreeDefect(.namespaces(limits.namespaces), at: node, attribute: offset)
    }
  }

  /// The bytes of an attribute's value, quotes included.
  private static func valueLength(
    _ value: String, isSpelled: Bool, _ offset: Int, at node: NodeID
  ) throws(TreeDefect) -> Int {
    if isSpelled {
      guard XMLExamination.isQuoted(value) else {
        throw TreeDefect(
          "a value that is not spelled as XML has it", expected: "a value in quotes", at: node,
          attribute: offset)
      }
      return value.utf8.count
    }
    guard let length = XMLText.length(quoted: value) else {
      throw TreeDefect(
        "a character that XML does not have", expected: "characters that XML allows", at: node,
        attribute: offset)
    }
    return length
  }

  /// Notes an identifier.
  private mutating func hold(
    _ id: String, _ offset: Int, at node: NodeID, parent: Int32, of tree: ElementTree
  ) throws(TreeDefect) {
    let holder = IdentifierHolder(
      tree.nodes[Int(node.index)].name, in: parent > 0 ? tree.nodes[Int(parent)].name : nil)
    guard Self.note(holder, in: &holders[id, default: 0]) else {
      throw TreeDefect(
        "the identifier “\(id)” of another element", expected: "an identifier of its own", at: node,
        attribute: offset)
    }
  }

  /// Adds a holder of an identifier to the others; false of a second one where one alone is allowed.
  private static func note(_ holder: IdentifierHolder, in holders: inout UInt8) -> Bool {
    defer { holders |= holder.rawValue }
    return holders & holder.rawValue == 0 || holder.shares
  }
}
