/// What an identifier is of.
///
/// Two objects, or two constraints, of one identifier are refused: what refers to it has no meaning, which is what a merge
/// gone wrong leaves. A connection's identifier names nothing that is referred to.
package enum IdentifierHolder: UInt8, Hashable, Sendable {
  case object = 1
  case constraint = 2
  case connection = 4

  /// What an element is, by its name and that of the element around it, nil of the root.
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
