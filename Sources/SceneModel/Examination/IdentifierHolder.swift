/// The kind of element that has an identifier.
///
/// Two objects, or two constraints, of one identifier are refused: a reference to it is ambiguous, as after a
/// failed merge. Nothing refers to the identifier of a connection.
package enum IdentifierHolder: UInt8, Hashable, Sendable {
  case object = 1
  case constraint = 2
  case connection = 4

  /// The holder that an element is, by its name and its parent's, nil of the root.
  package init(_ name: Name, in parent: Name?) {
    if name == .constraint {
      self = .constraint
    } else if let parent, parent == .connections {
      self = .connection
    } else {
      self = .object
    }
  }

  /// Whether others of its kind may have the same identifier.
  package var shares: Bool { self == .connection }
}
