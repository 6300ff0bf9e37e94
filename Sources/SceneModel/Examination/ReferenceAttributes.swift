/// The attributes whose values are the identifiers of other elements of the document.
package struct ReferenceAttributes: Sendable {
  /// Whether a name is one of theirs, by its index.
  private let isReference: [Bool]

  private static let names = [
    "destination", "firstItem", "secondItem", "reference", "initialViewController", "target",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "selectedItem",
  ]

  /// The reference attributes of a tree.
  package init(_ tree: ElementTree) {
    let names = Self.names.compactMap(tree.names.find).map { Int($0.index) }
    var table = Array(repeating: false, count: (names.max() ?? -1) + 1)
    for name in names { table[name] = true }
    isReference = table
  }

  /// Whether an attribute of a name refers to an element.
  package func isReference(_ name: Name) -> Bool {
    let index = Int(name.index)
    return index < isReference.count && isReference[index]
  }

  /// The references of an element: the names of the attributes and the identifiers, empty ones left out.
  package func references(of element: NodeID, in tree: ElementTree) -> [(attribute: String, id: String)] {
    tree.attributes(of: element).compactMap { attribute in
      guard isReference(attribute.name), !attribute.value.isEmpty else { return nil }
      return (tree.names.text(attribute.name), attribute.value)
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
