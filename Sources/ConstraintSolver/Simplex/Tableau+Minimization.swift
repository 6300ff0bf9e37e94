extension Tableau {
  /// How a minimization ended.
  enum Outcome {
    case optimal
    /// No end in the direction of descent; the unknowns stand a step further that way.
    case unbounded
    /// A cap was reached, on steps, on memory or on all work together, or the tableau has filled up.
    case capped
  }

  /// After so many pivots, values that moved with the steps are computed anew: rarely where that takes long.
  private var pivotsBetweenRefreshes: Int { max(16, rowCount / 8) }
  /// After so many steps of no length the entering unknown is chosen by its number. That looks at all
  /// columns, and in a large tableau many rows stand at their ends: there it is later.
  private var mostStalled: Int { coefficients.isSparse ? 20 + columnCount : 20 }
  /// A reduced cost nearer to zero than this does not count.
  static let costTolerance = 1e-9
  /// A coefficient nearer to zero than this is no pivot.
  static let pivotTolerance = 1e-9

  /// Whether debug builds look at the whole tableau after a step: after each in a small one, else as often as
  /// keeps that from taking longer than the steps.
  private func isChecked(after step: Int) -> Bool { step.isMultiple(of: max(1, rowCount / 64)) }

  /// Moves to a point of least total cost that is in all domains.
  @discardableResult
  mutating func minimize() -> Outcome {
    if pivotsSinceRefresh > pivotsBetweenRefreshes { refreshValues() }
    locateSegments()
    assert(noteExtremeNumbers())
    var stalled = 0
    for step in 0..<(200 + 50 * (rowCount + columnCount)) where !isExhausted && !isCrowded {
      guard let (column, direction, slope) = stalled > mostStalled ? firstEntering() : nextEntering() else {
        if pivotsSinceRefresh > pivotsBetweenRefreshes { refreshValues() }
        return .optimal
      }
      guard let distance = move(column: column, direction: direction, slope: slope) else { return .unbounded }
      assert(!isChecked(after: step) || isSound(), "a step broke the tableau")
      stalled = distance > 0 ? 0 : stalled + 1
    }
    refreshValues()
    return .capped
  }

  /// Finds the segments of the basic unknowns that have a cost and sums up the reduced costs.
  private mutating func locateSegments() {
    removeReducedCosts()
    coefficients.work += costs.unknowns.count
    for entry in 0..<costs.unknowns.count {
      let unknown = costs.unknowns[entry]
      let row = rows[unknown]
      if row < 0 {
        if coefficients.isSparse && columns[unknown] >= 0 { pricedColumns.add(columns[unknown]) }
        continue
      }
      var slope = costs[unknown].firstSlope
      var segment: Int32 = 0
      for index in costs[unknown].range {
        let distance = values[unknown] - costs.breakpoints[index].position
        let tolerance = Self.tolerance(at: costs.breakpoints[index].position)
        // On a breakpoint either side is right; the flatter one keeps reduced costs sparse.
        let rise = costs.breakpoints[index].rise
        let passes =
          distance > tolerance || (distance > -tolerance && (slope + rise).magnitude < slope.magnitude)
        if !passes { break }
        slope += rise
        segment += 1
      }
      segments[unknown] = segment
      slopes[unknown] = slope
      if slope != 0 { addToReducedCosts(row: row, times: slope) }
    }
  }

  /// Makes all reduced costs zero.
  private mutating func removeReducedCosts() {
    if !coefficients.isSparse {
      coefficients.work += columnCount
      for column in 0..<columnCount { reducedCosts[column] = 0 }
      return
    }
    coefficients.work += pricedColumns.count
    for position in 0..<pricedColumns.count { reducedCosts[pricedColumns[position]] = 0 }
    pricedColumns.removeAll()
  }

  /// Takes the costs back; slopes of all unknowns are zero again.
  mutating func removeCosts() {
    for entry in 0..<costs.unknowns.count {
      slopes[costs.unknowns[entry]] = 0
      segments[costs.unknowns[entry]] = 0
    }
    costs.removeAll()
  }

  /// The slope of a nonbasic unknown's cost to its right; infinite at the end of its domain.
  @inline(__always)
  func slopeRight(of unknown: Int32) -> Double {
    let value = values[unknown]
    if value >= upper[unknown] { return .infinity }
    var slope = costs[unknown].firstSlope
    for index in costs[unknown].range where costs.breakpoints[index].position <= value {
      slope += costs.breakpoints[index].rise
    }
    return slope
  }

  /// The slope of a nonbasic unknown's cost at its left; minus infinity at the end of its domain.
  @inline(__always)
  func slopeLeft(of unknown: Int32) -> Double {
    let value = values[unknown]
    if value <= lower[unknown] { return -.infinity }
    var slope = costs[unknown].firstSlope
    for index in costs[unknown].range where costs.breakpoints[index].position < value {
      slope += costs.breakpoints[index].rise
    }
    return slope
  }

  /// How many columns may enter or be fixed.
  @inline(__always)
  var candidateCount: Int { coefficients.isSparse ? pricedColumns.count : columnCount }

  /// A column that may enter or be fixed, by its position among them.
  @inline(__always)
  func candidate(_ position: Int) -> Int32 {
    coefficients.isSparse ? pricedColumns[position] : Int32(position)
  }

  /// A column whose unknown lowers the total cost: a steep one of the next few; in a sparse tableau, steep
  /// for the number of its rows.
  private mutating func nextEntering() -> (column: Int32, direction: Double, slope: Double)? {
    var best: (column: Int32, direction: Double, slope: Double)?
    var bestMerit = 0.0
    let count = candidateCount
    var position = Int(cursor) < count ? Int(cursor) : 0
    var seen = 0
    while seen < count {
      let column = candidate(position)
      if let descent = descent(of: column) {
        let merit =
          coefficients.isSparse
          ? descent.slope / Double(1 + coefficients.length(of: column)) : descent.slope
        if merit < bestMerit {
          best = (column, descent.direction, descent.slope)
          bestMerit = merit
        }
      }
      position += 1
      if position == count { position = 0 }
      seen += 1
      if best != nil && seen > 32 { break }
    }
    coefficients.work += seen
    cursor = Int32(position)
    return best
  }

  /// The first unknown's column of those that lower the total cost: Bland's rule (1977), which never cycles.
  private mutating func firstEntering() -> (column: Int32, direction: Double, slope: Double)? {
    var best: (column: Int32, direction: Double, slope: Double)?
    coefficients.work += candidateCount
    for position in 0..<candidateCount {
      let column = candidate(position)
      if let best, nonbasic[best.column] < nonbasic[column] { continue }
      if let descent = descent(of: column) { best = (column, descent.direction, descent.slope) }
    }
    return best
  }

  /// The direction in which a column's unknown lowers the total cost, if any.
  @inline(__always)
  private func descent(of column: Int32) -> (direction: Double, slope: Double)? {
    let unknown = nonbasic[column]
    if lower[unknown] >= upper[unknown] { return nil }
    let right = slopeRight(of: unknown) + reducedCosts[column]
    if right < -Self.costTolerance { return (1, right) }
    let left = -(slopeLeft(of: unknown) + reducedCosts[column])
    return left < -Self.costTolerance ? (-1, left) : nil
  }

  /// The end of a basic unknown's segment, within its domain, in a direction.
  @inline(__always)
  func segmentEnd(of unknown: Int32, upward: Bool) -> (end: Double, rise: Double) {
    let index = costs[unknown].start + segments[unknown]
    if upward {
      if index < costs[unknown].end && costs.breakpoints[index].position < upper[unknown] {
        return (costs.breakpoints[index].position, costs.breakpoints[index].rise)
      }
      return (upper[unknown], .infinity)
    }
    if segments[unknown] > 0 && costs.breakpoints[index - 1].position > lower[unknown] {
      return (costs.breakpoints[index - 1].position, costs.breakpoints[index - 1].rise)
    }
    return (lower[unknown], .infinity)
  }

  /// The next breakpoint or the domain's end from a nonbasic unknown's value in a direction.
  mutating func nextStop(of unknown: Int32, upward: Bool) -> (end: Double, rise: Double) {
    let value = values[unknown]
    let range = costs[unknown].range
    if upward {
      for index in range
      where costs.breakpoints[index].position > value && costs.breakpoints[index].position < upper[unknown] {
        return (costs.breakpoints[index].position, costs.breakpoints[index].rise)
      }
      return (upper[unknown], .infinity)
    }
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if costs.breakpoints[index].position < value && costs.breakpoints[index].position > lower[unknown] {
        return (costs.breakpoints[index].position, costs.breakpoints[index].rise)
      }
    }
    return (lower[unknown], .infinity)
  }

  /// Moves a nonbasic unknown until the total cost no longer falls, across breakpoints.
  ///
  /// - Returns: The distance, or nil where there is no end.
  private mutating func move(column: Int32, direction: Double, slope: Double) -> Double? {
    var slope = slope
    var distance = 0.0
    let unknown = nonbasic[column]
    coefficients.gather(column: column)
    if coefficients.column.count > Self.leastSkipped {
      distance = skipBreakpoints(column: column, direction: direction, slope: &slope)
    }
    while true {
      let own = nextStop(of: unknown, upward: direction > 0)
      let ownStep = (own.end - values[unknown]) * direction
      let blocking = ratioTest(direction: direction, limit: ownStep)
      let step = blocking?.step ?? ownStep
      if step == .infinity {
        advance(column: column, by: direction)
        return nil
      }
      advance(column: column, by: step * direction)
      distance += step
      guard let (row, rate, _) = blocking else {
        values[unknown] = own.end
        slope += own.rise
        // Slopes that overflow are no numbers at the end of the domain.
        if !(slope < -Self.costTolerance) { return distance }
        continue
      }
      let leaving = basic[row]
      let stop = segmentEnd(of: leaving, upward: rate > 0)
      slope += rate.magnitude * stop.rise
      if slope < -Self.costTolerance {
        segments[leaving] += rate > 0 ? 1 : -1
        let change = rate > 0 ? stop.rise : -stop.rise
        slopes[leaving] += change
        addToReducedCosts(row: row, times: change)
        continue
      }
      if coefficients.canHoldPivot(row: row, within: mostNumbers) {
        enter(column: column, direction: direction, row: row, coefficient: rate * direction, at: stop.end)
      } else if endsWhereCrowded {
        isPivotCrowded = true
      } else {
        isFull = true
      }
      return distance
    }
  }

  /// The ratio test: the basic unknown that is first at the end of its segment; of near ties the one of the
  /// best pivot.
  private mutating func ratioTest(
    direction: Double, limit: Double
  ) -> (row: Int32, rate: Double, step: Double)? {
    var longest = limit
    coefficients.work += 2 * coefficients.column.count
    for entry in 0..<coefficients.column.count {
      let rate = coefficients.column.coefficients[entry] * direction
      if rate.magnitude < Self.pivotTolerance { continue }
      let unknown = basic[coefficients.column.positions[entry]]
      let end = segmentEnd(of: unknown, upward: rate > 0).end
      if end.isInfinite { continue }
      let slack = max(0, rate > 0 ? end - values[unknown] : values[unknown] - end)
      longest = min(longest, (slack + Self.tolerance(at: end)) / rate.magnitude)
    }
    var best: (row: Int32, rate: Double, step: Double)?
    for entry in 0..<coefficients.column.count {
      let rate = coefficients.column.coefficients[entry] * direction
      if rate.magnitude < Self.pivotTolerance { continue }
      let unknown = basic[coefficients.column.positions[entry]]
      let end = segmentEnd(of: unknown, upward: rate > 0).end
      if end.isInfinite { continue }
      let step = max(0, rate > 0 ? end - values[unknown] : values[unknown] - end) / rate.magnitude
      if step > longest || step >= limit || rate.magnitude <= (best?.rate.magnitude ?? 0) { continue }
      best = (coefficients.column.positions[entry], rate, step)
    }
    return best
  }

  mutating func advance(column: Int32, by distance: Double) {
    if distance == 0 { return }
    coefficients.work += coefficients.column.count
    values[nonbasic[column]] += distance
    for entry in 0..<coefficients.column.count {
      values[basic[coefficients.column.positions[entry]]] +=
        coefficients.column.coefficients[entry] * distance
    }
  }

  /// Makes a column's unknown basic instead of a row's, which stays at the end it reached.
  private mutating func enter(
    column: Int32, direction: Double, row: Int32, coefficient: Double, at end: Double
  ) {
    let unknown = nonbasic[column]
    let value = values[unknown]
    var segment: Int32 = 0
    var slope = costs[unknown].firstSlope
    for index in costs[unknown].range {
      let position = costs.breakpoints[index].position
      if direction > 0 ? position > value : position >= value { break }
      segment += 1
      slope += costs.breakpoints[index].rise
    }
    segments[unknown] = segment
    slopes[unknown] = slope
    values[basic[row]] = end
    pivot(row: row, column: column, coefficient: coefficient)
  }
}
