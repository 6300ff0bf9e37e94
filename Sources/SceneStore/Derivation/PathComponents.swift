import SceneModel

/// Names the places of values without a key: by the element's name, and from the second of a name on its number.
struct PathComponents {
  private struct Sibling: Hashable {
    var parent: Int
    var name: Name
  }

  private var counts: [Sibling: Int] = [:]

  /// The longest path that is kept, in UTF-8 bytes: deeper values have none.
  static let longest = 512

  /// The component of an element in its parent.
  mutating func component(of node: NodeID, in parent: Int, _ tree: ElementTree) -> String {
    if let key = tree[node, .key] { return key }
    let sibling = Sibling(parent: parent, name: tree.name(of: node))
    let count = counts[sibling, default: 0]
    counts[sibling] = count + 1
    return count == 0 ? tree.tag(of: node) : "\(tree.tag(of: node))[\(count)]"
  }
}

extension Derivation {
  /// Notes where a value's element stands in its owner.
  mutating func place(_ node: NodeID, in parent: Int, _ components: inout PathComponents) {
    guard let outer = rows.places[parent].path, owners[parent] != 0 else { return }
    let component = components.component(of: node, in: parent, tree)
    guard outer.utf8.count + component.utf8.count < PathComponents.longest else { return }
    let path = outer.isEmpty ? component : outer + "." + component
    rows.places[Int(node.index)] = NodePlace(owner: Int(owners[parent]), path: path)
  }

  /// Notes what text is a value: all that an element with a key has in it.
  mutating func placeText(_ node: NodeID, in parent: Int) {
    switch tree.kind(of: node) {
    case .text, .spelledText, .characterData:
      if tree[NodeID(parent), .key] != nil, tree.elements(of: NodeID(parent)).first(where: { _ in true }) == nil {
        rows.places[Int(node.index)] = rows.places[parent]
      }
    default: break
    }
  }
}
