extension SumSearch {
  /// Solves a component whose unknowns are columns and one row of them all: its levels and its ties.
  ///
  /// - Parameters:
  ///   - range: The component's unknowns: columns, the row, and rows that are only to be near zero.
  ///   - levels: Memory for the component's bounds.
  /// - Returns: Whether what is required can hold. If so, the unknowns' intervals are what is left to them.
  mutating func solve(
    _ range: Range<Int>, columnCount: Int, _ components: inout Components, _ unknowns: Unknowns,
    _ levels: inout LevelQueue
  ) -> Bool {
    let row = range.lowerBound + columnCount
    fill(range.lowerBound..<(row + 1), &components, unknowns)
    levels.fill(components, range.lowerBound..<(row + 1))
    levels.sortByLevel()
    var start = 0
    while start < levels.count && levels.bounds[start].priority > 0 {
      let level = levels.level(at: start)
      work += 4 * coefficients.count + level.count
      if work > mostWork {
        unfinished = .earlier(unfinished, .init(.level(levels.bounds[start].priority), .steps))
        break
      }
      if levels.bounds[start].priority == 1000 {
        if !require(levels.bounds, level) { return false }
      } else {
        minimize(levels.bounds, level)
        if openCount <= 1 { break }
      }
      start = level.upperBound
    }
    if openCount > 1 { breakTies(&levels, untilZero: range.upperBound > row + 1) }
    close()
    return true
  }

  /// Lets bounds choose by priority and rank among the values that the levels leave.
  ///
  /// - Parameter untilZero: Whether those that are only to be near zero are left out.
  private mutating func breakTies(_ levels: inout LevelQueue, untilZero: Bool) {
    levels.keepTies(lower, upper)
    sumUp()
    for index in 0..<levels.count where levels.bounds[index].priority < 1000 {
      if untilZero && levels.bounds[index].priority == 0 { break }
      prefer(levels.bounds[index])
    }
  }

  private mutating func fill(
    _ range: Range<Int>, _ components: inout Components, _ unknowns: Unknowns
  ) {
    reset(count: range.count)
    components.number(range)
    let row = components.unknowns[range.upperBound - 1]
    for term in unknowns.terms(of: row) {
      coefficients[components.numbers[unknowns.poolColumns[term]]] = unknowns.poolCoefficients[term]
    }
    coefficients[range.count - 1] = -1
  }

  /// Makes what required bounds allow the unknowns' domains.
  ///
  /// - Returns: Whether the sum can be zero within them.
  private mutating func require(_ bounds: FlatArray<Bound>, _ range: Range<Int>) -> Bool {
    for index in range {
      let bound = bounds[index]
      var interval = interval(of: Int(bound.unknown))
      if !interval.require(bound) { return false }
      lower[bound.unknown] = interval.lower
      upper[bound.unknown] = interval.upper
    }
    sumUp()
    return isPossible
  }
}
