import SceneModel

/// An edge, a centre, a baseline or a size of a view or a guide, to make constraints with.
///
/// Anchors of different kinds are of different types, so that a constraint between them does not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorNaming {
  let side: ConstraintSide?

  init(_ side: ConstraintSide?) {
    self.side = side
    super.init()
  }

  nonisolated var key: AnchorKey { MainActor.assumeIsolated { AnchorKey(side) } }

  /// The view or the guide; nil of one that is gone.
  open var item: AnyObject? { side?.item }

  /// The anchor's name, such as `UILabel:0x7f8c0d50.leading`.
  open var name: String { side?.name ?? "" }

  /// A constraint, not in force yet: this is another, or lies so many points behind it.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    related(.equal, anchor, c)
  }

  /// A constraint, not in force yet: this is at least another and so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, c)
  }

  /// A constraint, not in force yet: this is at most another and so many points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, c)
  }

  /// Anchors are one where they name the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorNaming)?.key == key
  }

  /// The hash of the item and the attribute.
  nonisolated open override var hash: Int { key.hashValue }

  /// UIKit's line of the console.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(side?.attribute.anchorClass ?? "NSLayoutAnchor"):\(address(of: self)) \"\(name)\">"
    }
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    guard let side else { return NSLayoutConstraint() }
    return NSLayoutConstraint(side, relation, other.side, multiplier: multiplier, constant: constant)
  }
}

/// The key that anchors of all kinds are compared by.
protocol AnchorNaming {
  var key: AnchorKey { get }
}

struct AnchorKey: Hashable, Sendable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute?
  let originItem: ObjectIdentifier?
  let origin: NSLayoutConstraint.Attribute?

  @MainActor
  init(_ side: ConstraintSide?) {
    item = side?.item.map { ObjectIdentifier($0) }
    attribute = side?.attribute
    originItem = side?.originItem.map { ObjectIdentifier($0) }
    origin = side?.origin
  }
}

/// A place along the horizontal axis.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from here to another place, positive where that lies further on.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }

  /// A constraint, not in force yet: this lies so many system spacings after another place.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor, systemSpacing(multiplier))
  }

  /// A constraint, not in force yet: this lies at least so many system spacings after another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, systemSpacing(multiplier))
  }

  /// A constraint, not in force yet: this lies at most so many system spacings after another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, systemSpacing(multiplier))
  }
}

/// A place along the vertical axis.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from here to another place, positive where that lies further down.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }

  /// A constraint, not in force yet: this lies so many system spacings below another place.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor, systemSpacing(multiplier))
  }

  /// A constraint, not in force yet: this lies at least so many system spacings below another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, systemSpacing(multiplier))
  }

  /// A constraint, not in force yet: this lies at most so many system spacings below another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, systemSpacing(multiplier))
  }
}

/// So many times the standard distance. Points.
private func systemSpacing(_ multiplier: CGFloat) -> CGFloat {
  CGFloat(SystemSpacing.betweenNeighbors) * max(multiplier, 0)
}

/// A width, a height or a distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  fileprivate convenience init(from origin: ConstraintSide?, to end: ConstraintSide?) {
    guard let origin, let end else {
      self.init(nil)
      return
    }
    self.init(ConstraintSide(from: origin, to: end))
  }

  /// A constraint, not in force yet: this is so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constant(.equal, c) }

  /// A constraint, not in force yet: this is at least so many points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constant(.greaterThanOrEqual, c)
  }

  /// A constraint, not in force yet: this is at most so many points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constant(.lessThanOrEqual, c)
  }

  /// A constraint, not in force yet: this is so many times another and so many points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.equal, anchor, c, multiplier: m)
  }

  /// A constraint, not in force yet: this is at least so many times another and so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, c, multiplier: m)
  }

  /// A constraint, not in force yet: this is at most so many times another and so many points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, c, multiplier: m)
  }

  private func constant(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    guard let side else { return NSLayoutConstraint() }
    return NSLayoutConstraint(side, relation, nil, constant: constant)
  }
}
