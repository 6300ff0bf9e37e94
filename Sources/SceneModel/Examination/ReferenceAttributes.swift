/// The attributes whose values are the identifiers of other elements of the document.
package struct ReferenceAttributes: Sendable {
  /// Whether a name is one of theirs, by its index.
  private let isReference: [Bool]
  /// The bits of their names.
  private let bits: UInt64

  private static let names = [
    "destination", "firstItem", "secondItem", "reference", "initialViewController", "target",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "selectedItem",
  ]

  /// The reference attributes of a tree.
  package init(_ tree: ElementTree) {
    let names = Self.names.compactMap(tree.names.find)
    var table = Array(repeating: false, count: (names.map { Int($0.index) }.max() ?? -1) + 1)
    for name in names { table[Int(name.index)] = true }
    bits = names.reduce(0) { $0 | $1.bit }
    isReference = table
  }

  /// Whether an attribute of a name refers to an element.
  package func isReference(_ name: Name) -> Bool {
    let index = Int(name.index)
    return index < isReference.count && isReference[index]
  }

  /// The references of an element: the names of the attributes and the identifiers, empty ones left out.
  package func references(of element: NodeID, in tree: ElementTree) -> [(attribute: String, id: String)] {
    var references: [(attribute: String, id: String)] = []
    forEach(of: element, in: tree) { references.append((tree.names.text($0), $1)) }
    return references
  }

  /// Calls a function with each reference of an element.
  package func forEach(of element: NodeID, in tree: ElementTree, _ body: (Name, _ id: String) -> Void) {
    guard tree.record(element).attributeBits & bits != 0 else { return }
    for place in tree.attributeRange(of: element) where isReference(tree.attributes[place].name) {
      let attribute = tree.attributes[place]
      let id = attribute.value
      if !id.isEmpty { body(attribute.name, id) }
    }
  }
}

extension ElementTree {
  /// The identifiers of all elements.
  package var identifiers: Set<String> {
    var identifiers: Set<String> = []
    for index in 1..<max(1, count) { if let id = self[NodeID(index), .id] { identifiers.insert(id) } }
    return identifiers
  }
}
