extension Solver {
  /// Wants a variable to have a value, instead of the one that was suggested for it last.
  ///
  /// - Parameters:
  ///   - variable: The variable, such as a window's width.
  ///   - value: Its wanted value.
  ///   - priority: How strongly. A required suggestion that contradicts required constraints is one more
  ///     member of a conflict; its rank is that of the first suggestion for the variable.
  /// - Returns: The constraint behind the suggestion; removing it ends the suggestion.
  /// - Throws: ``SolverError`` with `notFinite`, `invalidPriority` or `unknownVariable`.
  @discardableResult
  public mutating func suggest(
    _ variable: Variable, _ value: Double, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    if suggestions.indices.contains(variable.index), let constraint = suggestions[variable.index],
      system.records[constraint.index].isPresent
    {
      try setConstant(constraint, value)
      if system.records[constraint.index].priority != priority.value {
        try setPriority(constraint, priority)
      }
      return constraint
    }
    let constraint = try addConstraint(
      CollectionOfOne(Term(variable)).span, .equal, value, priority: priority)
    prepareForChanges(of: constraint)
    let missing = max(variable.index + 1 - suggestions.count, 0)
    suggestions.append(contentsOf: repeatElement(nil, count: missing))
    suggestions[variable.index] = constraint
    return constraint
  }
}
