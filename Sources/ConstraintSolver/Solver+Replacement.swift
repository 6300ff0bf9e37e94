extension Solver {
  /// Replaces the system by another.
  ///
  /// Where constants alone differ, they change as by ``setConstant(_:_:)``. Else the other is solved from the
  /// start, in the same memory.
  ///
  /// - Complexity: O(*n*) in the terms and constraints.
  package mutating func replaceSystem(_ other: LinearSystem) {
    guard system.isLike(other) else { return takeSystem(other) }
    for index in other.records.indices where system.records[index].constant != other.records[index].constant {
      do throws(SolverError) {
        try setConstant(ConstraintID(index: index), other.records[index].constant)
      } catch {
        // The other system took the number.
        return takeSystem(other)
      }
    }
  }
}

extension LinearSystem {
  /// Whether another system has the same variables and the same constraints but for their constants.
  fileprivate func isLike(_ other: LinearSystem) -> Bool {
    guard variableCount == other.variableCount, terms.count == other.terms.count,
      records.count == other.records.count
    else { return false }
    let (records, otherRecords) = (records.span, other.records.span)
    for index in records.indices where !records[index].isLike(otherRecords[index]) { return false }
    let (terms, otherTerms) = (terms.span, other.terms.span)
    for index in terms.indices
    where terms[index].variable != otherTerms[index].variable
      || terms[index].coefficient != otherTerms[index].coefficient
    { return false }
    return true
  }
}

extension ConstraintRecord {
  /// Whether a record of the same terms differs in its constant alone.
  @inline(__always)
  fileprivate func isLike(_ other: ConstraintRecord) -> Bool {
    priority == other.priority && rank == other.rank && firstTerm == other.firstTerm
      && endTerm == other.endTerm
      && relation == other.relation && isPresent == other.isPresent
  }
}
