/// A convex piecewise linear cost of an unknown; without breakpoints for an unknown that has none.
struct Cost: BitwiseCopyable {
  /// Where its breakpoints start and end, in ascending order.
  var start: Int32 = 0
  var end: Int32 = 0
  /// The slope at the left of all its breakpoints.
  var firstSlope = 0.0

  @inline(__always)
  var range: Range<Int32> { start..<end }
}

/// A position at which the slope of a cost grows.
struct Breakpoint: BitwiseCopyable {
  var position: Double
  var rise: Double
}

/// The costs that one minimization adds up, by unknown.
struct Costs {
  private var entries: FlatArray<Cost>
  /// The breakpoints of all unknowns.
  private(set) var breakpoints: FlatArray<Breakpoint>
  /// The unknowns that have a cost.
  private(set) var unknowns: FlatArray<Int32>

  init(in arena: borrowing Arena) { (entries, breakpoints, unknowns) = arena.arrays() }

  @inline(__always)
  subscript(unknown: Int32) -> Cost { entries[unknown] }

  /// Takes all costs from a number of unknowns.
  mutating func reset(unknownCount: Int) {
    entries.fill(Cost(), count: unknownCount)
    breakpoints.removeAll()
    unknowns.removeAll()
  }

  /// Adds unknowns without a cost.
  mutating func extend(to unknownCount: Int) { entries.extend(with: Cost(), to: unknownCount) }

  /// Takes all costs away.
  mutating func removeAll() {
    for index in 0..<unknowns.count { entries[unknowns[index]] = Cost() }
    unknowns.removeAll()
    breakpoints.removeAll()
  }

  /// Adds a constraint's violation; of one unknown all in a row and by position.
  mutating func add(_ bound: Bound) {
    let unknown = bound.unknown
    if unknowns.isEmpty || unknowns[unknowns.count - 1] != unknown {
      unknowns.append(unknown)
      entries[unknown].start = Int32(breakpoints.count)
      entries[unknown].end = entries[unknown].start
    }
    if bound.isLower { entries[unknown].firstSlope -= bound.weight }
    let cost = entries[unknown]
    if cost.end > cost.start && breakpoints[cost.end - 1].position == bound.position {
      breakpoints[cost.end - 1].rise += bound.rise
    } else {
      breakpoints.append(Breakpoint(position: bound.position, rise: bound.rise))
      entries[unknown].end += 1
    }
  }
}
