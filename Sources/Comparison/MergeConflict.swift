/// Changes of both sides that do not go together.
package struct MergeConflict: Hashable, Sendable {
  /// The kind of a conflict.
  package enum Kind: String, Sendable {
    /// Both sides gave an attribute or a text another value.
    case value
    /// One side removed something that the other changed: it is kept.
    case deletion
    /// Both sides moved an object, into different ones.
    case move
    /// Both sides reordered the same things differently.
    case order
    /// Both sides put something in the place that holds one.
    case occupant
  }

  /// The place of a conflict, by which it is known in another merge of the same documents.
  package struct Place: Hashable, Sendable {
    package let kind: Kind
    /// The identifier of the element, or of its nearest ancestor that has one.
    package let object: String?
    /// The path of element names and keys from that object to the element, such as `button/state[normal]`.
    package let element: String
    /// The attribute, or nil where it is about the element or its text.
    package let attribute: String?
  }

  package let place: Place
  package var kind: Kind { place.kind }
  package var object: String? { place.object }
  package var element: String { place.element }
  package var attribute: String? { place.attribute }
  /// The value in each document; nil where it has none.
  package let base: String?
  package let ours: String?
  package let theirs: String?
  /// The side that is in force.
  package let inForce: MergeSide
  /// Whether somebody chose the side.
  package let isChosen: Bool
}
