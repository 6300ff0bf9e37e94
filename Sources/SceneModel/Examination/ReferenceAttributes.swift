/// The attributes whose values are the identifiers of other elements of the document.
package struct ReferenceAttributes: Sendable {
  /// By the number of a name: whether it is the name of one.
  private let isReference: [Bool]

  private static let names = [
    "destination", "firstItem", "secondItem", "reference", "initialViewController", "target",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "selectedItem",
  ]

  /// Those that a tree has.
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

  /// What an element refers to: the names of its attributes and the identifiers, those that are not empty.
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
