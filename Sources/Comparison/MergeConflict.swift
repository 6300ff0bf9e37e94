/// What both sides changed in ways that do not go together.
package struct MergeConflict: Hashable, Sendable {
  /// What kind of conflict it is.
  package enum Kind: String, Sendable {
    /// Both sides gave an attribute or a text another value.
    case value
    /// One side took away what the other changed: it is kept.
    case deletion
    /// Both sides moved an object, into different ones.
    case move
    /// Both sides reordered the same things differently.
    case order
    /// Both sides put something in the place that holds one.
    case occupant
  }

  package let kind: Kind
  /// The identifier of the element, or of the nearest around it that has one.
  package let object: String?
  /// The path of element names and keys from that object to the element, such as `button/state[normal]`.
  package let element: String
  /// The attribute, or nil where it is about the element or its text.
  package let attribute: String?
  /// What each document has, nil where it has nothing.
  package let base: String?
  package let ours: String?
  package let theirs: String?
  /// The side that is in force.
  package let inForce: MergeSide
}
