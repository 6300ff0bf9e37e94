public import SceneModel

/// A view to be added: Interface Builder's library gives the values that are not given here.
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let frame = Rect(x: 16, y: 600, width: 120, height: 21)
/// let label = NewView("label", to: "FsQ-Jw-lZV", frame: frame, text: "Low water")
/// let outcome = try document.apply(.addView(label))
/// print(outcome.added)
/// ```
public struct NewView: Hashable, Sendable {
  /// The element's name, such as `label`.
  package var kind: String
  /// The view that it is added to, or the controller whose view is. In a cell or an effect view it goes to
  /// the content view.
  package var parent: ObjectID
  /// The identifier, or nil for a new one.
  package var id: ObjectID?
  /// The index among the subviews, counted from 0, the back; nil is the front.
  package var index: Int?
  /// The saved frame in the superview's coordinates, in points; nil for the library's size at the origin.
  package var frame: Rect?
  /// The content of the view: a label's or text's text, a button's title, an image view's image; nil for
  /// the library's.
  package var text: String?

  /// A view of a kind, to be added to a view.
  public init(
    _ kind: String, to parent: ObjectID, id: ObjectID? = nil, at index: Int? = nil, frame: Rect? = nil,
    text: String? = nil
  ) {
    self.kind = kind
    self.parent = parent
    self.id = id
    self.index = index
    self.frame = frame
    self.text = text
  }
}

/// A constraint to be added: `first.attribute relation multiplier × second.attribute + constant`.
///
/// ```swift
/// var document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let chart = LayoutConstraint.Side("okJ-Zn-gQY", .width)
/// let ranges = LayoutConstraint.Side("0py-bK-Hcu", .width)
/// let constraint = NewConstraint(ranges, .lessThanOrEqual, chart, multiplier: 0.5, priority: 750)
/// try document.apply(.addConstraint(constraint), in: .regularRegular)
/// ```
public struct NewConstraint: Hashable, Sendable {
  /// The first item and its attribute.
  package var first: LayoutConstraint.Side
  /// The relation of the sides.
  package var relation: LayoutConstraint.Relation
  /// The second item and its attribute; nil where a size is set to a constant.
  package var second: LayoutConstraint.Side?
  /// The factor of the second side.
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// Above 0, up to 1000, which is required.
  package var priority: Double
  /// The identifier, or nil for a new one.
  package var id: ObjectID?

  /// A constraint between two items, or of a size alone.
  public init(
    _ first: LayoutConstraint.Side, _ relation: LayoutConstraint.Relation = .equal,
    _ second: LayoutConstraint.Side? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, id: ObjectID? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.id = id
  }
}
