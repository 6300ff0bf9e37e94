import SceneModel

/// A view of the tree that is laid out, by its index in ``ViewTree``.
struct LayoutView: Sendable {
  let node: NodeID
  let id: ObjectID
  /// The element's name where it is a known one.
  let kind: KnownName?
  /// The superview, -1 of the root.
  let parent: Int
  /// The frame in the document, in the superview's coordinates. Points.
  let saved: Rect
  /// Whether constraints decide the frame rather than the saved one and the autoresizing mask.
  let isLaidOut: Bool
  /// Whether a stack view arranges the view.
  let isArranged: Bool
  let isHidden: Bool
  /// What of the frame lies outside the alignment rect. Points.
  let alignment: EdgeInsets
  /// Whether the saved frame is not where the view is drawn, though constraints do not lay it out.
  let hasStaleFrame: Bool
  var children: [Int] = []
}

/// A layout guide by the view that owns it.
struct LayoutGuide: Sendable {
  enum Kind: Sendable {
    case safeArea, top, bottom, contentLayout, frameLayout, keyboard, margins, readable
  }
  let owner: Int
  let kind: Kind
}

/// What a constraint can name.
enum LayoutItem: Hashable, Sendable {
  case view(Int)
  case guide(Int)
}
