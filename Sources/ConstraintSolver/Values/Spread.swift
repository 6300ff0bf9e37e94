/// Two solutions that constraints and levels leave, and the direction from one to the other.
struct Spread {
  /// For each unknown, its value in one solution.
  private(set) var first: FlatArray<Double>
  /// For each unknown, its value in another.
  private(set) var second: FlatArray<Double>
  /// For each unknown, its step in the direction; zero for one that cannot move.
  private(set) var steps: FlatArray<Double>
  private var inside: InnerDirection
  private var random = StepSequence()

  init(in arena: borrowing Arena) {
    (first, second, steps) = arena.arrays()
    inside = InnerDirection(in: arena)
  }

  /// Starts again for that many unknowns.
  mutating func reset(count: Int) {
    first.fill(0, count: count)
    second.fill(0, count: count)
    steps.fill(0, count: count)
    random = StepSequence()
  }

  /// Adds unknowns, up to that many, that nothing holds.
  mutating func addFree(to count: Int) {
    while first.count < count {
      first.append(0)
      steps.append(random.next())
      second.append(steps[first.count - 1])
    }
  }

  /// Notes what is left to an unknown that is a component by itself.
  mutating func add(_ interval: Interval, of unknown: Int32) {
    let one = interval.nearestZero
    first[unknown] = one
    second[unknown] = one
    if interval.upper - interval.lower <= InnerDirection.tolerance(at: one) { return }
    var step = random.next()
    let (up, down) = (interval.upper - one, one - interval.lower)
    if step > 0 ? up < min(1, down) : down < min(1, up) { step = -step }
    second[unknown] = interval.nearest(one + step)
    steps[unknown] = step
  }

  /// Notes what is left to a component whose unknowns a tableau holds.
  mutating func add(
    _ tableau: inout Tableau, _ range: Range<Int>, columnCount: Int, _ components: Components
  ) {
    inside.find(in: &tableau, &random)
    let back = inside.reach(in: tableau, forward: false)
    let forth = inside.reach(in: tableau, forward: true)
    for column in 0..<columnCount {
      let unknown = components.unknowns[range.lowerBound + column]
      first[unknown] = inside.point[column] - back * inside.steps[column]
      second[unknown] = inside.point[column] + forth * inside.steps[column]
      steps[unknown] = inside.steps[column]
    }
  }
}
