import Editing
import LiveLayout
import SceneModel

/// A relation between two attributes of views or guides: `first = multiplier × second + constant`, or with
/// `≤` or `≥`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationHolder {
  private(set) var first: ConstraintSide?
  private(set) var second: ConstraintSide?
  /// How the sides compare.
  public private(set) var relation = Relation.equal
  /// The factor of the second side.
  public private(set) var multiplier: CGFloat = 1
  /// The priority. That of a constraint that is in force may change between others than required.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      guard priority.rawValue > 0, priority.rawValue <= 1000 else {
        LayoutExceptions.raise(
          "NSInternalInconsistencyException",
          """
          It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal \
          to NSLayoutPriorityRequired, which is 1000.000000.
          """
        )
        priority = oldValue
        return
      }
      if isActive, (priority == .required) != (oldValue == .required) {
        LayoutExceptions.raise(
          "NSInternalInconsistencyException",
          """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
          You passed priority \(Int(priority.rawValue)) and the existing priority was \(Int(oldValue.rawValue)).
          """
        )
        priority = oldValue
        return
      }
      holder?.noteLayoutChange()
    }
  }
  /// Added to the second side. Points.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      guard Double(constant.magnitude) <= LiveConstraint.mostPoints else {
        LayoutExceptions.raise(
          "NSInternalInconsistencyException",
          "Constant is not finite or too large! That's illegal. constant:\(constant)")
        constant = oldValue
        return
      }
      holder?.noteConstant(of: self)
    }
  }
  /// A name that the console shows.
  open var identifier: String?
  /// Whether the constraint belongs in an archive, of which nothing is made here.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is in force.
  weak var holder: UIView?
  /// The reason why it can never be in force; nil where there is none.
  private(set) var isDefective = false
  /// Whether one side is a horizontal place and the other a vertical one: a layout refuses what may be made
  /// and held (InterfaceBuilder.md#constraint-validity).
  private(set) var crossesAxes = false
  /// Whether a layout has refused the constraint.
  var isRefused = false
  package var associations: [UInt: Association] = [:]
  /// The identifier in a layout.
  let layoutID = ObjectID.next("c")

  /// A constraint of nothing.
  public override init() { super.init() }

  /// Makes a constraint that is not in force yet.
  ///
  /// - Parameters:
  ///   - view1: A view or a guide.
  ///   - attr1: Its attribute.
  ///   - relation: How the sides compare.
  ///   - view2: The other item; nil where a size is set to a constant.
  ///   - attr2: Its attribute.
  ///   - multiplier: The factor of the second side.
  ///   - c: The constant. Points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    guard let one = view1 as? any ConstraintItem else {
      isDefective = true
      LayoutExceptions.raise(
        "NSInvalidArgumentException",
        "\(Self.selector): Constraint items must each be a view or layout guide.")
      return
    }
    let other = view2 as? any ConstraintItem
    if let view2, other == nil {
      isDefective = true
      LayoutExceptions.raise(
        "NSInvalidArgumentException",
        "\(Self.selector): Constraint items must each be a view or layout guide.  \(type(of: view2))")
      return
    }
    set(
      ConstraintSide(one, attr1), relation,
      other.flatMap { attr2 == .notAnAttribute ? nil : ConstraintSide($0, attr2) },
      multiplier, c)
    if other != nil, attr2 == .notAnAttribute, attr1 != .notAnAttribute, !attr1.isDimension {
      refusePairing()
    }
  }

  /// Makes a constraint of anchors.
  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    self.init()
    set(first, relation, second, multiplier, constant)
  }

  private func set(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    check()
  }

  private static let selector =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"

  /// Refuses what UIKit would (InterfaceBuilder.md#constraint-validity).
  private func check() {
    guard let first, first.item != nil, second == nil || second?.item != nil else {
      return refuse("\(Self.selector): Constraint items must each be a view or layout guide.")
    }
    let other = second?.ruled
    guard let one = first.ruled, second == nil || other != nil else {
      return refuse("\(Self.selector): Unknown layout attribute")
    }
    if !multiplier.isFinite {
      return refuse("\(Self.selector): Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    // A size times zero leaves the constant.
    let isConstant = second == nil || multiplier == 0
    if isConstant {
      guard one.attribute.isDimension else {
        return refuse(
          """
          \(Self.selector): A multiplier of 0 or a nil second item together with a location for the first \
          attribute creates an illegal constraint of a location equal to a constant. Location attributes must \
          be specified in pairs.
          """
        )
      }
      if other?.attribute.isDimension ?? true { return }
    }
    if let other, ![one, other].contains(where: \.attribute.isDimension),
      one.attribute.axis != other.attribute.axis
    {
      crossesAxes = true
      return
    }
    do throws(EditError) {
      try ConstraintRules.check(
        NewConstraint(
          one, relation.layoutRelation, other, multiplier: 1, constant: 0, priority: 1000))
    } catch {
      if case .incompatible(_, _, "the two sides are the same") = error.reason { return }
      if one.attribute.isDimension != other?.attribute.isDimension { return refusePairing() }
      return refuse(
        """
        \(Self.selector): A constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute. Use leading/trailing for both or neither.
        """
      )
    }
    for (side, ruled) in [(first, one), (second, other)] where side?.origin == nil {
      guard side?.item is UILayoutGuide, let attribute = ruled?.attribute,
        ConstraintRules.problem(ofGuide: attribute) != nil
      else { continue }
      return refuse("\(Self.selector): Invalid layout attribute \(attribute.rawValue) of a layout guide")
    }
  }

  private func refusePairing() { refuse("\(Self.selector): Invalid pairing of layout attributes") }

  private func refuse(_ reason: String) {
    if isDefective { return }
    isDefective = true
    LayoutExceptions.raise("NSInvalidArgumentException", reason)
  }

  /// Whether the constraint is in force: the nearest view that holds or is all its items has it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// The constraint as UIKit's console prints it, such as
  /// `<NSLayoutConstraint:0x60 UILabel:0x7f'Title'.top == UIView:0x7e.top + 8   (active)>`.
  nonisolated open override var description: String { MainActor.assumeIsolated { consoleLine } }

  /// The view or the guide of the left side; nil of one that is gone.
  open var firstItem: AnyObject? { first?.item }
  /// The view or the guide of the right side; nil where there is none, and of one that is gone.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor of the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first?.anchor ?? NSLayoutAnchor(nil) }
  /// The anchor of the right side; nil where there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  /// The items of both sides; nil of one that is gone.
  var items: [(any ConstraintItem)?] { (first?.items ?? [nil]) + (second?.items ?? []) }
}

extension NSLayoutConstraint {
  /// How the sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of the layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// An edge, a centre, a baseline or a size.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0

    /// Apple's other name for the baseline of the last line.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The attributes that visual formats align, and the side from which they count.
  public struct FormatOptions: OptionSet, Sendable {
    /// A bit of each option.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are one.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are one.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are one.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are one.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are one.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are one.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centres are one.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centres are one.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of the last lines are one.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of the first lines are one.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All that aligns.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Rows are counted from where reading begins.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Rows are counted from the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Rows are counted from the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attributes as rooms below have them, by the numbers of these.
  private static let layoutAttributes: [LayoutAttribute?] = [
    nil, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The attribute as rooms below have it; nil of none.
  var layoutAttribute: LayoutAttribute? { Self.layoutAttributes[rawValue] }

  init(_ attribute: LayoutAttribute) {
    let number = Self.layoutAttributes.firstIndex(of: attribute == .baseline ? .lastBaseline : attribute)
    self = number.flatMap(Self.init(rawValue:)) ?? .notAnAttribute
  }

  var isDimension: Bool { self == .width || self == .height }
}

extension NSLayoutConstraint.Relation {
  var layoutRelation: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  init(_ relation: LayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension NSLayoutConstraint.Axis {
  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}
