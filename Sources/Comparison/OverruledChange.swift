/// A change of values that is not in the merged document: the other side took its element away.
package struct OverruledChange: Hashable, Sendable {
  /// The identifier of the element, or of its nearest ancestor that has one.
  package let object: String?
  /// The path of tags and keys from that object to the element.
  package let element: String
  /// The side that took the element away.
  package let side: MergeSide
}
