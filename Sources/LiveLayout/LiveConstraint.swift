import Editing
public import SceneModel

/// A constraint between live items: `first = multiplier × second + constant`, or with `≤` or `≥`.
///
/// ```swift
/// let scene = try LiveScene(size: Size(320, 480))
/// let views = ["list": try LiveView(), "detail": try LiveView()]
/// for name in views.keys.sorted() { if let view = views[name] { try scene.root.addSubview(view) } }
/// let columns = try LiveConstraint.constraints(withVisualFormat: "|[list(120)][detail]|", views: views)
/// try LiveConstraint.activate(columns)
/// try scene.layoutIfNeeded()
/// print(views["detail"]?.frame.width ?? 0)  // 200.0
/// ```
public final class LiveConstraint {
  /// The identifier: the document's, or one that conflicts name.
  public let id: ObjectID
  let first: LiveSide
  /// How the sides compare.
  public let relation: LayoutConstraint.Relation
  let second: LiveSide?
  /// The multiplier of the second side.
  public let multiplier: Double
  /// Points.
  public internal(set) var constant: Double
  /// Above 0, up to 1000, which is required.
  public internal(set) var priority: Double
  /// Whether the constraint is in force, where its items are installed.
  public internal(set) var isActive = false
  /// Whether the document has it; then its differences are kept beside the document.
  var isOfDocument: Bool
  /// Whether the constant or the priority is another than the document's.
  var isChanged = false
  /// The defect that activating it throws; nil where there is none.
  let defect: LiveLayoutError?
  /// The constraint's index in the layout, -1 where it is in none.
  var index = -1

  /// Makes a constraint that is not active yet.
  ///
  /// - Parameters:
  ///   - item: A view or a guide.
  ///   - attribute: The attribute of the item.
  ///   - relation: How the sides compare.
  ///   - other: The second item, nil where a size is set to a constant.
  ///   - otherAttribute: The attribute of the second item.
  ///   - multiplier: The multiplier of the second side; 0 of a size leaves the constant alone.
  ///   - constant: Points.
  ///   - priority: Above 0, up to 1000, which is required.
  /// - Throws: ``LiveLayoutError`` of sides that cannot be related and of numbers that are not finite or out
  ///   of their range.
  public convenience init(
    item: LiveItem, attribute: LayoutAttribute, relatedBy relation: LayoutConstraint.Relation = .equal,
    toItem other: LiveItem? = nil, attribute otherAttribute: LayoutAttribute? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) throws(LiveLayoutError) {
    var second: LiveSide?
    if let other, !(multiplier == 0 && (otherAttribute ?? attribute).isDimension && attribute.isDimension) {
      second = LiveSide(other, otherAttribute ?? attribute)
    }
    self.init(
      LiveSide(item, attribute), relation, second, multiplier: second == nil ? 1 : multiplier,
      constant: constant, priority: priority)
    if let defect { throw defect }
  }

  /// Makes a constraint, and notes its defect.
  init(
    _ first: LiveSide, _ relation: LayoutConstraint.Relation, _ second: LiveSide?, multiplier: Double = 1,
    constant: Double, priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    isOfDocument = false
    var ids = ObjectIDGenerator()
    id = ids.next { _ in false }
    do throws(LiveLayoutError) {
      try Self.check(first, relation, second, multiplier: multiplier, constant: constant, priority: priority)
      defect = nil
    } catch {
      defect = error
    }
  }

  /// The view or the guide of the left side; nil of one that is gone.
  public var firstItem: LiveItem? { first.item }
  /// The attribute of the first item.
  public var firstAttribute: LayoutAttribute { first.place.side.attribute }
  /// The view or the guide of the right side; nil where there is none, and of one that is gone.
  public var secondItem: LiveItem? { second?.item }
  /// The attribute of the second item; nil where there is none.
  public var secondAttribute: LayoutAttribute? { second?.place.side.attribute }

  /// A constraint of a document.
  init(_ constraint: LayoutConstraint, _ first: LiveSide, _ second: LiveSide?) {
    id = constraint.id
    self.first = first
    relation = constraint.relation
    self.second = second
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    isOfDocument = true
    isActive = true
    defect = nil
  }
}

/// A constraint that several tasks change at once would be laid out in none of its states.
@available(*, unavailable)
extension LiveConstraint: Sendable {}
