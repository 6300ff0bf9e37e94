/// A value that does not fit its attribute: the attribute counts as missing
/// (InterfaceBuilder.md#unreadable-values).
package struct UnreadableValue: Hashable, Sendable {
  /// The nearest object or constraint around the attribute; empty text where none has an identifier.
  package let object: ObjectID
  /// The element that has the attribute.
  package let node: NodeID
  /// The attribute's name.
  package let attribute: String
  /// The value as it is written.
  package let value: String
  /// The form of the attribute's values.
  package let form: ValueForm
}

extension ElementTree {
  /// The values that cannot be read, in document order.
  ///
  /// - Complexity: O(*n*) in the tree's nodes and attributes.
  package var unreadableValues: [UnreadableValue] {
    var found: [UnreadableValue] = []
    let attributes = attributes.span
    for index in 1..<max(count, 1) where nodes[index].kind == .element {
      let node = NodeID(index)
      let element = varied(node)
      for place in attributeRange(of: node) {
        // Read one by one: a copy of an attribute costs more than its examination.
        guard let name = attributes[place].name.known,
          let form = ValueForm.of(name, in: element, on: platform), !form.reads(attributes[place].value)
        else { continue }
        let value = attributes[place].value
        found.append(
          UnreadableValue(
            object: holder(of: node), node: node, attribute: name.text, value: value, form: form))
      }
    }
    return found
  }

  /// The known name of an element; of a variation, that of the varied element.
  private func varied(_ node: NodeID) -> KnownName? {
    let known = name(of: node).known
    return known == .variation ? parent(of: node).flatMap { name(of: $0).known } : known
  }

  private func holder(of node: NodeID) -> ObjectID {
    var current: NodeID? = node
    while let element = current {
      if let id = self[element, .id] { return ObjectID(id) }
      current = parent(of: element)
    }
    return ObjectID("")
  }
}
