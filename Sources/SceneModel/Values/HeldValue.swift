/// A value as an object or one of its variations holds it.
package struct HeldValue: Sendable {
  /// The property that a variation with the value replaces: an attribute, or all child elements of one key.
  package let property: String
  package let path: ValuePath
  /// The characters, empty of `<nil>`, the contents of attributed text; nil where the property is present
  /// without a value.
  package let value: String?
  /// The element that holds the value, as an attribute or as a whole.
  package let node: NodeID
}

extension ElementTree {
  /// The values that an object or a variation holds: its attributes, then those of its keyed children, in
  /// document order.
  ///
  /// Of one path the first counts: an attribute before a `<string>` of its name, and of two children of one
  /// key the first, path by path. Objects, their containers, saved frames and elements that are nested too
  /// deeply are no values.
  package func heldValues(of holder: NodeID) -> [HeldValue] {
    var reading = HeldValues(tree: self)
    for attribute in attributes(of: holder) where attribute.name != .key {
      let name = names.text(attribute.name)
      reading.property = name
      reading.add(ValuePath(name), attribute.value, holder)
    }
    for child in elements(of: holder) {
      guard let path = valuePath(of: child, in: .object) else { continue }
      reading.property = path.text
      reading.collect(child, path)
      if !reading.properties.contains(path.text) { reading.add(path, nil, child) }
    }
    return reading.values
  }

  /// The path of an element that is a value or holds some, within the element of another path.
  ///
  /// Nil of elements without a key, of objects and their containers, of saved frames, and of elements that
  /// are nested too deeply.
  package func valuePath(of node: NodeID, in outer: ValuePath) -> ValuePath? {
    guard let key = self[node, .key], key != "frame", self[node, .id] == nil else { return nil }
    switch name(of: node).known {
    case .variation, .mask, .connections, .subviews, .constraints: return nil
    default: return outer.appending(key: key)
    }
  }

  /// The value of an element that is one as a whole: the characters of a string, empty of `<nil>`, the
  /// contents of attributed text and of an array; nil of others.
  package func wholeValue(of node: NodeID) -> String? {
    guard isWholeValue(node) else { return nil }
    switch name(of: node).known {
    case .string, .mutableString: return text(in: node)
    case .nil: return ""
    default: return contents(of: node)
    }
  }

  /// Whether an element is a value as a whole: keys do not lead to what is in it.
  package func isWholeValue(_ node: NodeID) -> Bool {
    switch name(of: node).known {
    case .string, .mutableString, .nil, .attributedString: true
    case nil: isArray(tag(of: node))
    default: false
    }
  }

  private func isArray(_ tag: String) -> Bool { tag == "array" || tag == "mutableArray" }

  /// The element to which keys lead from an object or a variation, objects left out.
  package func element(at keys: some Sequence<String>, in holder: NodeID) -> NodeID? {
    var element = holder
    for key in keys {
      guard let child = child(of: element, key: key), self[child, .id] == nil else { return nil }
      element = child
    }
    return element
  }
}

/// The values that were read so far.
private struct HeldValues {
  let tree: ElementTree
  /// The property of the next values.
  var property = ""
  var values: [HeldValue] = []
  var properties: Set<String> = []
  private var paths: Set<String> = []

  init(tree: ElementTree) { self.tree = tree }

  mutating func collect(_ node: NodeID, _ path: ValuePath) {
    if let value = tree.wholeValue(of: node) { return add(path, value, node) }
    for attribute in tree.attributes(of: node) where attribute.name != .key {
      add(path.appending(attribute: tree.names.text(attribute.name)), attribute.value, node)
    }
    for child in tree.elements(of: node) {
      if let inner = tree.valuePath(of: child, in: path) { collect(child, inner) }
    }
  }

  mutating func add(_ path: ValuePath, _ value: String?, _ node: NodeID) {
    guard paths.insert(path.text).inserted else { return }
    properties.insert(property)
    values.append(HeldValue(property: property, path: path, value: value, node: node))
  }
}
