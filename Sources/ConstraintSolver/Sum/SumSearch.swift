/// Unknowns tied by one equation, their multiples adding up to zero: each level is a search for one price.
///
/// At a price, every unknown takes the values where its cost less the price of its multiple is least; the sum
/// of the multiples never falls as the price grows. The price at which the sum can be zero makes the total
/// cost least, and the values it leaves to each unknown are all the best ones.
struct SumSearch {
  var coefficients: FlatArray<Double>
  var lower: FlatArray<Double>
  var upper: FlatArray<Double>
  /// Segments of costs, each with the price at which its unknown may move along it.
  private var jumps: FlatArray<Jump>
  /// For each unknown, where its bounds of the level start, and one past the last; equal without bounds.
  private var starts: FlatArray<Int32>
  private var ends: FlatArray<Int32>
  /// How many unknowns were looked at, and the most that may be.
  var work = 0
  var mostWork = SolverLimits.mostSteps
  /// How far the search came that reached a limit and came least far.
  var unfinished: UnfinishedSolution?
  /// The range of the sum of the multiples.
  private(set) var sumRange = SumRange()

  private struct Jump: BitwiseCopyable {
    var price: Double
    var length: Double
  }

  init(in arena: borrowing Arena) { (coefficients, lower, upper, jumps, starts, ends) = arena.arrays() }

  /// Starts with unknowns that may take any value.
  mutating func reset(count: Int) {
    coefficients.fill(0, count: count)
    lower.fill(-.infinity, count: count)
    upper.fill(.infinity, count: count)
    starts.fill(0, count: count)
    ends.fill(0, count: count)
  }

  /// The number of unknowns that may still move.
  @inline(__always)
  var openCount: Int {
    var count = 0
    for index in 0..<lower.count where lower[index] < upper[index] { count += 1 }
    return count
  }

  /// Sums up what the unknowns may add.
  mutating func sumUp() {
    sumRange = SumRange()
    for index in 0..<coefficients.count { sumRange.add(interval(of: index), times: coefficients[index]) }
  }

  /// The values an unknown may still take.
  func interval(of index: Int) -> Interval { Interval(lower: lower[index], upper: upper[index]) }

  /// Whether the sum can be zero, after `sumUp`.
  var isPossible: Bool { sumRange.containZero }

  /// Makes the sum of some bounds' violations least and keeps all values that do.
  ///
  /// - Parameter bounds: A range of bounds of one level, sorted by unknown and position.
  mutating func minimize(_ bounds: FlatArray<Bound>, _ range: Range<Int>) {
    var entry = range.lowerBound
    while entry < range.upperBound {
      let unknown = bounds[entry].unknown
      starts[unknown] = Int32(entry)
      while entry < range.upperBound && bounds[entry].unknown == unknown { entry += 1 }
      ends[unknown] = Int32(entry)
    }
    if !satisfy(bounds) {
      let price = price(bounds)
      for index in 0..<coefficients.count where lower[index] < upper[index] {
        if starts[index] < ends[index] {
          narrow(index, bounds, slope: price * coefficients[index])
        } else {
          narrow(index, slope: price * coefficients[index])
        }
      }
    }
    for entry in range {
      starts[bounds[entry].unknown] = 0
      ends[bounds[entry].unknown] = 0
    }
  }

  /// Keeps the values that violate none of a level's bounds, where there are such.
  ///
  /// - Returns: Whether there are. If not, nothing is changed.
  private mutating func satisfy(_ bounds: FlatArray<Bound>) -> Bool {
    var sumRange = SumRange()
    let count = coefficients.count
    precondition(min(lower.count, upper.count, starts.count, ends.count) == count)
    // All indices are below the count of each.
    let (starts, ends) = unsafe (self.starts.elements, self.ends.elements)
    let (lower, upper) = unsafe (self.lower.elements, self.upper.elements)
    for index in 0..<count {
      var interval = unsafe Interval(lower: lower[index], upper: upper[index])
      if unsafe starts[index] < ends[index] {
        unsafe interval.satisfy(bounds, starts[index]..<ends[index])
      }
      if interval.lower > interval.upper { return false }
      unsafe sumRange.add(interval, times: coefficients.elements[index])
    }
    if !sumRange.containZero { return false }
    for index in 0..<count where unsafe starts[index] < ends[index] {
      var interval = unsafe Interval(lower: lower[index], upper: upper[index])
      unsafe interval.satisfy(bounds, starts[index]..<ends[index])
      unsafe lower[index] = interval.lower
      unsafe upper[index] = interval.upper
    }
    return true
  }

  /// The slope of an unknown's cost at the left of all its bounds.
  @inline(__always)
  private func firstSlope(_ index: Int, _ bounds: FlatArray<Bound>) -> Double {
    var slope = 0.0
    for entry in starts[index]..<ends[index] where bounds[entry].isLower { slope -= bounds[entry].weight }
    return slope
  }

  /// The least price at which the sum can be zero or more.
  private mutating func price(_ bounds: FlatArray<Bound>) -> Double {
    jumps.removeAll()
    var sum = 0.0
    var infinite = 0
    var freeInfinite = 0
    var freeLength = 0.0
    for index in 0..<coefficients.count {
      let multiple = interval(of: index).times(coefficients[index])
      if multiple.lower.isInfinite { infinite += 1 } else { sum += multiple.lower }
      if multiple.lower >= multiple.upper { continue }
      if starts[index] < ends[index] {
        addJumps(of: index, bounds, &sum)
      } else if multiple.lower.isInfinite {
        freeInfinite += 1
        if multiple.upper.isInfinite { freeLength = .infinity } else { sum += multiple.upper }
      } else {
        freeLength += multiple.upper - multiple.lower
      }
    }
    // Unknowns without a cost move at the price zero.
    for _ in 0..<freeInfinite { jumps.append(Jump(price: 0, length: -.infinity)) }
    if freeLength > 0 { jumps.append(Jump(price: 0, length: freeLength)) }
    jumps.sort(0..<jumps.count) { $0.price < $1.price }
    let tolerance = 1e-9 + 1e-13 * sumRange.size
    var entry = 0
    while entry < jumps.count {
      let price = jumps[entry].price
      repeat {
        let length = jumps[entry].length
        if length == -.infinity {
          infinite -= 1
        } else {
          sum += length
        }
        entry += 1
      } while entry < jumps.count && jumps[entry].price <= price + 1e-9 * (1 + price.magnitude)
      if infinite == 0 && sum >= -tolerance { return price }
    }
    return jumps.isEmpty ? 0 : jumps[jumps.count - 1].price
  }

  /// Adds the segments of an unknown's cost, within its domain. A length of minus infinity leads from there
  /// to where the segment ends.
  private mutating func addJumps(of index: Int, _ bounds: FlatArray<Bound>, _ sum: inout Double) {
    let coefficient = coefficients[index]
    let size = coefficient.magnitude
    var slope = firstSlope(index, bounds)
    var start = lower[index]
    for entry in starts[index]..<ends[index] {
      let end = min(max(bounds[entry].position, lower[index]), upper[index])
      if end > start { addJump(from: start, to: end, slope / coefficient, size, coefficient > 0, &sum) }
      start = max(start, end)
      slope += bounds[entry].rise
    }
    let end = upper[index]
    if end > start { addJump(from: start, to: end, slope / coefficient, size, coefficient > 0, &sum) }
  }

  private mutating func addJump(
    from start: Double, to end: Double, _ price: Double, _ size: Double, _ isForward: Bool,
    _ sum: inout Double
  ) {
    // Along a rising multiple an unknown goes from start to end, along a falling one from end to start.
    let from = isForward ? start : -end
    let to = isForward ? end : -start
    if from.isInfinite {
      jumps.append(Jump(price: price, length: -.infinity))
      if to.isInfinite {
        jumps.append(Jump(price: price, length: .infinity))
      } else {
        sum += size * to
      }
    } else {
      jumps.append(Jump(price: price, length: size * (to - from)))
    }
  }

  /// Keeps the values of an unknown without a cost where there is no slope, else the end to which one leads.
  private mutating func narrow(_ index: Int, slope wanted: Double) {
    let tolerance = 1e-9 * (1 + wanted.magnitude)
    if wanted > tolerance { lower[index] = upper[index] }
    if wanted < -tolerance { upper[index] = lower[index] }
  }

  /// Keeps the values of an unknown where its cost has a slope, or where it passes it.
  private mutating func narrow(_ index: Int, _ bounds: FlatArray<Bound>, slope wanted: Double) {
    let tolerance = 1e-9 * (1 + wanted.magnitude)
    var slope = firstSlope(index, bounds)
    var low = -Double.infinity
    var high = slope > wanted + tolerance ? -Double.infinity : .infinity
    for entry in starts[index]..<ends[index] {
      if slope > wanted + tolerance { break }
      let position = bounds[entry].position
      if slope < wanted - tolerance { low = position }
      slope += bounds[entry].rise
      if slope > wanted + tolerance { high = position }
    }
    if slope < wanted - tolerance { low = .infinity }
    let interval = Interval(lower: lower[index], upper: upper[index])
    lower[index] = interval.nearest(low)
    upper[index] = interval.nearest(high)
  }

  /// Keeps the values of a bound's unknown that violate it least, among those the sum allows.
  mutating func prefer(_ bound: Bound) {
    let index = Int(bound.unknown)
    if lower[index] >= upper[index] { return }
    var interval = interval(of: index)
    sumRange.prefer(bound, &interval, times: coefficients[index])
    lower[index] = interval.lower
    upper[index] = interval.upper
  }

  /// Where one unknown is left to move, gives it the value the sum needs.
  mutating func close() {
    var open = -1
    var sum = 0.0
    for index in 0..<coefficients.count {
      if lower[index] < upper[index] {
        if open >= 0 { return }
        open = index
      } else {
        sum += coefficients[index] * lower[index]
      }
    }
    if open < 0 { return }
    let interval = Interval(lower: lower[open], upper: upper[open])
    let value = interval.nearest(-sum / coefficients[open])
    lower[open] = value
    upper[open] = value
  }
}
