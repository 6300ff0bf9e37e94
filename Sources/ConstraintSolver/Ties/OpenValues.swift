/// The values that levels and ties leave to open unknowns: intervals, some of them tied by one sum.
///
/// Where that is all that is open, variables are brought near zero one after the other without a tableau.
struct OpenValues {
  /// A component whose unknowns' multiples add up to zero.
  struct Sum: BitwiseCopyable {
    var range: SumRange
    /// The unknowns that may still move.
    var openCount: Int
    /// The component's unknowns, as a range of all components'.
    var start: Int
    var end: Int
  }

  /// For each unknown, the values it may still take; all for one that is not noted.
  var intervals: FlatArray<Interval>
  /// For each unknown, its sum or -1, and its multiple there.
  var sumIndices: FlatArray<Int32>
  var coefficients: FlatArray<Double>
  var sums: FlatArray<Sum>
  /// Whether every open component is an interval or one sum.
  var isComplete = true
  /// For each variable, what it is in terms of the open unknowns.
  var multiples: FlatArray<Multiple>
  /// Definitions on the way to what a variable is.
  var pending: FlatArray<Int32>

  init(in arena: borrowing Arena) {
    (intervals, sumIndices, coefficients, sums, multiples, pending) = arena.arrays()
  }

  /// Forgets what was noted.
  mutating func removeAll() {
    intervals.removeAll()
    sumIndices.removeAll()
    coefficients.removeAll()
    sums.removeAll()
    isComplete = true
  }

  /// Extends the arrays to that many unknowns.
  mutating func extend(to unknownCount: Int) {
    intervals.extend(with: Interval(), to: unknownCount)
    sumIndices.extend(with: -1, to: unknownCount)
    coefficients.extend(with: 0, to: unknownCount)
  }

  /// Notes what is left to an unknown that is a component by itself.
  mutating func add(_ interval: Interval, of unknown: Int32, unknownCount: Int) {
    extend(to: unknownCount)
    intervals[unknown] = interval
  }

  /// Notes a component of one sum as a search left it.
  mutating func add(
    _ search: inout SumSearch, _ unknowns: FlatArray<Int32>, start: Int, unknownCount: Int
  ) {
    search.sumUp()
    extend(to: unknownCount)
    let sum = Int32(sums.count)
    for local in 0..<search.coefficients.count {
      let unknown = unknowns[start + local]
      intervals[unknown] = search.interval(of: local)
      sumIndices[unknown] = sum
      coefficients[unknown] = search.coefficients[local]
    }
    sums.append(
      Sum(
        range: search.sumRange, openCount: search.openCount, start: start,
        end: start + search.coefficients.count))
  }
}
