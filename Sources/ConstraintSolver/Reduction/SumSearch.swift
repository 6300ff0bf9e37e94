/// Quantities tied by one equation, their multiples adding up to zero: each level is a search for one price.
///
/// At a price, every quantity takes the values where its cost less the price of its multiple is least; the
/// sum of the multiples never falls as the price grows. The price at which the sum can be zero makes the total
/// cost least, and the values it leaves to each quantity are all the best ones.
struct SumSearch: ~Copyable, Sendable {
  var coefficients = FlatArray<Double>()
  var lower = FlatArray<Double>()
  var upper = FlatArray<Double>()
  /// Segments of costs, each with the price at which its quantity may move along it.
  private var jumps = FlatArray<Jump>()
  /// For each quantity, where its items of the level start, and one past the last; equal without items.
  private var starts = FlatArray<Int32>()
  private var ends = FlatArray<Int32>()
  /// The least and the greatest sum of the multiples, without infinite parts, and how many these are.
  private var least = 0.0
  private var greatest = 0.0
  private var leastInfinite = 0
  private var greatestInfinite = 0
  /// The size of the numbers in the sums.
  private var size = 0.0

  private struct Jump: BitwiseCopyable {
    var price: Double
    var length: Double
  }

  init() {}

  /// Starts with quantities that may take any value.
  mutating func reset(count: Int) {
    coefficients.fill(0, count: count)
    lower.fill(-.infinity, count: count)
    upper.fill(.infinity, count: count)
    starts.fill(0, count: count)
    ends.fill(0, count: count)
  }

  /// The number of quantities that may still move.
  var openCount: Int {
    var count = 0
    for index in 0..<lower.count where lower[index] < upper[index] { count += 1 }
    return count
  }

  /// Sums up what the quantities may add.
  mutating func sumUp() {
    least = 0
    greatest = 0
    leastInfinite = 0
    greatestInfinite = 0
    size = 0
    for index in 0..<coefficients.count { count(index, times: 1) }
  }

  private mutating func count(_ index: Int, times factor: Int) {
    let (low, high) = ends(of: index)
    if low.isInfinite { leastInfinite += factor } else { least += Double(factor) * low }
    if high.isInfinite { greatestInfinite += factor } else { greatest += Double(factor) * high }
    if factor > 0 && low.isFinite { size += low.magnitude }
  }

  /// The least and the greatest multiple of a quantity.
  private func ends(of index: Int) -> (low: Double, high: Double) {
    let coefficient = coefficients[index]
    return coefficient > 0
      ? (coefficient * lower[index], coefficient * upper[index])
      : (coefficient * upper[index], coefficient * lower[index])
  }

  /// Whether the sum can be zero, after `sumUp`.
  var isPossible: Bool {
    let tolerance = 1e-9 + 1e-12 * size
    return (leastInfinite > 0 || least <= tolerance) && (greatestInfinite > 0 || greatest >= -tolerance)
  }

  /// Makes the sum of some items' violations least and keeps all values that do.
  ///
  /// - Parameter items: A range of items of one level, sorted by quantity and position.
  mutating func minimize(_ items: borrowing FlatArray<CostItem>, _ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      let quantity = items[place].quantity
      starts[quantity] = Int32(place)
      while place < range.upperBound && items[place].quantity == quantity { place += 1 }
      ends[quantity] = Int32(place)
    }
    let price = price(items)
    for index in 0..<coefficients.count where lower[index] < upper[index] {
      narrow(index, items, slope: price * coefficients[index])
    }
    for place in range {
      starts[items[place].quantity] = 0
      ends[items[place].quantity] = 0
    }
  }

  /// The slope of a quantity's cost at the left of all its items.
  private func firstSlope(_ index: Int, _ items: borrowing FlatArray<CostItem>) -> Double {
    var slope = 0.0
    for place in starts[index]..<ends[index] where items[place].isLower { slope -= items[place].weight }
    return slope
  }

  /// The least price at which the sum can be zero or more.
  private mutating func price(_ items: borrowing FlatArray<CostItem>) -> Double {
    jumps.removeAll()
    var sum = 0.0
    var infinite = 0
    for index in 0..<coefficients.count {
      let (low, _) = ends(of: index)
      if low.isInfinite { infinite += 1 } else { sum += low }
      if lower[index] < upper[index] { addJumps(of: index, items, &sum) }
    }
    jumps.sort(0..<jumps.count) { $0.price < $1.price }
    let tolerance = 1e-9 + 1e-13 * size
    var place = 0
    while place < jumps.count {
      let price = jumps[place].price
      repeat {
        let length = jumps[place].length
        if length == -.infinity {
          infinite -= 1
        } else {
          sum += length
        }
        place += 1
      } while place < jumps.count && jumps[place].price <= price + 1e-9 * (1 + price.magnitude)
      if infinite == 0 && sum >= -tolerance { return price }
    }
    return jumps.isEmpty ? 0 : jumps[jumps.count - 1].price
  }

  /// Adds the segments of a quantity's cost, within its domain. A length of minus infinity leads from there to
  /// where the segment ends.
  private mutating func addJumps(of index: Int, _ items: borrowing FlatArray<CostItem>, _ sum: inout Double) {
    let coefficient = coefficients[index]
    let size = coefficient.magnitude
    var slope = firstSlope(index, items)
    var start = lower[index]
    for place in starts[index]..<ends[index] {
      let end = min(max(items[place].position, lower[index]), upper[index])
      if end > start { addJump(from: start, to: end, slope / coefficient, size, coefficient > 0, &sum) }
      start = max(start, end)
      slope += items[place].rise
    }
    let end = upper[index]
    if end > start { addJump(from: start, to: end, slope / coefficient, size, coefficient > 0, &sum) }
  }

  private mutating func addJump(
    from start: Double, to end: Double, _ price: Double, _ size: Double, _ isForward: Bool,
    _ sum: inout Double
  ) {
    // Along a rising multiple a quantity goes from start to end, along a falling one from end to start.
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

  /// Keeps the values of a quantity where its cost has a slope, or where it passes it.
  private mutating func narrow(_ index: Int, _ items: borrowing FlatArray<CostItem>, slope wanted: Double) {
    let tolerance = 1e-9 * (1 + wanted.magnitude)
    var slope = firstSlope(index, items)
    var low = -Double.infinity
    var high = slope > wanted + tolerance ? -Double.infinity : .infinity
    for place in starts[index]..<ends[index] {
      if slope > wanted + tolerance { break }
      let position = items[place].position
      if slope < wanted - tolerance { low = position }
      slope += items[place].rise
      if slope > wanted + tolerance { high = position }
    }
    if slope < wanted - tolerance { low = .infinity }
    let interval = Interval(lower: lower[index], upper: upper[index])
    lower[index] = interval.nearest(low)
    upper[index] = interval.nearest(high)
  }

  /// Keeps the values of an item's quantity that violate it least, among those the sum allows.
  mutating func prefer(_ item: CostItem) {
    let index = Int(item.quantity)
    if lower[index] >= upper[index] { return }
    count(index, times: -1)
    let coefficient = coefficients[index]
    let low = greatestInfinite > 0 ? -Double.infinity : -greatest
    let high = leastInfinite > 0 ? Double.infinity : -least
    var interval = Interval(
      lower: coefficient > 0 ? low / coefficient : high / coefficient,
      upper: coefficient > 0 ? high / coefficient : low / coefficient)
    // What only rounding keeps from the domain's end is at the end.
    let tolerance = (1e-9 + 1e-13 * size) / coefficient.magnitude
    interval.lower = interval.lower < lower[index] + tolerance ? lower[index] : interval.lower
    interval.upper = interval.upper > upper[index] - tolerance ? upper[index] : interval.upper
    if interval.lower > interval.upper - tolerance {
      let point = Interval(lower: lower[index], upper: upper[index]).nearest(interval.lower)
      interval = Interval(lower: point, upper: point)
    }
    interval.prefer(item)
    lower[index] = interval.lower
    upper[index] = interval.upper
    count(index, times: 1)
  }

  /// Where one quantity is left to move, gives it the value the sum needs.
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
