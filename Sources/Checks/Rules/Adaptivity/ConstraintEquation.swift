import SceneModel

/// The equation of a constraint, the same whichever way round it is written.
struct ConstraintEquation: Hashable {
  let first: LayoutConstraint.Side
  let second: LayoutConstraint.Side?
  let relation: LayoutConstraint.Relation
  let multiplier: Double
  let constant: Double

  init(_ constraint: LayoutConstraint) {
    guard let other = constraint.second, constraint.multiplier == 1,
      Self.isBefore(other, constraint.first)
    else {
      first = constraint.first
      second = constraint.second
      relation = constraint.relation
      multiplier = constraint.multiplier
      constant = constraint.constant
      return
    }
    first = other
    second = constraint.first
    multiplier = 1
    // 0 and -0 are equal, and have one hash.
    constant = -constraint.constant
    switch constraint.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }

  private static func isBefore(_ a: LayoutConstraint.Side, _ b: LayoutConstraint.Side) -> Bool {
    (a.item.text, a.attribute.rawValue) < (b.item.text, b.attribute.rawValue)
  }
}
