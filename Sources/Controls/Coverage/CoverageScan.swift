import SceneModel

/// Goes through a document and says what occurs.
struct CoverageScan {
  let document: Document

  private var tree: ElementTree { document.tree }

  init(document: Document) { self.document = document }

  /// Calls a function for each element and each attribute, with what tells whether it is understood and where it is.
  mutating func run(
    _ body: (
      _ element: String, _ attribute: String?, _ understood: () -> Bool, _ object: () -> ObjectID?
    ) -> Void
  ) {
    for index in 0..<tree.count where tree.kind(of: NodeID(index)) == .element {
      let node = NodeID(index)
      let tag = tree.tag(of: node)
      body(tag, nil, { Understanding.element(tag) }, { nearestObject(to: node) })
      let owner = tree.name(of: node) == .variation ? tree.parent(of: node) : nil
      for attribute in tree.attributes(of: node) {
        let name = tree.names.text(attribute.name)
        // A variation's key is its own; its other attributes are what it overrides.
        let element = attribute.name == .key ? node : owner ?? node
        let elementTag = tree.kind(of: element) == .element ? tree.tag(of: element) : tag
        let hasID = tree[element, .id] != nil
        body(
          elementTag, name, { Understanding.attribute(name, of: elementTag, isObject: hasID) },
          { nearestObject(to: node) })
      }
    }
  }

  private func nearestObject(to node: NodeID) -> ObjectID? {
    if let id = tree[node, .id] { return ObjectID(id) }
    let owner = tree.ancestor(of: node) { tree[$0, .id] != nil }
    return owner.flatMap { tree[$0, .id] }.map(ObjectID.init)
  }
}
