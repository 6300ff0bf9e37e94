import Controls
import SceneModel

extension Derivation {
  /// Finds the constraints' items.
  mutating func findItems() {
    for index in rows.constraints.indices {
      let row = rows.constraints[index]
      if row.first == nil { rows.constraints[index].first = object(row.firstItem) }
      if let item = row.secondItem { rows.constraints[index].second = object(item) }
    }
  }

  /// Reads the connections.
  mutating func addConnections() {
    for scene in rows.scenes {
      for index in scene.position...scene.last where roles[index] == .connection && owners[index] != 0 {
        let source = Int(owners[index])
        guard roles[source] == .object else { continue }
        let node = NodeID(index)
        let destination = tree[node, .destination]
        rows.connections.append(
          ConnectionRow(
            position: index, source: source, id: tree[node, .id],
            kind: tree.tag(of: node),
            name: tree[node, .property] ?? tree[node, .selector] ?? tree[node, .identifier]
              ?? tree[node, .relationship],
            segueKind: tree.isElement(node, .segue) ? tree[node, .kind] : nil, destination: destination,
            target: destination.flatMap(object)))
      }
    }
  }

  /// Reads what the document lists under `<resources>`.
  mutating func addResources() {
    guard let root = tree.root, let resources = tree.child(of: root, .resources) else { return }
    for node in tree.elements(of: resources) {
      guard let name = tree[node, .name] else { continue }
      rows.resources.append(
        ResourceRow(
          position: Int(node.index), kind: tree.tag(of: node), name: name, width: number(node, .width),
          height: number(node, .height), catalog: tree[node, .catalog]))
    }
  }

  /// The position of the object of an id, or nil where none has it.
  private func object(_ id: String) -> Int? {
    positions[id].flatMap { roles[$0] == .object ? $0 : nil }
  }
}
