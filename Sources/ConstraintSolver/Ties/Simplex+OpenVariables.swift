extension Simplex {
  /// Brings the only open component near zero, in the tableau in which its levels ended.
  ///
  /// - Returns: Whether all that is open is in that tableau. If not, unknowns' values are of no use.
  mutating func close(
    variableCount: Int, _ presolve: inout Presolve, _ reduced: inout ReducedSystem,
    _ components: Components, _ values: inout UnknownValues
  ) -> Bool {
    guard openCount == 1, let range = open else { return false }
    let component = reduced.unknowns.component(of: components.unknowns[range.lowerBound])
    if !isOnlyOpen(component, &reduced.unknowns, values) { return false }
    tableau.removeCosts()
    tableau.dropConstantRows()
    defer { presolve.elimination.restoreClosed() }
    for variable in 0..<Int32(variableCount) {
      if tableau.columnCount == 0 || tableau.isExhausted { break }
      if presolve.elimination.isFree(variable) {
        if !reduced.hasColumn(variable) { continue }
        let unknown = reduced.multiples[variable].unknown
        if values.isOpen[unknown] { bringNear(Self.value(0, of: components.numbers[unknown])) }
        continue
      }
      presolve.elimination.expand(variable)
      if !presolve.isExpansionOpen(reduced, values) { continue }
      if !appendRow(presolve.elimination.result, component, &reduced, components, values) { return false }
      let constant = presolve.elimination.result.constant
      let unknown = tableau.basic[tableau.rowCount - 1]
      bringNear(Self.value(-constant, of: unknown))
      presolve.elimination.close(variable, at: constant + tableau.values[unknown])
    }
    noteLimit(.ties)
    if tableau.pivotsSinceRefresh > 0 { tableau.refreshValues() }
    for index in range where !reduced.unknowns.isRow(components.unknowns[index]) {
      let unknown = components.unknowns[index]
      values.values[unknown] = tableau.values[components.numbers[unknown]]
    }
    return true
  }

  /// The bound that an unknown of the tableau is to be near a value.
  private static func value(_ value: Double, of unknown: Int32) -> Bound {
    Bound(unknown: unknown, coefficient: 1, .equal, value, order: 0, side: -1, priority: 0)
  }

  private func isOnlyOpen(
    _ component: Int32, _ unknowns: inout Unknowns, _ values: UnknownValues
  ) -> Bool {
    for unknown in 0..<Int32(unknowns.count)
    where values.isOpen[unknown] && unknowns.component(of: unknown) != component {
      return false
    }
    return true
  }

  /// Gives an expansion, without its constant, a row.
  ///
  /// - Returns: Whether all its variables have a value or are in the tableau.
  private mutating func appendRow(
    _ expansion: Expansion, _ component: Int32, _ reduced: inout ReducedSystem,
    _ components: Components, _ values: UnknownValues
  ) -> Bool {
    for index in 0..<expansion.variables.count where !reduced.hasColumn(expansion.variables[index]) {
      return false
    }
    tableau.appendRow(tableau.addSpare())
    for index in 0..<expansion.variables.count {
      let unknown = reduced.multiples[expansion.variables[index]].unknown
      let coefficient = expansion.coefficients[index]
      if reduced.unknowns.component(of: unknown) == component {
        tableau.addToLastRow(components.numbers[unknown], times: coefficient)
      } else {
        tableau.addToLastRow(constant: coefficient * values.values[unknown])
      }
    }
    return true
  }
}
