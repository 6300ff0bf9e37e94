/// The least and the greatest sum of multiples of unknowns that may each move in an interval.
struct SumRange: BitwiseCopyable {
  /// The ends without the infinite terms, and how many these are.
  private var least = 0.0
  private var greatest = 0.0
  private var leastInfinite = 0
  private var greatestInfinite = 0
  /// The size of the numbers in the sums.
  private(set) var size = 0.0

  init() {}

  /// Adds a multiple of an unknown.
  mutating func add(_ interval: Interval, times coefficient: Double) {
    let multiple = interval.times(coefficient)
    if multiple.lower.isInfinite {
      leastInfinite += 1
    } else {
      least += multiple.lower
      size += multiple.lower.magnitude
    }
    if multiple.upper.isInfinite { greatestInfinite += 1 } else { greatest += multiple.upper }
  }

  private mutating func subtract(_ interval: Interval, times coefficient: Double) {
    let multiple = interval.times(coefficient)
    if multiple.lower.isInfinite { leastInfinite -= 1 } else { least -= multiple.lower }
    if multiple.upper.isInfinite { greatestInfinite -= 1 } else { greatest -= multiple.upper }
  }

  /// Whether the sum can be zero.
  var containZero: Bool {
    let tolerance = 1e-9 + 1e-12 * size
    return (leastInfinite > 0 || least <= tolerance) && (greatestInfinite > 0 || greatest >= -tolerance)
  }

  /// Keeps the values of one of the unknowns that violate a bound least, among those with which the sum can
  /// be zero.
  mutating func prefer(_ bound: Bound, _ interval: inout Interval, times coefficient: Double) {
    subtract(interval, times: coefficient)
    let low = greatestInfinite > 0 ? -Double.infinity : -greatest
    let high = leastInfinite > 0 ? Double.infinity : -least
    var possible = Interval(
      lower: coefficient > 0 ? low / coefficient : high / coefficient,
      upper: coefficient > 0 ? high / coefficient : low / coefficient)
    // What only rounding keeps from the domain's end is at the end.
    let tolerance = (1e-9 + 1e-13 * size) / coefficient.magnitude
    possible.lower = possible.lower < interval.lower + tolerance ? interval.lower : possible.lower
    possible.upper = possible.upper > interval.upper - tolerance ? interval.upper : possible.upper
    if possible.lower > possible.upper - tolerance {
      let point = interval.nearest(possible.lower)
      possible = Interval(lower: point, upper: point)
    }
    possible.prefer(bound)
    interval = possible
    add(interval, times: coefficient)
  }
}
