extension Evaluation {
  /// The variables of a system that steps of the unknowns move, by index, after values were written.
  mutating func moving(
    along unknownSteps: FlatArray<Double>, _ variableCount: Int, _ elimination: Elimination,
    _ reduced: ReducedSystem
  ) -> [Int] {
    values.fill(0, count: elimination.variables.count)
    for unknown in 0..<Int32(reduced.unknowns.count) where !reduced.unknowns.isRow(unknown) {
      values[reduced.unknowns.variables[unknown]] = unknownSteps[unknown]
    }
    for index in 0..<order.count {
      let variable = order[index]
      var sum = 0.0
      for term in elimination.variables[variable].definition.terms {
        sum = Elimination.sum(
          sum, elimination.poolCoefficients[term] * values[elimination.poolVariables[term]])
      }
      values[variable] = sum
    }
    return (0..<variableCount).filter { values[$0].magnitude > 1e-9 }
  }
}
