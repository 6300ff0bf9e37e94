import Controls
import SceneModel

/// Lists the elements and attributes of a document, and whether each of them was read.
struct CoverageScan {
  /// An element, or an attribute of one.
  struct Occurrence {
    /// The element's name; of a variation's attribute that of the element around it.
    let element: String
    /// The attribute's name, or nil of the element itself.
    let attribute: String?
    let isRead: Bool
    /// The element.
    let node: NodeID
  }

  let tree: ElementTree
  let reads: ReadLog

  /// Calls a function for each element and each attribute in document order.
  func forEachOccurrence(_ body: (Occurrence) -> Void) {
    for index in 0..<tree.count where tree.kind(of: NodeID(index)) == .element {
      let node = NodeID(index)
      let tag = tree.tag(of: node)
      body(Occurrence(element: tag, attribute: nil, isRead: isRead(node), node: node))
      let attributes = tree.attributes(of: node)
      for number in attributes.indices {
        let name = attributes[number].name
        body(
          Occurrence(
            element: name == .key ? tag : variedTag(of: node) ?? tag, attribute: tree.names.text(name),
            isRead: reads.hasRead(attribute: number), node: node))
      }
    }
  }

  /// Whether an element was found by its name or its key, is an object of a known kind, or had an attribute
  /// other than `id` and `key` read.
  private func isRead(_ node: NodeID) -> Bool {
    if reads.hasRead(node) || tree.objectKind(of: node) != nil { return true }
    let attributes = tree.attributes(of: node)
    return attributes.indices.contains { index in
      let name = attributes[index].name
      return name != .id && name != .key && reads.hasRead(attribute: index)
    }
  }

  /// The name of the element that a variation varies; nil of other elements. A variation's key is its own;
  /// its other attributes override the element's.
  private func variedTag(of node: NodeID) -> String? {
    guard tree.name(of: node) == .variation, let owner = tree.parent(of: node), owner != .document else {
      return nil
    }
    return tree.tag(of: owner)
  }

  /// The object that an element is, or the nearest one around it.
  func nearestObject(to node: NodeID) -> ObjectID? {
    if let id = tree[node, .id] { return ObjectID(id) }
    let owner = tree.ancestor(of: node) { tree[$0, .id] != nil }
    return owner.flatMap { tree[$0, .id] }.map { ObjectID($0) }
  }
}
