public import Controls
public import SceneModel

/// A scene laid out: a frame of every installed view, and what is wrong with the constraints.
public struct SceneLayout: Sendable {
  /// The scene that was laid out.
  public let outline: SceneOutline
  /// The traits under which the scene was resolved.
  package let traits: TraitCollection
  /// The place of the scene's controller on a device (Devices.md#controllers): `window`, `container`,
  /// `primary`, `secondary`, `compact`, `containerView`, or the style of its presentation; nil on the canvas
  /// and of a scene without a controller.
  package let place: String?
  /// Whether the controller is on screen there: false where a split view controller or a presentation shows
  /// another one instead (Devices.md#split-views, Devices.md#presentation-delegates).
  package let isShown: Bool
  /// The size of the controller's view, or of the first root, in points.
  public let size: Size
  /// The installed views in document order.
  public let views: [ViewLayout]
  /// The contradictions among required constraints and rules.
  package let contradictions: [Contradiction]
  /// The findings of what the layout could not take as the document has it.
  public let findings: [LayoutFinding]

  /// The size class under which the scene was resolved.
  public var sizeClass: SizeClass { traits.sizeClass }

  /// The constraints that are broken because required ones contradict each other.
  public var conflicts: [LayoutConflict] { contradictions.map(\.conflict) }
}

/// A view laid out.
public struct ViewLayout: Sendable {
  /// The identifier of the view.
  public let id: ObjectID
  /// The element of the view.
  public let node: NodeID
  /// The element's name.
  public let type: String
  /// The superview, or nil of a root.
  public let parent: ObjectID?
  /// In the superview's coordinates, rounded to pixels.
  public let frame: Rect
  /// The axes along which the constraints leave the position or the size open.
  public let ambiguous: [Axis]
  /// The size of a scroll view's content, in points; nil of another view, and where the constraints
  /// leave it open.
  public let contentSize: Size?
}

/// Required constraints that cannot hold together.
public struct LayoutConflict: Hashable, Sendable {
  /// The constraint that is broken.
  public let broken: ObjectID
  /// The others of the contradiction: taking any one away resolves it. Rules of the layout itself
  /// (autoresizing, a stack view's, a size that cannot be negative) are named by the view that brings them.
  public let with: [ObjectID]

  /// A conflict of a broken constraint and the others.
  package init(broken: ObjectID, with others: [ObjectID]) {
    self.broken = broken
    with = others
  }
}
