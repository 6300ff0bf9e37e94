/// Something that refers to what the merged document does not have, and was taken away.
package struct RemovedReference: Hashable, Sendable {
  /// The identifier that it refers to.
  package let object: String
  /// The identifier of what referred to it, or of the nearest around it that has one.
  package let holder: String?
  /// What referred to it: the path of tags and keys from there.
  package let element: String
  /// The side that had it.
  package let side: MergeSide
}
