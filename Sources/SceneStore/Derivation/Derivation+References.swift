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
            target: destination.flatMap { target($0) }))
      }
    }
  }

  /// Reads what the document lists under `<resources>`.
  mutating func addResources() {
    guard let resources = tree.resources else { return }
    for node in tree.elements(of: resources) {
      guard let name = tree[node, .name] else { continue }
      rows.resources.append(
        ResourceRow(
          position: Int(node.index), kind: tree.tag(of: node), name: name, width: number(node, .width),
          height: number(node, .height), catalog: tree[node, .catalog]))
    }
  }

  /// The position of what a connection leads to, or nil where no element has the id: an object, else a constraint, else any
  /// other element, such as another connection.
  private mutating func target(_ id: String) -> Int? { object(id) ?? positions[id] ?? others[id] }

  func otherPositions() -> [String: Int] {
    var result: [String: Int] = [:]
    for index in 1..<tree.count where roles[index] != .object && roles[index] != .constraint {
      guard tree.kind(of: NodeID(index)) == .element, let id = tree[NodeID(index), .id] else { continue }
      if result[id] == nil { result[id] = index }
    }
    return result
  }

  /// The position of the object of an id, or nil where none has it.
  private func object(_ id: String) -> Int? {
    positions[id].flatMap { roles[$0] == .object ? $0 : nil }
  }
}
