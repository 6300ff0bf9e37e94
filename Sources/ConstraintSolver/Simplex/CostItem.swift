/// A constraint seen from one quantity: a half line, or a point, where it holds, and its violation elsewhere.
struct CostItem: BitwiseCopyable {
  /// The quantity it is about.
  var quantity: Int32
  /// Its place in the order in which ties are decided within a priority.
  var place: Int32
  /// Where the offset of its constraint's left side stands, or -1 for a constraint of one term.
  var offset: Int32
  /// 1000 is required; 0 is the wish of a free variable to be near zero.
  var priority: Double
  /// The value of the quantity from which the violation counts.
  var position: Double
  /// The violation per unit of the quantity, positive.
  var weight: Double
  var relation: Relation
  /// Whether the multiple of the quantity that was related is negative.
  var isReversed: Bool

  /// States that a multiple of a quantity relates to a constant.
  init(
    quantity: Int32, coefficient: Double, _ relation: Relation, _ constant: Double, place: Int32,
    offset: Int32, priority: Double
  ) {
    self.quantity = quantity
    self.place = place
    self.offset = offset
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

  /// The order in which ties are decided: by priority from the highest, then by place.
  static func isDecided(_ one: CostItem, before other: CostItem) -> Bool {
    one.priority != other.priority ? one.priority > other.priority : one.place < other.place
  }

  /// The order in which levels are minimized: by priority from the highest; within one, quantities together.
  static func isMinimized(_ one: CostItem, before other: CostItem) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    return one.quantity != other.quantity ? one.quantity < other.quantity : one.position < other.position
  }
}
