import SceneModel

/// A constraint as code makes it.
struct CodeConstraint {
  let node: NodeID
  /// The expression that makes it.
  let creation: String
  /// The statements behind it, on a name for it: its priority and its identifier.
  let settings: [Setting]
  /// The property of a program that knows it, or nil.
  let outlet: String?
  /// The classes in which it is installed.
  let installed: SizeClassSet
  /// A name for it, such as `titleLabelTop`, where it needs one.
  let name: String
  /// The statements that differ between classes, of each class; empty where none do.
  let varied: [[Setting]]
}
