package import Adaptivity
public import Controls
public import SceneModel

/// A scene laid out: a frame of every installed view, and what is wrong with the constraints.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let layout = LayoutEngine(document, LayoutRequest(canvas: .design)).layout(document.scenes[0])
/// print(layout["okJ-Zn-gQY"]?.frame.y ?? 0)  // 85.5, in its superview's coordinates
/// print(layout.absoluteFrame(of: "1C4-yy-ogS")?.y ?? 0)  // 583.0, in the scene's
/// ```
public struct SceneLayout: Sendable {
  /// The scene that was laid out.
  public let outline: SceneOutline
  /// The traits under which the scene was resolved.
  package let traits: TraitCollection
  /// The name of the system whose metrics hold, such as `iOS 18`; nil of the canvas (Devices.md#systems).
  package let system: String?
  /// The place of the scene's controller on a device (Devices.md#controllers): `window`, `container`,
  /// `primary`, `secondary`, `compact`, `containerView`, or the style of its presentation; of a view without
  /// a controller `window`, `table` or `unknown` (Devices.md#file-roots); nil on the canvas.
  package let place: String?
  /// Why the controller is not on screen there; nil where it is (Devices.md#split-views,
  /// Devices.md#presentation-delegates, Devices.md#controllers).
  package let absence: Surroundings.Absence?
  /// The size of the controller's view, or of the first root, in points.
  public let size: Size
  /// The installed views in document order.
  public let views: [ViewLayout]
  /// The contradictions among required constraints and rules.
  package let contradictions: [Contradiction]
  /// The findings of what the layout could not take as the document has it.
  public let findings: [LayoutFinding]

  /// Whether the controller is on screen where its holder is.
  package var isShown: Bool { absence == nil }

  /// The size class under which the scene was resolved.
  public var sizeClass: SizeClass { traits.sizeClass }

  /// The layout under other traits under which it is the same (``LayoutEngine/alikeSizeClasses``).
  package func under(_ traits: TraitCollection) -> SceneLayout {
    SceneLayout(
      outline: outline, traits: traits, system: system, place: place, absence: absence, size: size,
      views: views, contradictions: contradictions, findings: findings)
  }

  /// The constraints that are broken because required ones contradict each other.
  public var conflicts: [LayoutConflict] { contradictions.map(\.conflict) }
}

/// A view laid out.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let layout = LayoutEngine(document, LayoutRequest(canvas: .design)).layout(document.scenes[0])
/// for view in layout.views {
///   print(view.id, view.frame.width, view.frame.height, view.ambiguous)
/// }
/// ```
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
  /// Whether the width or the height is that of content which is not measured but estimated: text in a font
  /// without a file, a symbol, an image of which nothing is known (InterfaceBuilder.md#guessed-sizes).
  package let isEstimated: Bool
  /// The content of a view that scrolls; nil of another.
  package let content: ScrollContent?
}

/// Required constraints that cannot hold together.
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let tooHigh = NewConstraint(LayoutConstraint.Side("okJ-Zn-gQY", .height), constant: 300)
/// try document.apply(.addConstraint(tooHigh))
/// let layout = LayoutEngine(document, LayoutRequest(canvas: .design)).layout(document.scenes[0])
/// for conflict in layout.conflicts { print(conflict.broken, "against", conflict.with) }
/// ```
public struct LayoutConflict: Hashable, Sendable {
  /// The constraint that is broken.
  public let broken: ObjectID
  /// The others of the contradiction: taking any one away resolves it. Rules of the layout itself
  /// (autoresizing, a stack view's, a size that cannot be negative) are named by the view that brings them.
  public let with: [ObjectID]

  /// A conflict of a broken constraint and the others.
  package init(broken: ObjectID, with opponents: [ObjectID]) {
    self.broken = broken
    with = opponents
  }
}
