/// A constraint's share in a contradiction.
struct Share: BitwiseCopyable {
  var constraint: Int32
  var multiplier: Double
}

/// Contradictions, each as multiples of required constraints that add up to what is false (Farkas' lemma).
///
/// They are read off the reduced system: a constraint that is false and has no variables left, two ends of
/// one unknown, or the row of a basic unknown that cannot reach its domain. The nonbasic unknowns of a row
/// are linearly independent: all constraints whose multiple is not zero are needed, and the set is
/// irreducible (Gleeson and Ryan 1990).
struct Certificates {
  private(set) var shares: [Share] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// The shares of one contradiction.
  subscript(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// Adds a constraint to the contradiction that is being read.
  mutating func add(_ constraint: Int32, _ multiplier: Double) {
    shares.append(Share(constraint: constraint, multiplier: multiplier))
  }

  /// Adds a multiple of a bound's unknown to the contradiction that is being read.
  mutating func add(_ bound: Bound, _ multiplier: Double, _ ranked: FlatArray<Int32>) {
    add(ranked[bound.order], multiplier * (bound.isReversed ? -1 : 1) / bound.weight)
  }

  /// Closes a contradiction.
  mutating func close() { ends.append(shares.count) }

  /// Adds two ends of one unknown that exclude each other.
  mutating func add(_ one: Bound, against other: Bound, _ ranked: FlatArray<Int32>) {
    add(one, 1, ranked)
    add(other, -1, ranked)
    close()
  }

  /// Adds each required bound of one unknown that contradicts those before it, with the tightest of these.
  mutating func addIntervals(
    _ bounds: inout FlatArray<Bound>, _ range: Range<Int>, _ ranked: FlatArray<Int32>
  ) {
    if range.count < 2 { return }
    bounds.sort(range, by: Bound.precedesInTies(_:before:))
    var interval = Interval()
    var lowest = range.lowerBound
    var highest = range.lowerBound
    for index in range where bounds[index].priority == 1000 {
      let bound = bounds[index]
      let before = interval
      if interval.require(bound) {
        if interval.lower > before.lower { lowest = index }
        if interval.upper < before.upper { highest = index }
      } else {
        interval = before
        let isBelow = bound.isUpper && bound.position < before.lower
        add(bound, against: bounds[isBelow ? lowest : highest], ranked)
      }
    }
  }
}
