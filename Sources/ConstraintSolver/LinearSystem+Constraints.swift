/// A constraint as its system holds it.
package struct Constraint: Sendable {
  /// Each variable once, with a coefficient that is not zero.
  package let terms: [Term]
  package let relation: Relation
  /// The right side.
  package let constant: Double
  package let priority: Priority
  /// The number by which constraints are satisfied, the smallest first.
  package let rank: Int
}

extension LinearSystem {
  /// The constraint of a number, or nil where it was removed.
  package func constraint(at index: Int) -> Constraint? {
    precondition(index >= 0 && index < constraintCount, "the constraint is not of this system")
    let record = records[index]
    guard record.isPresent else { return nil }
    return Constraint(
      terms: terms(of: index).map {
        Term(variable(Int(terms[$0].variable)), terms[$0].coefficient)
      },
      relation: record.relation, constant: record.constant, priority: Priority(record.priority),
      rank: record.rank)
  }
}
