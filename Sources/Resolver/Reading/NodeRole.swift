package import SceneModel

/// The role of an element in its scene.
package enum NodeRole: UInt8, Sendable {
  /// An element with an identifier that is none of the others.
  case object
  case constraint, connection, variation
  /// A value of its owner, or what holds other elements.
  case value
}

extension ElementTree {
  /// The role of an element in its scene, whatever is around its parent.
  ///
  /// - Parameter id: The element's identifier, or nil where it has none.
  package func nodeRole(of node: NodeID, id: String?) -> NodeRole {
    guard let parent = parent(of: node) else { return .value }
    if isElement(node, .variation) { return .variation }
    if isElement(node, .constraint), isElement(parent, .constraints) { return .constraint }
    if isElement(parent, .connections) { return .connection }
    return id == nil ? .value : .object
  }
}
