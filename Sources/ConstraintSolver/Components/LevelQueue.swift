/// The bounds of one priority, among those sorted.
struct Level: BitwiseCopyable {
  var priority: Double
  /// How many there are, then where the next one goes.
  var index: Int
}

/// The bounds of one component, in the order of levels or of ties.
struct LevelQueue {
  var bounds: FlatArray<Bound>
  private var sorted: FlatArray<Bound>
  private var levels: FlatArray<Level>

  /// With more priorities than this, bounds are sorted by comparison.
  private static let mostLevels = 24

  init(in arena: borrowing Arena) { (bounds, sorted, levels) = arena.arrays() }

  var count: Int { bounds.count }

  /// Takes in a component's bounds from a priority up, with its own numbers of the unknowns.
  mutating func fill(_ components: Components, _ range: Range<Int>, leastPriority: Double = 0) {
    bounds.removeAll()
    for index in range {
      for entry in components.bounds(of: components.unknowns[index])
      where components.bounds[entry].priority >= leastPriority {
        var bound = components.bounds[entry]
        bound.unknown = Int32(index - range.lowerBound)
        bounds.append(bound)
      }
    }
  }

  /// The bounds of the priority of one of them that is the first of its level.
  func level(at start: Int) -> Range<Int> {
    var end = start + 1
    while end < bounds.count && bounds[end].priority == bounds[start].priority { end += 1 }
    return start..<end
  }

  /// Sorts bounds that stand in the order of unknowns by level, then by unknown, then by position.
  ///
  /// - Complexity: Linear in the bounds but for those of one unknown and priority, which are sorted.
  mutating func sortByLevel() {
    levels.removeAll()
    for index in 0..<bounds.count {
      let priority = bounds[index].priority
      let level = self.level(of: priority)
      if level == levels.count {
        if level == Self.mostLevels {
          bounds.sort(0..<bounds.count, by: Bound.precedesInLevels(_:before:))
          return
        }
        levels.append(Level(priority: priority, index: 0))
      }
      levels[level].index += 1
    }
    if levels.count > 1 { putLevelsInOrder() }
    sortPositions()
  }

  private mutating func putLevelsInOrder() {
    levels.sort(0..<levels.count) { $0.priority > $1.priority }
    var start = 0
    for level in 0..<levels.count {
      let size = levels[level].index
      levels[level].index = start
      start += size
    }
    sorted.fill(bounds[0], count: start)
    for index in 0..<start {
      let level = self.level(of: bounds[index].priority)
      sorted[levels[level].index] = bounds[index]
      levels[level].index += 1
    }
    swap(&bounds, &sorted)
  }

  @inline(__always)
  private func level(of priority: Double) -> Int {
    var level = 0
    while level < levels.count && levels[level].priority != priority { level += 1 }
    return level
  }

  /// Sorts bounds of one level and unknown, which stand together, by position.
  private mutating func sortPositions() {
    var start = 0
    while start < bounds.count {
      let unknown = bounds[start].unknown
      let priority = bounds[start].priority
      var end = start + 1
      while end < bounds.count && bounds[end].unknown == unknown && bounds[end].priority == priority {
        end += 1
      }
      if end > start + 1 { bounds.sort(start..<end, by: Bound.precedesInLevels(_:before:)) }
      start = end
    }
  }

  /// Sorts by priority, then by rank.
  mutating func sortForTies() {
    bounds.sort(0..<bounds.count, by: Bound.precedesInTies(_:before:))
  }

  /// Keeps optional bounds whose unknowns can move, and all that are to be near zero, in the order of ties.
  mutating func keepTies(_ lower: FlatArray<Double>, _ upper: FlatArray<Double>) {
    var count = 0
    for index in 0..<bounds.count {
      let bound = bounds[index]
      if bound.priority == 1000 || (bound.priority > 0 && lower[bound.unknown] >= upper[bound.unknown]) {
        continue
      }
      bounds[count] = bound
      count += 1
    }
    bounds.truncate(to: count)
    sortForTies()
  }
}
