import Controls
import SceneModel

/// A view of the tree that is laid out, by its index in ``ViewTree``.
struct LayoutView: Sendable {
  let node: NodeID
  let id: ObjectID
  /// The element's name where it is a known one.
  let kind: KnownName?
  /// The rules of the element's kind; nil of an element that is none of UIKit's.
  let objectKind: ObjectKind?
  /// The superview, -1 of the root.
  let parent: Int
  /// The index after the last view inside this one.
  var subtreeEnd: Int
  /// Whether constraints decide the frame rather than the saved one and the autoresizing mask
  /// (InterfaceBuilder.md#layout-participation).
  let isLaidOut: Bool
  /// The frame that the document holds of a view that constraints do not lay out; zero of another. Points.
  let savedFrame: Rect
  /// How the view stands to stack views.
  let stackPlace: StackPlace
  let isHidden: Bool
  /// Whether what the view holds is read from right to left (InterfaceBuilder.md#semantic-content).
  let isRightToLeft: Bool
  /// The insets by which the frame reaches beyond the alignment rect. Points.
  let alignment: EdgeInsets
  /// Whether the saved frame is not where the view is drawn, though constraints do not lay it out.
  let hasStaleFrame: Bool

  /// Whether a stack view arranges the view.
  @inline(__always)
  var isArranged: Bool { stackPlace == .arranged }
}
