import SceneModel

extension DocumentEditor {
  /// Sets a value of a custom class's own, in place of the one of the same key path
  /// (InterfaceBuilder.md#runtime-attributes).
  mutating func setRuntimeAttribute(
    _ element: NewElement, of node: NodeID, _ id: ObjectID
  ) throws(EditError) {
    guard let keyPath = element["keyPath"], !keyPath.isEmpty, isProper(element) else {
      throw EditError(.badElement(element.name), id)
    }
    try requireDeclared(element, at: ValuePath(keyPath), id)
    if !isBase { throw EditError(.variesNot(ValuePath(keyPath)), id) }
    let container =
      tree.child(of: node, .userDefinedRuntimeAttributes)
      ?? insertChild(NewElement("userDefinedRuntimeAttributes"), in: node)
    let attributes = tree.elements(of: container).map { $0 }
    let name = tree.intern("keyPath")
    if let old = attributes.first(where: { tree[$0, name] == keyPath }) {
      tree.replace(old, with: element)
    } else {
      insert(element, in: container, at: attributes.count, of: attributes)
    }
    outcome.summary = "set \(keyPath) of \(id)"
  }
}
