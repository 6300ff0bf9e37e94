import SceneModel

/// An attribute of the merged document, and the side that it comes from.
struct MergedAttribute: Sendable {
  let name: String
  var value: String
  /// The value that its side's file has.
  let former: String
  /// The attribute as that side's file has it; nil where its value has changed.
  var original: Attribute?
  let side: MergeSide
}
