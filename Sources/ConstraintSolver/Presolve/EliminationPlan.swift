/// The equalities that presolve eliminates, and their order.
struct EliminationPlan {
  /// The order in which required equalities are eliminated.
  enum Order {
    /// Those of one term before the others, which leaves the shortest definitions.
    case constantsFirst
    /// By rank: one that contradicts others then contradicts those before it.
    case ranked
    /// By rank, each with a fixed variable, so that expansions say which equalities they used.
    case tagged
  }

  var order = Order.constantsFirst
  /// Required constraints that are not in force.
  var broken: Set<Int> = []
  /// Required equalities that are not eliminated but stay as bounds.
  var exempt: Set<Int> = []

  /// Whether a constraint is a required equality to eliminate.
  @inline(__always)
  func eliminates(_ record: ConstraintRecord, _ constraint: Int) -> Bool {
    record.isRequiredEquality && (exempt.isEmpty || !exempt.contains(constraint))
  }
}
