extension Tableau {
  /// How a minimization ended.
  enum Outcome {
    case optimal
    /// No end in the direction of descent; the quantities stand a step further that way.
    case unbounded
    /// A cap was reached, on steps, on memory or on all work together.
    case capped
  }

  /// After so many pivots, values that moved with the steps are computed anew: rarely where that takes long.
  private var pivotsBetweenRefreshes: Int { max(16, rowCount / 8) }
  /// A reduced cost nearer to zero than this does not count.
  static let costTolerance = 1e-9
  /// A coefficient nearer to zero than this is no pivot.
  static let pivotTolerance = 1e-9

  /// Moves to a point of least total cost that is in all domains.
  @discardableResult
  mutating func minimize() -> Outcome {
    if pivotsSinceRefresh > pivotsBetweenRefreshes { refreshValues() }
    locateSegments()
    var stalled = 0
    for _ in 0..<(200 + 50 * (rowCount + columnCount)) where !isExhausted {
      guard let (column, direction, slope) = stalled > 20 ? firstEntering() : nextEntering() else {
        if pivotsSinceRefresh > pivotsBetweenRefreshes { refreshValues() }
        return .optimal
      }
      guard let distance = move(column: column, direction: direction, slope: slope) else { return .unbounded }
      assert(holdsInvariants(), "a step broke the tableau")
      stalled = distance > 0 ? 0 : stalled + 1
    }
    refreshValues()
    return .capped
  }

  /// Finds the segments of the basic quantities that have a cost and sums up the reduced costs.
  private mutating func locateSegments() {
    coefficients.work += columnCount
    for column in 0..<columnCount { reducedCosts[column] = 0 }
    for place in 0..<costs.quantities.count {
      let quantity = costs.quantities[place]
      let row = rows[quantity]
      if row < 0 { continue }
      var slope = costs.firstSlopes[quantity]
      var segment: Int32 = 0
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
      if slope != 0 { coefficients.add(row: row, times: slope, to: &reducedCosts) }
    }
  }

  /// Takes the costs back; slopes of all quantities are zero again.
  mutating func removeCosts() {
    for place in 0..<costs.quantities.count {
      slopes[costs.quantities[place]] = 0
      segments[costs.quantities[place]] = 0
    }
    costs.removeAll()
  }

  /// The slope of a nonbasic quantity's cost to its right; infinite at the end of its domain.
  @inline(__always)
  func slopeRight(of quantity: Int32) -> Double {
    let value = values[quantity]
    if value >= upper[quantity] { return .infinity }
    var slope = costs.firstSlopes[quantity]
    for index in costs.starts[quantity]..<costs.ends[quantity] where costs.positions[index] <= value {
      slope += costs.rises[index]
    }
    return slope
  }

  /// The slope of a nonbasic quantity's cost at its left; minus infinity at the end of its domain.
  @inline(__always)
  func slopeLeft(of quantity: Int32) -> Double {
    let value = values[quantity]
    if value <= lower[quantity] { return -.infinity }
    var slope = costs.firstSlopes[quantity]
    for index in costs.starts[quantity]..<costs.ends[quantity] where costs.positions[index] < value {
      slope += costs.rises[index]
    }
    return slope
  }

  /// A column whose quantity lowers the total cost as it moves: a steep one among the next few.
  private mutating func nextEntering() -> (column: Int32, direction: Double, slope: Double)? {
    var best: (column: Int32, direction: Double, slope: Double)?
    var column = cursor < Int32(columnCount) ? cursor : 0
    for seen in 0..<Int32(columnCount) {
      if let descent = descent(of: column), descent.slope < (best?.slope ?? 0) {
        best = (column, descent.direction, descent.slope)
      }
      column += 1
      if column == columnCount { column = 0 }
      if best != nil && seen >= 32 { break }
    }
    cursor = column
    return best
  }

  /// Of the columns whose quantities lower the total cost, that of the first quantity, which never cycles.
  private mutating func firstEntering() -> (column: Int32, direction: Double, slope: Double)? {
    var best: (column: Int32, direction: Double, slope: Double)?
    coefficients.work += columnCount
    for column in 0..<Int32(columnCount) {
      if let best, columnQuantities[best.column] < columnQuantities[column] { continue }
      if let descent = descent(of: column) { best = (column, descent.direction, descent.slope) }
    }
    return best
  }

  /// The direction in which a column's quantity lowers the total cost, if any.
  @inline(__always)
  private func descent(of column: Int32) -> (direction: Double, slope: Double)? {
    let quantity = columnQuantities[column]
    if lower[quantity] >= upper[quantity] { return nil }
    let right = slopeRight(of: quantity) + reducedCosts[column]
    if right < -Self.costTolerance { return (1, right) }
    let left = -(slopeLeft(of: quantity) + reducedCosts[column])
    return left < -Self.costTolerance ? (-1, left) : nil
  }

  /// The end of a basic quantity's segment, within its domain, in a direction.
  @inline(__always)
  private func segmentEnd(of quantity: Int32, upward: Bool) -> (end: Double, rise: Double) {
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
  mutating func nextStop(of quantity: Int32, upward: Bool) -> (end: Double, rise: Double) {
    let value = values[quantity]
    let range = costs.starts[quantity]..<costs.ends[quantity]
    if upward {
      for index in range where costs.positions[index] > value && costs.positions[index] < upper[quantity] {
        return (costs.positions[index], costs.rises[index])
      }
      return (upper[quantity], .infinity)
    }
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if costs.positions[index] < value && costs.positions[index] > lower[quantity] {
        return (costs.positions[index], costs.rises[index])
      }
    }
    return (lower[quantity], .infinity)
  }

  /// Moves a nonbasic quantity until the total cost no longer falls, across breakpoints.
  ///
  /// - Returns: The distance, or nil where there is no end.
  private mutating func move(column: Int32, direction: Double, slope: Double) -> Double? {
    var slope = slope
    var distance = 0.0
    let quantity = columnQuantities[column]
    coefficients.gather(column: column)
    while true {
      let own = nextStop(of: quantity, upward: direction > 0)
      let ownStep = (own.end - values[quantity]) * direction
      let blocking = blockingRow(direction: direction, limit: ownStep)
      let step = blocking?.step ?? ownStep
      if step == .infinity {
        advance(column: column, by: direction)
        return nil
      }
      advance(column: column, by: step * direction)
      distance += step
      guard let (row, rate, _) = blocking else {
        values[quantity] = own.end
        slope += own.rise
        if slope >= -Self.costTolerance { return distance }
        continue
      }
      let basic = rowQuantities[row]
      let stop = segmentEnd(of: basic, upward: rate > 0)
      slope += rate.magnitude * stop.rise
      if slope < -Self.costTolerance {
        segments[basic] += rate > 0 ? 1 : -1
        let change = rate > 0 ? stop.rise : -stop.rise
        slopes[basic] += change
        coefficients.add(row: row, times: change, to: &reducedCosts)
        continue
      }
      if coefficients.hasRoomForPivot(row: row) {
        enter(column: column, direction: direction, row: row, coefficient: rate * direction, at: stop.end)
      } else {
        isFull = true
      }
      return distance
    }
  }

  /// The basic quantity that first reaches the end of its segment, among near ties the one with the best pivot.
  private mutating func blockingRow(
    direction: Double, limit: Double
  ) -> (row: Int32, rate: Double, step: Double)? {
    var bound = limit
    for place in 0..<coefficients.column.count {
      let rate = coefficients.column.coefficients[place] * direction
      if rate.magnitude < Self.pivotTolerance { continue }
      let quantity = rowQuantities[coefficients.column.places[place]]
      let end = segmentEnd(of: quantity, upward: rate > 0).end
      if end.isInfinite { continue }
      let room = max(0, rate > 0 ? end - values[quantity] : values[quantity] - end)
      bound = min(bound, (room + Self.tolerance(at: end)) / rate.magnitude)
    }
    var best: (row: Int32, rate: Double, step: Double)?
    for place in 0..<coefficients.column.count {
      let rate = coefficients.column.coefficients[place] * direction
      if rate.magnitude < Self.pivotTolerance { continue }
      let quantity = rowQuantities[coefficients.column.places[place]]
      let end = segmentEnd(of: quantity, upward: rate > 0).end
      if end.isInfinite { continue }
      let step = max(0, rate > 0 ? end - values[quantity] : values[quantity] - end) / rate.magnitude
      if step > bound || step >= limit || rate.magnitude <= (best?.rate.magnitude ?? 0) { continue }
      best = (coefficients.column.places[place], rate, step)
    }
    return best
  }

  private mutating func advance(column: Int32, by distance: Double) {
    if distance == 0 { return }
    values[columnQuantities[column]] += distance
    for place in 0..<coefficients.column.count {
      values[rowQuantities[coefficients.column.places[place]]] +=
        coefficients.column.coefficients[place] * distance
    }
  }

  /// Makes a column's quantity basic in place of a row's, which stays at the end it reached.
  private mutating func enter(
    column: Int32, direction: Double, row: Int32, coefficient: Double, at end: Double
  ) {
    let quantity = columnQuantities[column]
    let value = values[quantity]
    var segment: Int32 = 0
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
    pivot(row: row, column: column, coefficient: coefficient)
  }

  /// Narrows the domain of an item's quantity to where the item holds, if it does now.
  mutating func keep(_ item: CostItem) -> Bool {
    let quantity = item.quantity
    let excess = values[quantity] - item.position
    let tolerance = rows[quantity] < 0 ? 0 : Self.tolerance(at: item.position)
    if (item.isLower && excess < -tolerance) || (item.isUpper && excess > tolerance) { return false }
    if item.isLower && item.position > lower[quantity] { lower[quantity] = item.position }
    if item.isUpper && item.position < upper[quantity] { upper[quantity] = item.position }
    return true
  }

  /// Narrows every domain to where the total cost just minimized stays least, and drops what cannot move.
  mutating func freeze() {
    for place in 0..<costs.quantities.count {
      let quantity = costs.quantities[place]
      if rows[quantity] < 0 { continue }
      let start = segmentEnd(of: quantity, upward: false).end
      upper[quantity] = segmentEnd(of: quantity, upward: true).end
      lower[quantity] = start
    }
    droppedColumns.removeAll()
    for column in 0..<Int32(columnCount) {
      let quantity = columnQuantities[column]
      let right = slopeRight(of: quantity) + reducedCosts[column]
      let left = slopeLeft(of: quantity) + reducedCosts[column]
      let end = right > Self.costTolerance ? values[quantity] : nextStop(of: quantity, upward: true).end
      let start = left < -Self.costTolerance ? values[quantity] : nextStop(of: quantity, upward: false).end
      lower[quantity] = start
      upper[quantity] = end
      if start >= end { droppedColumns.append(column) }
    }
    dropColumns()
  }
}
