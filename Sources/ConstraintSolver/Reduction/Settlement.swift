/// The values that levels and ties leave to open quantities: intervals, some of them tied by one sum.
struct Settlement: ~Copyable, Sendable {
  /// A part whose quantities' multiples add up to zero.
  struct Sum: BitwiseCopyable {
    var bounds: SumBounds
    /// The quantities that may still move.
    var openCount: Int
    /// The part's quantities, as a range of all parts'.
    var start: Int
    var end: Int
  }

  /// For each quantity, the values it may still take; all for one that is not noted.
  var intervals = FlatArray<Interval>()
  /// For each quantity, its sum or -1, and its multiple there.
  var sumPlaces = FlatArray<Int32>()
  var coefficients = FlatArray<Double>()
  var sums = FlatArray<Sum>()
  /// Whether every open part is an interval or one sum.
  var isComplete = true
  /// For each variable, what it is in terms of the open quantities.
  var readings = FlatArray<Reading>()

  init() {}

  /// Takes memory for the arrays that each system uses.
  mutating func takeMemory(_ count: Int, from block: inout MemoryBlock) {
    intervals.take(count, from: &block)
    sumPlaces.take(count, from: &block)
    coefficients.take(count, from: &block)
    readings.take(count, from: &block)
  }

  /// Forgets what was noted.
  mutating func removeAll() {
    intervals.removeAll()
    sumPlaces.removeAll()
    coefficients.removeAll()
    sums.removeAll()
    isComplete = true
  }

  /// Makes room for quantities.
  mutating func extend(to quantityCount: Int) {
    intervals.extend(with: Interval(), to: quantityCount)
    sumPlaces.extend(with: -1, to: quantityCount)
    coefficients.extend(with: 0, to: quantityCount)
  }

  /// Notes a part of one sum as a search left it.
  mutating func add(_ search: borrowing SumSearch, _ quantities: borrowing FlatArray<Int32>, start: Int) {
    let place = Int32(sums.count)
    for local in 0..<search.coefficients.count {
      let quantity = quantities[start + local]
      intervals[quantity] = search.interval(of: local)
      sumPlaces[quantity] = place
      coefficients[quantity] = search.coefficients[local]
    }
    sums.append(
      Sum(
        bounds: search.bounds, openCount: search.openCount, start: start,
        end: start + search.coefficients.count))
  }
}

/// A variable as an open quantity's multiple plus an offset, or as a number.
struct Reading: BitwiseCopyable {
  static let unknown: Int32 = -2

  /// The open quantity, or -1 for a number.
  var quantity: Int32 = -1
  var scale = 0.0
  var offset = 0.0
}
