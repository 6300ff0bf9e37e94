package import SceneModel

/// A layout guide of a scene that is laid out.
package struct GuideLayout: Sendable {
  /// The element of the guide.
  package let node: NodeID
  package let kind: GuideKind
  /// The view that it belongs to, by its index among the views of the layout.
  package let owner: Int
  /// In the owner's coordinates, rounded to pixels.
  package let frame: Rect

  /// Whether it lies in what its owner scrolls.
  package var isContent: Bool { kind == .contentLayout }
}

/// A constraint of a scene that is laid out, with where what it is between lies.
package struct ConstraintLayout: Sendable {
  /// One of the items that a constraint is between.
  package struct Side: Sendable {
    /// The view that the item is, or that owns it, by its index among the views of the layout.
    package let view: Int
    /// Whether the item is a guide of the view.
    package let isGuide: Bool
    /// Whether the item lies in what the view scrolls.
    package let isContent: Bool
    /// The item's rectangle, of a view its alignment rect, in the view's coordinates, rounded to pixels.
    package let rect: Rect
    /// Where the attribute lies along its axis in the view's coordinates, to pixels; nil of a size.
    package let position: Double?
  }

  /// As the document has it.
  package let constraint: LayoutConstraint
  package let first: Side
  /// Nil of a constraint that sets a size to a constant.
  package let second: Side?
}

/// The baselines of a view's text, from the view's upper edge. Points.
package struct BaselinePositions: Sendable {
  package let first: Double
  package let last: Double
}
