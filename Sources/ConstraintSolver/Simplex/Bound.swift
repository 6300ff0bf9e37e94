/// A constraint seen from one unknown: a half line, or a point, where it holds, and its violation elsewhere.
struct Bound: BitwiseCopyable {
  /// The unknown it is about.
  var unknown: Int32
  /// Its number in the order of ties within a priority: of its constraint by rank, or of the free variable
  /// that is to be near zero.
  var order: Int32
  /// Its constraint's left side, or -1 for a constraint of one term.
  var side: Int32
  /// 1000 is required; 0 is that a free variable is to be near zero.
  var priority: Double
  /// The value of the unknown from which the violation counts.
  var position: Double
  /// The violation per unit of the unknown, positive.
  var weight: Double
  var relation: Relation
  /// Whether the multiple of the unknown that was related is negative.
  var isReversed: Bool

  /// Makes the bound that a multiple of an unknown relates to a constant is.
  init(
    unknown: Int32, coefficient: Double, _ relation: Relation, _ constant: Double, order: Int32,
    side: Int32, priority: Double
  ) {
    self.unknown = unknown
    self.order = order
    self.side = side
    self.priority = priority
    position = constant / coefficient
    weight = coefficient.magnitude
    isReversed = coefficient < 0
    self.relation = coefficient < 0 ? relation.reversed : relation
  }

  /// Whether values below the position violate it.
  var isLower: Bool { relation != .lessThanOrEqual }

  /// Whether values above the position violate it.
  var isUpper: Bool { relation != .greaterThanOrEqual }

  /// By how much the slope of the violation grows at the position.
  var rise: Double { relation == .equal ? 2 * weight : weight }

  /// The order in which ties are broken: by priority from the highest, then by number.
  static func precedesInTies(_ one: Bound, before other: Bound) -> Bool {
    one.priority != other.priority ? one.priority > other.priority : one.order < other.order
  }

  /// The order in which levels are minimized: by priority from the highest; within one, unknowns together.
  static func precedesInLevels(_ one: Bound, before other: Bound) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    return one.unknown != other.unknown ? one.unknown < other.unknown : one.position < other.position
  }
}
