/// A reference that was removed because the merged document does not have its object.
package struct RemovedReference: Hashable, Sendable {
  /// The identifier that it refers to.
  package let object: String
  /// The identifier of the referring element, or of its nearest ancestor that has one.
  package let holder: String?
  /// The element that referred to it: the path of tags and keys from the holder.
  package let element: String
  /// The side that had it.
  package let side: MergeSide
}
