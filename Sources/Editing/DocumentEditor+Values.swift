import Controls
import SceneModel

extension DocumentEditor {
  mutating func set(_ id: ObjectID, _ path: ValuePath, _ value: String) throws(EditError) {
    let node = try node(id)
    let keys = path.keys
    guard let name = keys.last, keys.allSatisfy(XMLText.isLocalName) else {
      throw EditError(.unknownValue(path, sizeClass), id)
    }
    if !XMLText.isAllowed(value) {
      throw EditError(.badValue(path, value, expected: "characters that XML allows"), id)
    }
    if try setSpelled(node, path, value, id) { return note(path, value, id) }
    try requireSettable(node, path, id)
    if keys.count == 1 {
      try requireReplaceable(node, name, id)
      try requireDeclared(path, to: value, in: node, id)
    }
    try requireShown(path, of: node, id)
    let value = keys.count == 1 ? AttributeForm.spelled(value, of: name) : value
    if keys.count > 1 {
      try setInChild(node, path, value, id)
    } else if isBase {
      try setBase(node, name, value, id)
    } else {
      let variation = variation(of: node, key)
      if !setText(variation, name, value) { setAttribute(name, of: variation, to: value) }
    }
    note(path, value, id)
  }

  private mutating func note(_ path: ValuePath, _ value: String, _ id: ObjectID) {
    outcome.summary =
      "set \(path) of \(id) to '\(value.split(whereSeparator: \.isNewline).joined(separator: " "))'"
  }

  mutating func set(_ id: ObjectID, _ element: NewElement) throws(EditError) {
    let node = try node(id)
    if element.name == "userDefinedRuntimeAttribute" { return try setRuntimeAttribute(element, of: node, id) }
    guard let key = element["key"], isProper(element), element["id"] == nil else {
      throw EditError(.badElement(element.name), id)
    }
    try requireSettable(node, ValuePath(key), isChild: true, id)
    if ["subviews", "constraints", "connections", "variation"].contains(element.name) {
      throw EditError(.setsNot(element.name), id)
    }
    try requireDeclared(element, key: key, in: node, id)
    let holder = isBase ? node : variation(of: node, self.key)
    if let old = tree.child(of: holder, key: key), tree[old, .id] != nil {
      throw EditError(.setsNot(key), id)
    }
    setChild(element, key: key, in: holder)
    outcome.summary = "set \(key) of \(id)"
  }

  mutating func unset(_ id: ObjectID, _ path: ValuePath) throws(EditError) {
    let node = try node(id)
    let attribute = path.text
    if isBase { try requireSettable(node, path, id) }
    let holders = isBase ? [node] : variations(of: node, key)
    var removed: [NodeID] = []
    var isFound = false
    for holder in holders {
      if let name = tree.names.find(attribute), name != .key, tree.removeAttribute(name, of: holder) {
        isFound = true
      }
      if let child = tree.child(of: holder, key: attribute), tree[child, .id] == nil, !isMask(child) {
        removed.append(child)
        isFound = true
      } else if !isBase, tree.subtree(of: holder).count == 1,
        tree.attributes(of: holder).allSatisfy({ $0.name == .key })
      {
        removed.append(holder)
      }
    }
    guard isFound else { throw absent(path, of: node, id) }
    remove(removed)
    outcome.summary = "unset \(attribute) of \(id)"
  }

  private func isMask(_ node: NodeID) -> Bool { tree.isElement(node, .mask) }

  /// Refuses attributes that are no values, and those that cannot vary where a class is current.
  ///
  /// - Parameter isChild: Whether the child elements of the path are to be set as a whole, and no attribute.
  func requireSettable(
    _ node: NodeID, _ path: ValuePath, isChild: Bool = false, _ id: ObjectID
  ) throws(EditError) {
    let keys = path.keys
    let first = keys.first ?? ""
    let isAttribute = keys.count == 1 && !isChild
    let isConstraint = tree.isElement(node, .constraint)
    if ValueRules.identities.contains(first) && isAttribute { throw EditError(.setsNot(first), id) }
    if isConstraint, ValueRules.constraintIdentities.contains(first) { throw EditError(.setsNot(first), id) }
    if !isAttribute, let child = tree.child(of: node, key: first), tree[child, .id] != nil {
      throw EditError(.setsNot(first), id)
    }
    guard !isBase else { return }
    try requireSizeClasses(id)
    let varies =
      isConstraint
      ? isAttribute && ValueRules.varyingOfConstraints.contains(first)
      : tree.isView(node) && !ValueRules.invariants.contains(first)
        && !ValueRules.invariantChildren.contains(first)
    if !varies { throw EditError(.variesNot(path), id) }
  }

  private mutating func setBase(
    _ node: NodeID, _ name: String, _ value: String, _ id: ObjectID
  ) throws(EditError) {
    if setText(node, name, value) { return }
    if ValueRules.isDefault(name, value, ofConstraint: tree.isElement(node, .constraint)) {
      if let name = tree.names.find(name) { tree.removeAttribute(name, of: node) }
    } else {
      setAttribute(name, of: node, to: value)
    }
    // A constant that is given is no longer the system's standard one.
    if name == "constant" { tree.removeAttribute(Name(.symbolic), of: node) }
  }

  /// Refuses an attribute where a child of its name says more than a text.
  private func requireReplaceable(_ node: NodeID, _ name: String, _ id: ObjectID) throws(EditError) {
    if let child = tree.child(of: node, key: name), tree.name(of: child) != .string {
      throw EditError(.setsNot(name), id)
    }
  }

  /// Writes a text as a child where it has several lines, and takes the other form away.
  ///
  /// - Returns: False where the text is to be an attribute.
  private mutating func setText(_ node: NodeID, _ name: String, _ value: String) -> Bool {
    guard ValueRules.texts.contains(name) else { return false }
    let child = tree.child(of: node, key: name)
    guard value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      if let child { tree.remove([child]) }
      return false
    }
    if let attribute = tree.names.find(name) { tree.removeAttribute(attribute, of: node) }
    let element = NewElement("string", ["key": name], text: value)
    if let child { tree.replace(child, with: element) } else { insertValue(element, in: node) }
    return true
  }

  /// Sets an attribute of a keyed child, which is copied into the variation where a class is current.
  private mutating func setInChild(
    _ node: NodeID, _ path: ValuePath, _ value: String, _ id: ObjectID
  ) throws(EditError) {
    guard let name = path.keys.last, name != "key", name != "id" else {
      throw EditError(.setsNot(path.text), id)
    }
    let element = try ownElement(around: path, of: node, id)
    try requireDeclared(path, to: value, in: element, id)
    setAttribute(name, of: element, to: AttributeForm.spelled(value, of: name))
  }

  /// The element that holds the last key of a path: in a keyed child, which is copied into the variation
  /// where a class is current.
  mutating func ownElement(
    around path: ValuePath, of node: NodeID, _ id: ObjectID
  ) throws(EditError) -> NodeID {
    let keys = path.keys
    guard let key = keys.first else { throw EditError(.setsNot(path.text), id) }
    let holder = isBase ? node : variation(of: node, self.key)
    if keys.count == 1 { return holder }
    let child: NodeID
    if let own = tree.child(of: holder, key: key) {
      child = own
    } else if !isBase, let effective = effectiveChild(of: node, key: key) {
      let copy = tree.subtree(copying: effective)
      child = insertValue(NewElement(copy.tag(of: NodeID(1)), [:]), in: holder, replacedBy: copy)
    } else if let element = ValueRules.element(forKey: key) {
      child = insertValue(element, in: holder)
    } else {
      throw noElement(at: path, of: node, id)
    }
    guard let element = tree.element(at: keys.dropFirst().dropLast(), in: child) else {
      throw noElement(at: path, of: node, id)
    }
    return element
  }

  /// The child that is in force in the current class.
  func effectiveChild(of node: NodeID, key: String) -> NodeID? {
    let traits = TraitCollection(sizeClass: sizeClass)
    let deciding = tree.variations(of: node).last {
      $0.key.applies(to: traits) && tree.replaces(key, in: $0.node)
    }
    return deciding.map { tree.replacingChild(of: $0.node, key: key) } ?? tree.child(of: node, key: key)
  }

  /// Writes a keyed child in place of the one that is there.
  mutating func setChild(_ element: NewElement, key: String, in holder: NodeID) {
    if let old = tree.child(of: holder, key: key) {
      tree.replace(old, with: element)
    } else {
      insertValue(element, in: holder)
    }
  }

  /// Inserts a keyed child into an object in its order, or into a variation: before the masks.
  @discardableResult
  private mutating func insertValue(
    _ element: NewElement, in holder: NodeID, replacedBy copy: ElementTree? = nil
  ) -> NodeID {
    guard tree.isElement(holder, .variation) else { return insertChild(element, in: holder) }
    let children = tree.elements(of: holder).map { $0 }
    let index = children.firstIndex { isMask($0) } ?? children.count
    let before = following(index, of: children, in: holder)
    if let copy { return tree.insert(copy, NodeID(1), in: holder, before: before) }
    return tree.insert(element, in: holder, before: before)
  }

  func isProper(_ element: NewElement) -> Bool {
    let names = [element.name] + element.attributes.map(\.name)
    guard names.allSatisfy(XMLText.isLocalName),
      Set(element.attributes.map(\.name)).count == names.count - 1,
      element.attributes.allSatisfy({ XMLText.isAllowed($0.value) && ($0.name != "id") })
    else { return false }
    return element.content.allSatisfy { content in
      switch content {
      case .text(let text): XMLText.isAllowed(text)
      case .element(let child): isProper(child)
      }
    }
  }
}
