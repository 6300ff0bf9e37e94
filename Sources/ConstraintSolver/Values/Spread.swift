/// Two values of each variable that required constraints and levels leave open, and a second solution.
struct Spread: ~Copyable, Sendable {
  /// Two values of an open variable.
  struct Entry: BitwiseCopyable {
    var variable: Int32
    var one: Double
    var other: Double
  }

  private(set) var entries = FlatArray<Entry>()
  /// For each unknown, its value in a second solution.
  private(set) var others = FlatArray<Double>()

  init() {}

  /// Starts again for that many unknowns.
  mutating func reset(count: Int) {
    entries.removeAll()
    others.fill(0, count: count)
  }

  /// Notes two values of each variable that is a multiple of an unknown, from the unknown's interval.
  mutating func add(_ interval: Interval, of unknown: Int32, _ components: borrowing Components) {
    let one = interval.nearestZero
    let other = one < interval.upper ? min(interval.upper, one + 100) : max(interval.lower, one - 100)
    others[unknown] = other
    if interval.isPoint { return }
    for index in components.bounds(of: unknown) where components.bounds[index].priority == 0 {
      note(components.bounds[index], one, other)
    }
  }

  /// Notes two values of each variable of a tableau that can have them, and the first of the other solutions found.
  mutating func add(
    _ simplex: inout Simplex, _ levels: borrowing LevelQueue, _ range: Range<Int>, columnCount: Int,
    _ components: borrowing Components
  ) {
    takeOthers(simplex.tableau.values, range, columnCount, components)
    var bounds: [Bound] = []
    for index in 0..<levels.count where levels.bounds[index].priority == 0 {
      bounds.append(levels.bounds[index])
    }
    let first = bounds.map { simplex.tableau.values[$0.unknown] }
    var isNoted = bounds.map { _ in false }
    var hasOther = false
    for (index, bound) in bounds.enumerated() {
      for relation in [Relation.greaterThanOrEqual, .lessThanOrEqual] where !isNoted[index] {
        var goal = bound
        goal.relation = relation
        goal.position = first[index] + (relation == .greaterThanOrEqual ? 100 : -100)
        simplex.tableau.removeCosts()
        simplex.tableau.costs.add(goal)
        simplex.tableau.minimize()
        for (other, bound) in bounds.enumerated() where !isNoted[other] {
          let value = simplex.tableau.values[bound.unknown]
          if (value - first[other]).magnitude <= 1e-6 * (1 + first[other].magnitude) { continue }
          note(bound, first[other], value)
          isNoted[other] = true
        }
        if hasOther || !isNoted[index] { continue }
        hasOther = true
        takeOthers(simplex.tableau.values, range, columnCount, components)
      }
    }
  }

  private mutating func takeOthers(
    _ values: borrowing FlatArray<Double>, _ range: Range<Int>, _ columnCount: Int,
    _ components: borrowing Components
  ) {
    for column in 0..<columnCount {
      others[components.unknowns[range.lowerBound + column]] = values[column]
    }
  }

  private mutating func note(_ bound: Bound, _ one: Double, _ other: Double) {
    let scale = bound.isReversed ? -bound.weight : bound.weight
    entries.append(
      Entry(
        variable: bound.order, one: scale * (one - bound.position), other: scale * (other - bound.position)))
  }
}
