import Resolver
import SceneModel

extension Derivation {
  /// Adds the constraints of the scenes.
  mutating func addConstraints() {
    for (constraint, items) in zip(resolver.constraints, resolver.constraintItems) {
      let node = constraint.node
      guard roles[Int(node.index)] == .constraint, let list = tree.parent(of: node) else { continue }
      rows.constraints.append(
        ConstraintRow(
          position: Int(node.index), owner: Int(owners[Int(list.index)]), id: tree[node, .id],
          firstItem: constraint.first.item.text, secondItem: constraint.second?.item.text,
          first: object(items.first), second: object(items.second),
          firstAttribute: constraint.first.attribute.rawValue,
          secondAttribute: constraint.second?.attribute.rawValue, relation: constraint.relation.rawValue,
          multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
          isPlaceholder: constraint.isPlaceholder, installed: installation.installed(node)))
    }
  }

  /// Adds a connection of an object. It may lead to any element, such as another connection.
  mutating func addConnection(_ node: NodeID) {
    guard let source = object(owners[Int(node.index)]) else { return }
    let destination = tree[node, .destination]
    rows.connections.append(
      ConnectionRow(
        position: Int(node.index), source: source, id: tree[node, .id], kind: tree.tag(of: node),
        name: tree[node, .property] ?? tree[node, .selector] ?? tree[node, .identifier]
          ?? tree[node, .relationship],
        segueKind: tree.isElement(node, .segue) ? tree[node, .kind] : nil, destination: destination,
        target: destination.flatMap { resolver.node(ObjectID($0)) }.map { Int($0.index) }))
  }

  /// Adds what the document lists under `<resources>`.
  mutating func addResources() {
    guard let resources = tree.resources else { return }
    func number(_ node: NodeID, _ name: KnownName) -> Double? {
      tree[node, name].flatMap(Double.init(attribute:))
    }
    for node in tree.elements(of: resources) {
      guard let name = tree[node, .name] else { continue }
      rows.resources.append(
        ResourceRow(
          position: Int(node.index), kind: tree.tag(of: node), name: name, width: number(node, .width),
          height: number(node, .height), catalog: tree[node, .catalog]))
    }
  }
}
