/// Where a basic unknown that a column moves passes a breakpoint of its cost.
struct PassedBreakpoint: BitwiseCopyable {
  /// How far the column's unknown has moved by then.
  var step: Double
  /// The entry of the gathered column.
  var entry: Int32
  /// By how much the slope of the total cost grows there.
  var rise: Double
}

extension Tableau {
  /// In a column of no more rows, each breakpoint is looked for by itself.
  static let leastSkipped = 64

  /// Moves the gathered column's unknown past all breakpoints after which the total cost still falls.
  ///
  /// - Parameter slope: That of the total cost in the direction, below zero.
  /// - Returns: The distance.
  mutating func skipBreakpoints(column: Int32, direction: Double, slope: inout Double) -> Double {
    let unknown = nonbasic[column]
    let own = nextStop(of: unknown, upward: direction > 0)
    var limit = (own.end - values[unknown]) * direction
    limit = findBreakpoints(direction: direction, limit: limit)
    breakpoints.sort(0..<breakpoints.count) { ($0.step, $0.entry) < ($1.step, $1.entry) }
    var count = 0
    var distance = 0.0
    while count < breakpoints.count {
      let next = breakpoints[count]
      if next.step >= limit || slope + next.rise >= -Self.costTolerance { break }
      limit = min(limit, secondStop(of: next.entry, direction: direction))
      slope += next.rise
      distance = next.step
      count += 1
    }
    advance(column: column, by: distance * direction)
    for index in 0..<count { pass(breakpoints[index].entry, direction: direction) }
    return distance
  }

  /// Finds the next breakpoint of each basic unknown that the gathered column moves.
  ///
  /// - Returns: How far the column's unknown can go until another is at the end of its domain.
  private mutating func findBreakpoints(direction: Double, limit: Double) -> Double {
    var limit = limit
    breakpoints.removeAll()
    coefficients.work += 2 * coefficients.column.count
    for entry in 0..<coefficients.column.count {
      let rate = coefficients.column.coefficients[entry] * direction
      if rate.magnitude < Self.pivotTolerance { continue }
      let unknown = basic[coefficients.column.positions[entry]]
      let stop = segmentEnd(of: unknown, upward: rate > 0)
      if stop.end.isInfinite { continue }
      let step = max(0, rate > 0 ? stop.end - values[unknown] : values[unknown] - stop.end) / rate.magnitude
      if stop.rise.isInfinite {
        limit = min(limit, step)
      } else {
        breakpoints.append(
          PassedBreakpoint(step: step, entry: Int32(entry), rise: rate.magnitude * stop.rise))
      }
    }
    return limit
  }

  /// How far the column's unknown can go until a basic one comes to the stop after its next.
  private mutating func secondStop(of entry: Int32, direction: Double) -> Double {
    let rate = coefficients.column.coefficients[entry] * direction
    let unknown = basic[coefficients.column.positions[entry]]
    segments[unknown] += rate > 0 ? 1 : -1
    let end = segmentEnd(of: unknown, upward: rate > 0).end
    segments[unknown] -= rate > 0 ? 1 : -1
    return max(0, rate > 0 ? end - values[unknown] : values[unknown] - end) / rate.magnitude
  }

  /// Puts a basic unknown onto the segment of its cost after a breakpoint.
  private mutating func pass(_ entry: Int32, direction: Double) {
    let row = coefficients.column.positions[entry]
    let unknown = basic[row]
    let isUpward = coefficients.column.coefficients[entry] * direction > 0
    let rise = segmentEnd(of: unknown, upward: isUpward).rise
    segments[unknown] += isUpward ? 1 : -1
    slopes[unknown] += isUpward ? rise : -rise
    addToReducedCosts(row: row, times: isUpward ? rise : -rise)
  }
}
