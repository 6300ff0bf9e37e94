/// The values a single quantity may still take: where one quantity is alone, no tableau is needed.
struct Interval: BitwiseCopyable {
  var lower = -Double.infinity
  var upper = Double.infinity

  var isPoint: Bool { lower >= upper }

  /// The interval of a multiple, which is not zero.
  @inline(__always)
  func times(_ factor: Double) -> Interval {
    factor > 0
      ? Interval(lower: factor * lower, upper: factor * upper)
      : Interval(lower: factor * upper, upper: factor * lower)
  }

  /// The value nearest zero.
  var nearestZero: Double { min(max(0, lower), upper) }

  /// The value of the interval nearest a number.
  @inline(__always)
  func nearest(_ number: Double) -> Double { min(max(number, lower), upper) }

  /// Keeps the values that violate an item least.
  @inline(__always)
  mutating func prefer(_ item: CostItem) {
    let nearest = nearest(item.position)
    if item.isLower { lower = nearest }
    if item.isUpper { upper = nearest }
  }

  /// Keeps the values that required items allow.
  ///
  /// - Returns: Whether there are any.
  mutating func require(_ item: CostItem) -> Bool {
    if item.isLower && item.position > lower { lower = item.position }
    if item.isUpper && item.position < upper { upper = item.position }
    if lower <= upper { return true }
    if lower - upper > Tableau.tolerance(at: item.position) { return false }
    upper = lower
    return true
  }

  /// Keeps the values with the least sum of violations of some items, all of one quantity.
  ///
  /// - Parameter items: A range of items in the order of their positions.
  mutating func minimize(_ items: borrowing FlatArray<CostItem>, _ range: Range<Int>) {
    var slope = 0.0
    var size = 0.0
    for index in range {
      if items[index].isLower { slope -= items[index].weight }
      size += items[index].weight
    }
    let tolerance = 1e-12 * size
    var start = -Double.infinity
    var end = Double.infinity
    // The slope never falls: the least sum is where it is zero, or where it changes sign.
    for index in range {
      if slope > tolerance { break }
      let position = items[index].position
      if slope < -tolerance { start = position }
      slope += items[index].relation == .equal ? 2 * items[index].weight : items[index].weight
      if slope > tolerance { end = position }
    }
    if slope < -tolerance { start = .infinity }
    let low = nearest(start)
    upper = nearest(end)
    lower = low
  }
}
