extension Pipeline {
  /// Finds the variables that the reduced system leaves open, each with two of its values, and two solutions.
  ///
  /// Unknowns move in a random direction that keeps all constraints and levels. A variable that does not move
  /// with them is determined.
  mutating func findSpread(_ system: LinearSystem) -> Ambiguity {
    values.closeAll(count: reduced.unknowns.count)
    spread.reset(count: reduced.unknowns.count)
    _ = solveComponents(breaksTies: false)
    presolve.addOpenColumns(system, mentionedOnly: false, &reduced, &values)
    reduced.isAsReduced = false
    spread.addFree(to: reduced.unknowns.count)
    let zeros = Array(repeating: 0.0, count: system.variableCount)
    var result = Ambiguity(variables: [], witnesses: [], first: zeros, second: zeros)
    evaluation.write(&result.first, spread.first, presolve.elimination, reduced)
    evaluation.write(&result.second, spread.second, presolve.elimination, reduced)
    result.unfinished = unfinished
    if !values.hasOpen || result.unfinished != nil { return result }
    for variable in evaluation.moving(
      along: spread.steps, system.variableCount, presolve.elimination, reduced)
    {
      result.variables.append(Variable(index: variable))
      result.witnesses.append((result.first[variable], result.second[variable]))
    }
    return result
  }
}
