extension Pipeline {
  /// Solves each component by itself.
  ///
  /// - Parameter breaksTies: Whether ties are broken; if not, values are noted that the levels leave.
  /// - Returns: Whether what is required can hold.
  mutating func solveComponents(breaksTies: Bool) -> Bool {
    values.reset(count: reduced.unknowns.count)
    openValues.removeAll()
    simplex.openCount = 0
    simplex.open = nil
    simplex.crowded = nil
    components.group(&reduced)
    var holds = true
    for component in 0..<components.count where simplex.crowded == nil {
      if !solve(component, breaksTies: breaksTies) { holds = false }
    }
    return holds
  }

  /// Solves a component.
  ///
  /// - Returns: Whether what is required can hold.
  mutating func solve(_ component: Int, breaksTies: Bool) -> Bool {
    let range = components.range(of: component)
    if range.count == 1 { return solveInterval(components.unknowns[range.lowerBound], breaksTies) }
    let columnCount = components.putColumnsFirst(range, reduced.unknowns)
    // One row of all columns, besides rows that are only to be near zero.
    let firstRow = range.lowerBound + columnCount
    let hasOneSum =
      breaksTies && components.putZeroRowsLast(firstRow..<range.upperBound) == firstRow + 1
      && Int(reduced.unknowns.sizes[components.unknowns[firstRow]]) == columnCount
    return hasOneSum
      ? solveSum(range, columnCount: columnCount)
      : solveTableau(range, columnCount: columnCount, breaksTies)
  }

  private mutating func solveInterval(_ column: Int32, _ breaksTies: Bool) -> Bool {
    guard
      let interval = Interval.narrowed(
        by: &components.bounds, components.bounds(of: column), breaksTies: breaksTies, &levels)
    else { return false }
    values.values[column] = interval.nearestZero
    if !breaksTies { spread.add(interval, of: column) }
    if interval.isPoint { return true }
    // A free variable that nothing else depends on is zero or nearest to it.
    if breaksTies && !presolve.elimination.variables[reduced.unknowns.variables[column]].isMentioned {
      return true
    }
    values.open(column)
    openValues.add(interval, of: column, unknownCount: reduced.unknowns.count)
    return true
  }

  private mutating func solveSum(_ range: Range<Int>, columnCount: Int) -> Bool {
    if !sum.solve(range, columnCount: columnCount, &components, reduced.unknowns, &levels) { return false }
    if range.count > columnCount + 1 && sum.openCount > 0 {
      simplex.bringNearZero(
        &sum, range, columnCount: columnCount, &components, reduced.unknowns, &levels)
    }
    var isOpen = false
    for column in 0..<columnCount {
      let unknown = components.unknowns[range.lowerBound + column]
      let interval = sum.interval(of: column)
      values.values[unknown] = interval.nearestZero
      if interval.isPoint { continue }
      values.open(unknown)
      isOpen = true
    }
    if isOpen {
      openValues.add(
        &sum, components.unknowns, start: range.lowerBound, unknownCount: reduced.unknowns.count)
    }
    return true
  }

  private mutating func solveTableau(_ range: Range<Int>, columnCount: Int, _ breaksTies: Bool) -> Bool {
    guard
      simplex.solve(
        range, columnCount: columnCount, &components, reduced.unknowns, &levels, breaksTies: breaksTies)
    else { return false }
    if simplex.crowded != nil { return true }
    let isOpen = simplex.tableau.columnCount > 0
    for column in 0..<columnCount {
      let unknown = components.unknowns[range.lowerBound + column]
      values.values[unknown] = simplex.tableau.values[column]
      if isOpen { values.open(unknown) }
    }
    if isOpen { openValues.isComplete = false }
    if !breaksTies {
      spread.add(&simplex.tableau, range, columnCount: columnCount, components)
      simplex.noteLimit(.openVariables)
    }
    return true
  }
}
