/// A constraint seen from one quantity: a half line, or a point, where it holds, and its violation elsewhere.
struct CostItem: BitwiseCopyable {
  /// The quantity it is about.
  var quantity: Int32
  /// The constraint it comes from, or -1.
  var constraint: Int32
  /// Its place in the order in which ties are decided within a priority.
  var place: Int32
  /// 1000 is required; 0 is the wish of a free variable to be near zero.
  var priority: Double
  /// The value of the quantity from which the violation counts.
  var position: Double
  /// The violation per unit of the quantity, positive.
  var weight: Double
  var relation: Relation

  /// States that a multiple of a quantity relates to a constant.
  init(
    quantity: Int32, coefficient: Double, _ relation: Relation, _ constant: Double, constraint: Int32,
    place: Int32, priority: Double
  ) {
    self.quantity = quantity
    self.constraint = constraint
    self.place = place
    self.priority = priority
    position = constant / coefficient
    weight = coefficient.magnitude
    self.relation = coefficient < 0 ? relation.reversed : relation
  }

  /// Whether values below the position violate it.
  var isLower: Bool { relation != .lessThanOrEqual }

  /// Whether values above the position violate it.
  var isUpper: Bool { relation != .greaterThanOrEqual }

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
