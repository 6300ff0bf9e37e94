/// One of the three documents of a merge.
package enum MergeSide: Int, CaseIterable, Sendable {
  /// The document that both sides changed.
  case base
  /// The document that the other is merged into.
  case ours
  /// The document that is merged into ours.
  case theirs

  /// The side that changed the base as well, ours of the base.
  var other: MergeSide { self == .ours ? .theirs : .ours }
}
