/// An element's attributes and children by name, as values.
package struct ElementFacts {
  package let node: NodeID
  package let tree: ElementTree

  /// The facts of an element of one of these names, or nil of another.
  package init?(_ node: NodeID, of tree: ElementTree, named names: String...) {
    guard tree.kind(of: node) == .element, names.contains(tree.tag(of: node)) else { return nil }
    self.node = node
    self.tree = tree
  }

  /// The facts of an element of any name.
  package init(_ node: NodeID, of tree: ElementTree) {
    self.node = node
    self.tree = tree
  }

  /// The element's name.
  package var element: String { tree.tag(of: node) }

  /// The value of an attribute.
  package subscript(_ name: String) -> String? { tree.names.find(name).flatMap { tree[node, $0] } }

  /// The value of an attribute that is a number.
  package func number(_ name: String) -> Double? { self[name].flatMap(Double.init(attribute:)) }

  /// The value of an attribute that is a whole number.
  package func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// The value of an attribute that is `YES` or `NO`.
  package func flag(_ name: String) -> Bool? { self[name].flatMap(Bool.init(attribute:)) }

  /// The value of an attribute that names an object.
  package func reference(_ name: String) -> ObjectID? { self[name].map(ObjectID.init) }

  /// The children of an element name.
  package func children(_ element: String) -> [ElementFacts] {
    tree.elements(of: node).filter { tree.tag(of: $0) == element }.map { ElementFacts($0, of: tree) }
  }

  /// The first child of an element name and a key.
  package func child(_ element: String, key: String? = nil) -> ElementFacts? {
    children(element).first { key == nil || $0["key"] == key }
  }

  /// A text: an attribute, or a `<string>` or `<mutableString>` of that key where it holds what an attribute cannot.
  package func text(_ name: String) -> String? {
    if let value = self[name] { return value }
    return (child("string", key: name) ?? child("mutableString", key: name)).map { tree.text(in: $0.node) }
  }

  /// The reading of a child of a key.
  package func reading<Reading: ElementReading>(_ type: Reading.Type, key: String) -> Reading? {
    tree.reading(type, of: node, key: key)
  }
}
