import Controls
import SceneModel

extension DocumentEditor {
  /// The format's declaration of an element; nil where Ninefold does not know the element.
  func declaration(_ element: String) -> ElementDeclaration? {
    ElementDeclaration.of(element, on: tree.platform)
  }

  private func form(_ name: String, in element: String) -> AttributeForm {
    AttributeForm.of(name, in: element, on: tree.platform)
  }

  /// Refuses an attribute that an element, an object or an element in it does not have in the format, and a
  /// value that the attribute does not hold.
  func requireDeclared(
    _ path: ValuePath, to value: String, in element: NodeID, _ id: ObjectID
  ) throws(EditError) {
    if isForced { return }
    try requireDeclared(path, in: element, id)
    let form = form(path.keys.last ?? "", in: tree.tag(of: element))
    if let expected = form.expectation(for: value) {
      throw EditError(.badValue(path, value, expected: expected), id)
    }
  }

  private func requireDeclared(_ path: ValuePath, in element: NodeID, _ id: ObjectID) throws(EditError) {
    let tag = tree.tag(of: element)
    let name = path.keys.last ?? ""
    let prefix = path.keys.dropLast().joined(separator: ".")
    guard let declaration = declaration(tag) else { return }
    if tree.isElement(element, .nil) {
      throw EditError(.setAsWhole(ValuePath(prefix), elements: elements(inPlaceOf: element)), id)
    }
    let present = tree.attributes(of: element).map { tree.names.text($0.name) }.filter { $0 != "key" }
    let possible = declaration.attributes(beside: present)
    if possible.contains(name) { return }
    if prefix.isEmpty, let child = declaration.child(name) {
      throw EditError(.setAsWhole(path, elements: child.elements), id)
    }
    let near = nearest(to: name, of: element, possible).map {
      ValuePath(prefix.isEmpty ? $0 : prefix + "." + $0)
    }
    throw EditError(
      .undeclared(path, in: tag, near: near, declared: declaration.names(of: possible)), id)
  }

  /// The elements that may stand where a `<nil>` does.
  private func elements(inPlaceOf node: NodeID) -> [String] {
    var owner = tree.parent(of: node)
    if let variation = owner, tree.isElement(variation, .variation) { owner = tree.parent(of: variation) }
    let child = owner.flatMap { declaration(tree.tag(of: $0)) }?.child(tree[node, .key] ?? "")
    return child?.elements ?? []
  }

  /// The error for the removal of a value that an object does not have: the format has none of the name, or
  /// the object has not.
  func absent(_ path: ValuePath, of object: NodeID, _ id: ObjectID) -> EditError {
    let tag = tree.tag(of: object)
    guard let declaration = declaration(tag), path.keys.count == 1, declaration.child(path.text) == nil,
      !declaration.attributes.contains(path.text)
    else { return EditError(.unknownValue(path, sizeClass), id) }
    let present = tree.heldValues(of: object).map(\.path.text)
    let near = path.text.nearest(of: present).map { ValuePath($0) }
    return EditError(.undeclared(path, in: tag, near: near, declared: present), id)
  }

  /// The path from an element that a name most likely stands for: an attribute of the name in one of the
  /// children, else an attribute of the element with a similar name, else one in its children.
  private func nearest(to name: String, of element: NodeID, _ attributes: [String]) -> String? {
    var paths: [(name: String, path: String)] = []
    for child in tree.elements(of: element) {
      guard let path = tree.valuePath(of: child, in: .object)?.text else { continue }
      let names = declaration(tree.tag(of: child))?.attributes ?? []
      paths += names.map { ($0, path + "." + $0) }
    }
    if let same = paths.first(where: { $0.name == name }) { return same.path }
    if let near = name.nearest(of: attributes) { return near }
    guard let near = name.nearest(of: paths.map(\.name)) else { return nil }
    return paths.first { $0.name == near }?.path
  }

  /// The error for a path that leads nowhere: the element there has no such child, or nothing that could be
  /// set on its own.
  func noElement(at path: ValuePath, of object: NodeID, _ id: ObjectID) -> EditError {
    let keys = path.keys.dropLast()
    guard let first = keys.first, !isForced, let declaration = declaration(tree.tag(of: object)) else {
      return EditError(.unknownValue(path, sizeClass), id)
    }
    if keys.count == 1, let child = declaration.child(first) {
      return EditError(.setAsWhole(ValuePath(first), elements: child.elements), id)
    }
    if keys.count > 1, tree.child(of: object, key: first) != nil {
      return EditError(.unknownValue(path, sizeClass), id)
    }
    let near = first.nearest(of: declaration.children.map(\.key)).map { near in
      ValuePath(([near] + path.keys.dropFirst()).joined(separator: "."))
    }
    return EditError(
      .undeclared(path, in: tree.tag(of: object), near: near, declared: declaration.names(of: [])), id)
  }

  /// Refuses a keyed child that an object does not have in the format, and one with contents that the format
  /// does not have.
  func requireDeclared(_ element: NewElement, key: String, in object: NodeID, _ id: ObjectID)
    throws(EditError)
  {
    if isForced { return }
    let path = ValuePath(key)
    guard let declaration = declaration(tree.tag(of: object)) else { return }
    guard let child = declaration.child(key) else {
      let keys = declaration.children.map(\.key)
      throw EditError(
        .undeclared(
          path, in: tree.tag(of: object), near: key.nearest(of: keys).map { ValuePath($0) }, declared: keys),
        id)
    }
    if element.name == "nil" { return }
    guard child.elements.contains(element.name) else {
      let expected = child.elements.map { "<\($0)>" }.joined(separator: " or ")
      throw EditError(.badValue(path, "<\(element.name)>", expected: expected), id)
    }
    try requireDeclared(element, at: path, id)
  }

  /// Refuses contents of a new element that the format does not have.
  func requireDeclared(_ element: NewElement, at path: ValuePath, _ id: ObjectID) throws(EditError) {
    guard !isForced, let declaration = declaration(element.name) else { return }
    var present: [String] = []
    for attribute in element.attributes where attribute.name != "key" {
      let possible = declaration.attributes(beside: present)
      let attributePath = path.appending(attribute: attribute.name)
      guard possible.contains(attribute.name) else {
        let near = attribute.name.nearest(of: possible).map { path.appending(attribute: $0) }
        throw EditError(
          .undeclared(attributePath, in: element.name, near: near, declared: possible), id)
      }
      if let expected = form(attribute.name, in: element.name).expectation(for: attribute.value) {
        throw EditError(.badValue(attributePath, attribute.value, expected: expected), id)
      }
      present.append(attribute.name)
    }
    for case .element(let child) in element.content {
      try requireDeclared(child, at: path.appending(attribute: child["key"] ?? child.name), id)
    }
  }
}
