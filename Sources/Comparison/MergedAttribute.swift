import SceneModel

/// An attribute of the merged document, and the side whose it is.
struct MergedAttribute: Sendable {
  let name: String
  var value: String
  /// The value that its side's file has.
  let former: String
  /// The attribute as that side's file has it; nil of one that says something else by now.
  var original: Attribute?
  let side: MergeSide
}
