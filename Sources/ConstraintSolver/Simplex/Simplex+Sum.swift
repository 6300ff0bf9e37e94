extension Simplex {
  /// Brings what one sum leaves open near zero, in a tableau of the unknowns that can move.
  ///
  /// - Parameter sum: The search of the component's sum. Its columns have a value each afterwards.
  mutating func bringNearZero(
    _ sum: inout SumSearch, _ range: Range<Int>, columnCount: Int, _ components: inout Components,
    _ unknowns: Unknowns, _ levels: inout LevelQueue
  ) {
    open = nil
    components.number(range)
    tableau.reset(variableCount: columnCount, rowCount: 1, spareCount: range.count - columnCount - 1)
    for column in 0..<columnCount {
      let interval = sum.interval(of: column)
      tableau.coefficients.insert(sum.coefficients[column], row: 0, column: Int32(column))
      tableau.lower[column] = interval.lower
      tableau.upper[column] = interval.upper
      tableau.values[column] = interval.nearestZero
    }
    for column in stride(from: columnCount - 1, through: 0, by: -1)
    where tableau.lower[column] >= tableau.upper[column] {
      tableau.drop(column: Int32(column))
    }
    tableau.refreshValues()
    restrict(row: columnCount, to: sum.interval(of: columnCount))
    levels.fill(components, range)
    levels.sortForTies()
    bringNearZero(levels, range, components, unknowns)
    if tableau.pivotsSinceRefresh > 0 { tableau.refreshValues() }
    for column in 0..<columnCount {
      sum.lower[column] = tableau.values[column]
      sum.upper[column] = tableau.values[column]
    }
  }

  /// Brings the one row into an interval and keeps it there.
  private mutating func restrict(row: Int, to interval: Interval) {
    for (relation, end) in [
      (Relation.greaterThanOrEqual, interval.lower), (.lessThanOrEqual, interval.upper),
    ] where end.isFinite {
      tableau.removeCosts()
      tableau.costs.add(
        Bound(
          unknown: Int32(row), coefficient: 1, relation, end, order: 0, side: -1,
          priority: Priority.required.value))
      tableau.minimize()
      if relation == .greaterThanOrEqual { tableau.lower[row] = end } else { tableau.upper[row] = end }
    }
    tableau.removeCosts()
  }
}
