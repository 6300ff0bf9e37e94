/// A variable of a constraint with its coefficient, as a system stores it.
struct TermRecord: BitwiseCopyable, Sendable {
  var variable: Int32
  var coefficient: Double
}

/// A constraint as a system stores it; its terms are a range of the system's.
struct ConstraintRecord: BitwiseCopyable, Sendable {
  var constant: Double
  var priority: Double
  /// The number by which constraints are satisfied, the smallest first.
  var rank: Int
  var firstTerm: Int32
  var endTerm: Int32
  var relation: Relation
  /// Whether it is in force; a removed one keeps its number.
  var isPresent: Bool
  /// Whether its constant was changed: then solutions prepare for the next change.
  var isParameter = false

  /// Whether it is an equality that must hold.
  @inline(__always)
  var isRequiredEquality: Bool { relation == .equal && priority == 1000 }
}
