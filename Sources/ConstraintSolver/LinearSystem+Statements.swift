/// A constraint as its system holds it.
public struct StatedConstraint: Sendable {
  /// Each variable once, with a coefficient that is not zero.
  public let terms: [Term]
  public let relation: Relation
  /// The right side.
  public let constant: Double
  public let priority: Priority
  /// The place in the order in which constraints are satisfied.
  public let rank: Int
}

extension LinearSystem {
  /// The constraint of a place in the order of statement, or nil where it was removed.
  public func constraint(at index: Int) -> StatedConstraint? {
    precondition(index >= 0 && index < constraintCount, "the constraint is not of this system")
    let statement = statements[index]
    guard statement.isPresent else { return nil }
    return StatedConstraint(
      terms: terms(of: index).map {
        Term(variable(Int(terms[$0].variable)), terms[$0].coefficient)
      },
      relation: statement.relation, constant: statement.constant, priority: Priority(statement.priority),
      rank: statement.rank)
  }
}
