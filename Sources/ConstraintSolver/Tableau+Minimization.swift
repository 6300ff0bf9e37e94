extension Tableau {
  /// How a minimization ended.
  enum Outcome {
    case optimal
    /// No end in the direction of descent; the quantities stand a step further that way.
    case unbounded
    /// The cap on steps was reached.
    case capped
  }

  /// A reduced cost nearer to zero than this does not count.
  static let costTolerance = 1e-9
  /// A coefficient nearer to zero than this is no pivot.
  static let pivotTolerance = 1e-9

  /// Moves to a point of least total cost that is in all domains.
  @discardableResult
  mutating func minimize() -> Outcome {
    refreshValues()
    locateSegments()
    var stalled = 0
    for _ in 0..<(200 + 50 * (rowCount + columnCount)) {
      guard let (column, direction, slope) = entering(first: stalled > 20) else {
        refreshValues()
        return .optimal
      }
      guard let distance = move(column: column, direction: direction, slope: slope) else { return .unbounded }
      stalled = distance > 0 ? 0 : stalled + 1
    }
    refreshValues()
    return .capped
  }

  /// Finds each basic quantity's segment and sums up the reduced costs.
  private mutating func locateSegments() {
    for column in 0..<columnCount { reducedCosts[column] = 0 }
    for row in 0..<rowCount {
      let quantity = rowQuantities[row]
      var slope = costs.firstSlopes[quantity]
      var segment = 0
      for index in costs.starts[quantity]..<costs.ends[quantity] {
        let distance = values[quantity] - costs.positions[index]
        let tolerance = Self.tolerance(at: costs.positions[index])
        // On a breakpoint either side is right; the flatter one keeps reduced costs sparse.
        let rise = costs.rises[index]
        let passes =
          distance > tolerance || (distance > -tolerance && (slope + rise).magnitude < slope.magnitude)
        if !passes { break }
        slope += rise
        segment += 1
      }
      segments[quantity] = segment
      slopes[quantity] = slope
      if slope == 0 { continue }
      addToReducedCosts(row: row, times: slope)
    }
  }

  private mutating func addToReducedCosts(row: Int, times factor: Double) {
    let start = row * columnCount
    for column in 0..<columnCount { reducedCosts[column] += factor * coefficients[start + column] }
  }

  /// The slope of a nonbasic quantity's cost to its right; infinite at the end of its domain.
  func slopeRight(of quantity: Int) -> Double {
    let value = values[quantity]
    if value >= upper[quantity] { return .infinity }
    var slope = costs.firstSlopes[quantity]
    for index in costs.starts[quantity]..<costs.ends[quantity] where costs.positions[index] <= value {
      slope += costs.rises[index]
    }
    return slope
  }

  /// The slope of a nonbasic quantity's cost at its left; minus infinity at the end of its domain.
  func slopeLeft(of quantity: Int) -> Double {
    let value = values[quantity]
    if value <= lower[quantity] { return -.infinity }
    var slope = costs.firstSlopes[quantity]
    for index in costs.starts[quantity]..<costs.ends[quantity] where costs.positions[index] < value {
      slope += costs.rises[index]
    }
    return slope
  }

  /// A column whose quantity lowers the total cost as it moves, the steepest or the first.
  private func entering(first: Bool) -> (column: Int, direction: Double, slope: Double)? {
    var best: (column: Int, direction: Double, slope: Double)?
    var bestQuantity = Int.max
    for column in 0..<columnCount {
      let quantity = columnQuantities[column]
      if lower[quantity] >= upper[quantity] { continue }
      let right = slopeRight(of: quantity) + reducedCosts[column]
      let left = -(slopeLeft(of: quantity) + reducedCosts[column])
      let slope = min(right, left)
      if slope >= -Self.costTolerance { continue }
      if first ? quantity >= bestQuantity : slope >= (best?.slope ?? 0) { continue }
      best = (column, right < left ? 1 : -1, slope)
      bestQuantity = quantity
    }
    return best
  }

  /// The end of a basic quantity's segment, within its domain, in a direction.
  private func segmentEnd(of quantity: Int, upward: Bool) -> (end: Double, rise: Double) {
    let index = costs.starts[quantity] + segments[quantity]
    if upward {
      if index < costs.ends[quantity] && costs.positions[index] < upper[quantity] {
        return (costs.positions[index], costs.rises[index])
      }
      return (upper[quantity], .infinity)
    }
    if segments[quantity] > 0 && costs.positions[index - 1] > lower[quantity] {
      return (costs.positions[index - 1], costs.rises[index - 1])
    }
    return (lower[quantity], .infinity)
  }

  /// The next breakpoint or the domain's end from a nonbasic quantity's value in a direction.
  func nextStop(of quantity: Int, upward: Bool) -> (end: Double, rise: Double) {
    let value = values[quantity]
    let range = costs.starts[quantity]..<costs.ends[quantity]
    if upward {
      for index in range where costs.positions[index] > value && costs.positions[index] < upper[quantity] {
        return (costs.positions[index], costs.rises[index])
      }
      return (upper[quantity], .infinity)
    }
    for index in range.reversed()
    where costs.positions[index] < value && costs.positions[index] > lower[quantity] {
      return (costs.positions[index], costs.rises[index])
    }
    return (lower[quantity], .infinity)
  }

  /// Moves a nonbasic quantity until the total cost no longer falls, across breakpoints.
  ///
  /// - Returns: The distance, or nil where there is no end.
  private mutating func move(column: Int, direction: Double, slope: Double) -> Double? {
    var slope = slope
    var distance = 0.0
    let quantity = columnQuantities[column]
    while true {
      let own = nextStop(of: quantity, upward: direction > 0)
      let ownStep = (own.end - values[quantity]) * direction
      let (row, rowStep) = blockingRow(column: column, direction: direction, limit: ownStep)
      let step = row == nil ? ownStep : rowStep
      if step == .infinity {
        advance(column: column, by: direction)
        return nil
      }
      advance(column: column, by: step * direction)
      distance += step
      guard let row else {
        values[quantity] = own.end
        slope += own.rise
        if slope >= -Self.costTolerance { return distance }
        continue
      }
      let rate = coefficients[row * columnCount + column] * direction
      let basic = rowQuantities[row]
      let stop = segmentEnd(of: basic, upward: rate > 0)
      slope += rate.magnitude * stop.rise
      if slope < -Self.costTolerance {
        segments[basic] += rate > 0 ? 1 : -1
        let change = rate > 0 ? stop.rise : -stop.rise
        slopes[basic] += change
        addToReducedCosts(row: row, times: change)
        continue
      }
      enter(column: column, direction: direction, row: row, at: stop.end)
      return distance
    }
  }

  /// The basic quantity that first reaches the end of its segment, among near ties the one with the best pivot.
  private func blockingRow(column: Int, direction: Double, limit: Double) -> (row: Int?, step: Double) {
    var bound = limit
    for row in 0..<rowCount {
      let rate = coefficients[row * columnCount + column] * direction
      if rate.magnitude < Self.pivotTolerance { continue }
      let quantity = rowQuantities[row]
      let end = segmentEnd(of: quantity, upward: rate > 0).end
      if end.isInfinite { continue }
      let room = max(0, rate > 0 ? end - values[quantity] : values[quantity] - end)
      bound = min(bound, (room + Self.tolerance(at: end)) / rate.magnitude)
    }
    var best: Int?
    var bestRate = 0.0
    var bestStep = 0.0
    for row in 0..<rowCount {
      let rate = coefficients[row * columnCount + column] * direction
      if rate.magnitude < Self.pivotTolerance { continue }
      let quantity = rowQuantities[row]
      let end = segmentEnd(of: quantity, upward: rate > 0).end
      if end.isInfinite { continue }
      let step = max(0, rate > 0 ? end - values[quantity] : values[quantity] - end) / rate.magnitude
      if step > bound || step >= limit || rate.magnitude <= bestRate { continue }
      best = row
      bestRate = rate.magnitude
      bestStep = step
    }
    return (best, bestStep)
  }

  private mutating func advance(column: Int, by distance: Double) {
    if distance == 0 { return }
    values[columnQuantities[column]] += distance
    for row in 0..<rowCount {
      let coefficient = coefficients[row * columnCount + column]
      if coefficient != 0 { values[rowQuantities[row]] += coefficient * distance }
    }
  }

  /// Makes a column's quantity basic in place of a row's, which stays at the end it reached.
  private mutating func enter(column: Int, direction: Double, row: Int, at end: Double) {
    let quantity = columnQuantities[column]
    let value = values[quantity]
    var segment = 0
    var slope = costs.firstSlopes[quantity]
    for index in costs.starts[quantity]..<costs.ends[quantity] {
      let position = costs.positions[index]
      if direction > 0 ? position > value : position >= value { break }
      segment += 1
      slope += costs.rises[index]
    }
    segments[quantity] = segment
    slopes[quantity] = slope
    values[rowQuantities[row]] = end
    pivot(row: row, column: column)
  }

  /// Narrows every domain to where the total cost just minimized stays least.
  mutating func freeze() {
    for column in 0..<columnCount {
      let quantity = columnQuantities[column]
      if lower[quantity] >= upper[quantity] { continue }
      let right = slopeRight(of: quantity) + reducedCosts[column]
      let left = slopeLeft(of: quantity) + reducedCosts[column]
      let end = right > Self.costTolerance ? values[quantity] : nextStop(of: quantity, upward: true).end
      let start = left < -Self.costTolerance ? values[quantity] : nextStop(of: quantity, upward: false).end
      lower[quantity] = start
      upper[quantity] = end
    }
    for quantity in rowQuantities where costs.ends[quantity] > costs.starts[quantity] {
      let start = segmentEnd(of: quantity, upward: false).end
      upper[quantity] = segmentEnd(of: quantity, upward: true).end
      lower[quantity] = start
    }
  }
}
