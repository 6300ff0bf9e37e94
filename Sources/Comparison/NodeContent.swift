/// The contents of a node without identifiers, in document order: equal ones say the same, wherever they
/// stand.
struct NodeContent: Hashable, Sendable {
  /// One entry of the contents.
  enum Entry: Hashable, Sendable {
    case element(tag: String)
    case attribute(name: String, value: String)
    /// An attribute that refers to an object, by the object's match; nil for an object that one side alone
    /// has.
    case reference(name: String, match: Int?)
    case text(String)
    /// How many nodes before an element its parent stands.
    case parent(distance: Int)
  }

  var entries: [Entry] = []
}
