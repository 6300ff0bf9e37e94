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
  package func role(of node: NodeID) -> ObjectKind.Role? {
    guard kind(of: node) == .element else { return nil }
    return ObjectKind.role(of: name(of: node), in: self)
  }

  /// The role of an element with an identifier in its scene.
  ///
  /// Plug-ins bring elements of other names; an element with an identifier and a frame is a view all
  /// the same.
  package func objectRole(of node: NodeID) -> ObjectKind.Role {
    role(of: node) ?? (savedFrame(of: node) == nil ? .other : .view)
  }

  /// Whether an element is a view: one with a frame, or with the name of a view.
  package func isView(_ node: NodeID) -> Bool {
    kind(of: node) == .element && self[node, .id] != nil && objectRole(of: node) == .view
  }
}
