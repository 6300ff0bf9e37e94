extension Presolve {
  /// Gives free variables that no constraint is about a column, which is open.
  ///
  /// - Parameter mentionedOnly: Whether only those that definitions mention.
  mutating func addOpenColumns(
    _ system: LinearSystem, mentionedOnly: Bool, _ reduced: inout ReducedSystem,
    _ values: inout UnknownValues
  ) {
    for variable in 0..<Int32(system.variableCount) where elimination.isFree(variable) {
      if mentionedOnly && !elimination.variables[variable].isMentioned || reduced.hasColumn(variable) {
        continue
      }
      _ = column(variable, &reduced)
      values.addOpen()
    }
  }

  /// Adds a bound to be near zero, below all priorities, for each variable that depends on an open unknown.
  mutating func addZeroBounds(
    _ system: LinearSystem, _ reduced: inout ReducedSystem, _ values: inout UnknownValues
  ) {
    reduced.isAsReduced = false
    for variable in 0..<Int32(system.variableCount) {
      var multiple: Multiple
      if elimination.isFree(variable) {
        if !reduced.hasColumn(variable) { continue }
        multiple = reduced.multiples[variable]
        if !values.isOpen[multiple.unknown] { continue }
        multiple = Multiple(unknown: multiple.unknown, scale: 1)
      } else {
        elimination.expand(variable)
        if !isExpansionOpen(reduced, values) { continue }
        multiple = multipleOfExpansion(&reduced)
        values.isOpen.extend(with: true, to: reduced.unknowns.count)
      }
      reduced.bounds.append(
        Bound(
          unknown: multiple.unknown, coefficient: multiple.scale, .equal, -multiple.offset, order: variable,
          side: -1, priority: 0))
    }
  }

  /// Whether the last expansion depends on an open unknown.
  func isExpansionOpen(_ reduced: ReducedSystem, _ values: UnknownValues) -> Bool {
    for index in 0..<elimination.result.variables.count {
      let variable = elimination.result.variables[index]
      if reduced.hasColumn(variable) && values.isOpen[reduced.multiples[variable].unknown] { return true }
    }
    return false
  }
}
