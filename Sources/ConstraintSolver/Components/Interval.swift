/// The values a single unknown may still take: where one unknown is alone, no tableau is needed.
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

  /// Keeps the values that violate a bound least.
  @inline(__always)
  mutating func prefer(_ bound: Bound) {
    let nearest = nearest(bound.position)
    if bound.isLower { lower = nearest }
    if bound.isUpper { upper = nearest }
  }

  /// Keeps the values that violate none of some bounds; of none at all the ends are the wrong way round.
  @inline(__always)
  mutating func satisfy(_ bounds: FlatArray<Bound>, _ range: Range<Int32>) {
    for index in range {
      let bound = bounds[index]
      if bound.isLower && bound.position > lower { lower = bound.position }
      if bound.isUpper && bound.position < upper { upper = bound.position }
    }
  }

  /// Keeps the values that required bounds allow.
  ///
  /// - Returns: Whether there are any.
  mutating func require(_ bound: Bound) -> Bool {
    if bound.isLower && bound.position > lower { lower = bound.position }
    if bound.isUpper && bound.position < upper { upper = bound.position }
    if lower <= upper { return true }
    if lower - upper > Tableau.tolerance(at: bound.position) { return false }
    upper = lower
    return true
  }

  /// Keeps the values with the least sum of violations of some bounds, all of one unknown.
  ///
  /// - Parameter bounds: A range of bounds in the order of their positions.
  mutating func minimize(_ bounds: FlatArray<Bound>, _ range: Range<Int>) {
    var slope = 0.0
    var size = 0.0
    for index in range {
      if bounds[index].isLower { slope -= bounds[index].weight }
      size += bounds[index].weight
    }
    let tolerance = 1e-12 * size
    var start = -Double.infinity
    var end = Double.infinity
    // The slope never falls: the least sum is where it is zero, or where it changes sign.
    for index in range {
      if slope > tolerance { break }
      let position = bounds[index].position
      if slope < -tolerance { start = position }
      slope += bounds[index].relation == .equal ? 2 * bounds[index].weight : bounds[index].weight
      if slope > tolerance { end = position }
    }
    if slope < -tolerance { start = .infinity }
    let low = nearest(start)
    upper = nearest(end)
    lower = low
  }
}
