/// Convex piecewise linear costs of unknowns: what one minimization adds up.
struct Costs {
  /// For each unknown, where its breakpoints start and end; empty for an unknown without a cost.
  private(set) var starts: FlatArray<Int32>
  private(set) var ends: FlatArray<Int32>
  /// For each unknown, the slope at the left of all its breakpoints.
  private(set) var firstSlopes: FlatArray<Double>
  /// The breakpoints of all unknowns, for each in ascending order.
  private(set) var positions: FlatArray<Double>
  /// By how much the slope grows at each breakpoint.
  private(set) var rises: FlatArray<Double>
  /// The unknowns that have a cost.
  private(set) var unknowns: FlatArray<Int32>

  init(in arena: borrowing Arena) {
    (starts, ends, firstSlopes, positions, rises, unknowns) = arena.arrays()
  }

  /// Takes all costs from a number of unknowns.
  mutating func reset(unknownCount: Int) {
    starts.fill(0, count: unknownCount)
    ends.fill(0, count: unknownCount)
    firstSlopes.fill(0, count: unknownCount)
    positions.removeAll()
    rises.removeAll()
    unknowns.removeAll()
  }

  /// Adds unknowns without a cost.
  mutating func extend(to unknownCount: Int) {
    starts.extend(with: 0, to: unknownCount)
    ends.extend(with: 0, to: unknownCount)
    firstSlopes.extend(with: 0, to: unknownCount)
  }

  /// Takes all costs away.
  mutating func removeAll() {
    for index in 0..<unknowns.count {
      let unknown = unknowns[index]
      starts[unknown] = 0
      ends[unknown] = 0
      firstSlopes[unknown] = 0
    }
    unknowns.removeAll()
    positions.removeAll()
    rises.removeAll()
  }

  /// Adds a constraint's violation; of one unknown all in a row and by position.
  mutating func add(_ bound: Bound) {
    let unknown = bound.unknown
    let rise = bound.relation == .equal ? 2 * bound.weight : bound.weight
    if unknowns.isEmpty || unknowns[unknowns.count - 1] != unknown {
      unknowns.append(unknown)
      starts[unknown] = Int32(positions.count)
      ends[unknown] = starts[unknown]
    }
    if bound.isLower { firstSlopes[unknown] -= bound.weight }
    if ends[unknown] > starts[unknown] && positions[ends[unknown] - 1] == bound.position {
      rises[ends[unknown] - 1] += rise
    } else {
      positions.append(bound.position)
      rises.append(rise)
      ends[unknown] += 1
    }
  }
}
