extension Pipeline {
  /// Finds which variables the required constraints and the levels of the reduced system leave open, each with two of its
  /// values, and two solutions.
  mutating func findSpread(_ system: borrowing LinearSystem) -> Ambiguity {
    values.closeAll(count: reduced.unknowns.count)
    _ = solveComponents(breaksTies: false)
    presolve.addOpenColumns(system, mentionedOnly: false, &reduced, &values)
    if values.hasOpen { presolve.addZeroBounds(system, &reduced, &values) }
    _ = solveComponents(breaksTies: false)
    var found: [Spread.Entry] = []
    for index in 0..<spread.entries.count { found.append(spread.entries[index]) }
    found.sort { $0.variable < $1.variable }
    let zeros = Array(repeating: 0.0, count: system.variableCount)
    var result = Ambiguity(
      variables: found.map { Variable(index: Int($0.variable)) }, witnesses: found.map { ($0.one, $0.other) },
      first: zeros, second: zeros)
    writeValues(&result.first)
    evaluation.write(&result.second, spread.others, presolve.elimination, reduced)
    return result
  }
}
