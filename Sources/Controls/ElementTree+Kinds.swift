package import SceneModel

extension ElementTree {
  /// The kind of an element, or nil where it is no object that Ninefold knows.
  package func objectKind(of node: NodeID) -> ObjectKind? {
    guard kind(of: node) == .element else { return nil }
    return ObjectKind.of(name(of: node), in: self)
  }

  /// The role of an element in its scene; nil where it is no object that Ninefold knows.
  ///
  /// - Complexity: O(1) of elements whose name is interned.
  package func role(of node: NodeID) -> ObjectKind.Role? { role(of: node, kinds) }

  /// The same by the kinds of the tree's platform, for who asks of many elements.
  package func role(of node: NodeID, _ kinds: KindTable) -> ObjectKind.Role? {
    guard kind(of: node) == .element else { return nil }
    return kinds.role(name(of: node), self)
  }

  /// The kinds of the tree's platform.
  package var kinds: KindTable { ObjectKind.table(platform) }

  /// The role of an element with an identifier in its scene.
  ///
  /// Plug-ins bring elements of other names; an element with an identifier and a frame is a view all
  /// the same.
  package func objectRole(of node: NodeID) -> ObjectKind.Role { objectRole(of: node, kinds) }

  /// The same by the kinds of the tree's platform, for who asks of many elements.
  package func objectRole(of node: NodeID, _ kinds: KindTable) -> ObjectKind.Role {
    role(of: node, kinds) ?? (savedFrame(of: node) == nil ? .other : .view)
  }

  /// Whether an element is a view: one with a frame, or with the name of a view.
  package func isView(_ node: NodeID) -> Bool {
    kind(of: node) == .element && self[node, .id] != nil && objectRole(of: node) == .view
  }
}
