extension ElementTree {
  /// The name with this spelling, added to the tree's names where it is new.
  package mutating func intern(_ text: String) -> Name { names.intern(text) }

  /// Sets the value of an element's attribute, in the usual spelling.
  ///
  /// An attribute that exists keeps its position among the others. A new one is inserted at `index`, or last
  /// where that is nil or past the end. A node that is no element stays unchanged.
  ///
  /// - Complexity: O(*n*) in the tree's attributes for a new attribute, O(1) otherwise.
  package mutating func setAttribute(_ name: Name, of node: NodeID, to value: String, at index: Int? = nil) {
    guard kind(of: node) == .element else { return }
    defer { updatePlatform(after: node) }
    let element = Int(node.index)
    let start = Int(nodes[element].content)
    let count = Int(nodes[element].attributeCount)
    if let existing = (start..<start + count).first(where: { attributes[$0].name == name }) {
      attributes[existing] = Attribute(name, value)
      return
    }
    nodes[element].attributeBits |= name.bit
    let offset = min(max(index ?? count, 0), count)
    if count == 0 {
      // The start index of an element without attributes is not valid: other elements' attributes may be
      // there by now.
      nodes[element].content = Int32(attributes.count)
      nodes[element].attributeCount = 1
      attributes.append(Attribute(name, value))
    } else {
      attributes.insert(Attribute(name, value), at: start + offset)
      shiftAttributes(behind: start, of: element, by: 1)
    }
    editGaps(of: node) { gaps in
      if 2 * offset <= gaps.count { gaps.insert(contentsOf: [" ", "="], at: 2 * offset) }
    }
  }

  /// Removes an attribute from an element.
  ///
  /// - Returns: Whether the element had it.
  /// - Complexity: O(*n*) in the tree's attributes.
  @discardableResult
  package mutating func removeAttribute(_ name: Name, of node: NodeID) -> Bool {
    guard kind(of: node) == .element else { return false }
    defer { updatePlatform(after: node) }
    let element = Int(node.index)
    let start = Int(nodes[element].content)
    let count = Int(nodes[element].attributeCount)
    guard let existing = (start..<start + count).first(where: { attributes[$0].name == name }) else {
      return false
    }
    attributes.remove(at: existing)
    shiftAttributes(behind: start, of: element, by: -1)
    let offset = 2 * (existing - start)
    editGaps(of: node) { gaps in
      if offset < gaps.count { gaps.removeSubrange(offset..<min(offset + 2, gaps.count)) }
    }
    return true
  }

  /// Reads the platform again where the root element has changed.
  mutating func updatePlatform(after node: NodeID) {
    if parent(of: node) == .document { platform = Platform(of: self) }
  }

  /// Notes a changed number of an element's attributes, which moves those of later elements.
  private mutating func shiftAttributes(behind start: Int, of element: Int, by difference: Int32) {
    nodes[element].attributeCount += difference
    for index in nodes.indices where nodes[index].kind == .element && Int(nodes[index].content) > start {
      nodes[index].content += difference
    }
  }

  private mutating func editGaps(of node: NodeID, _ edit: (inout [String]) -> Void) {
    guard var spelling = tagSpellings[node] else { return }
    edit(&spelling.gaps)
    tagSpellings[node] = spelling
  }
}
