import ConstraintSolver

/// The growth of the time for a constraint with the views of one component: rows of views between the edges
/// of a window.
struct Growth {
  /// The constraints between the views.
  enum Shape: CaseIterable {
    /// Each as wide as its content, the window open.
    case fixed
    /// Too much content for the window, or too little.
    case overflow, slack
    /// Too little content, and neighbours preferred as wide as each other.
    case equal
    /// Gaps, or distances of centres, as equal as stack views make them.
    case equalGaps, equalCentres
  }

  /// Prints microseconds a constraint at 100, 1,000 and 10,000 views.
  static func printAll() throws {
    for shape in Shape.allCases {
      var first: Double?
      for count in [100, 1000, 10_000] {
        let share = try microseconds(shape, count)
        let ratio = first.map { ", ×\(text(share / $0)) of that of 100" } ?? ""
        first = first ?? share
        print("\(shape), \(count) views: \(text(share)) µs a constraint\(ratio)")
      }
    }
  }

  /// The least of some solutions from scratch, in microseconds a constraint.
  private static func microseconds(_ shape: Shape, _ count: Int) throws -> Double {
    let chain = try system(shape, count)
    var best = Double.infinity
    for _ in 0..<(count < 1000 ? 50 : 5) {
      var solver = Solver(chain)
      best = min(best, time { _ = solver.solve() })
    }
    return best / Double(chain.constraintCount)
  }

  private static func system(_ shape: Shape, _ count: Int) throws -> LinearSystem {
    var system = LinearSystem()
    let window = system.addVariable()
    var previous: (start: Variable, width: Variable)?
    var content = 0.0
    var views: [(start: Variable, width: Variable)] = []
    for index in 0..<count {
      let (start, width) = (system.addVariable(), system.addVariable())
      let natural = Double(20 + index * 37 % 101)
      content += natural + 8
      if let previous {
        let isLoose = shape == .equalGaps || shape == .equalCentres || index % 3 == 0
        let gap: Relation = isLoose ? .greaterThanOrEqual : .equal
        try system.addConstraint(
          [Term(start), Term(previous.start, -1), Term(previous.width, -1)], gap, 8)
      } else {
        try system.addConstraint([Term(start)], .equal, 8)
      }
      try system.addConstraint([Term(width)], .greaterThanOrEqual, 0)
      try system.addConstraint(
        [Term(width)], .lessThanOrEqual, natural, priority: Priority(Double(250 + index % 3)))
      try system.addConstraint(
        [Term(width)], .greaterThanOrEqual, natural, priority: Priority(Double(750 - index % 4)))
      if shape == .equal, let previous {
        try system.addConstraint(
          [Term(width), Term(previous.width, -1)], .equal, 0, priority: Priority(Double(500 + index % 5)))
      }
      previous = (start, width)
      views.append((start, width))
    }
    try addDistribution(shape, views, &system)
    guard shape != .fixed, let previous else { return system }
    let factor = shape == .overflow ? 0.7 : 1.4
    try system.addConstraint([Term(window)], .equal, (content * factor).rounded())
    try system.addConstraint(
      [Term(previous.start), Term(previous.width), Term(window, -1)], .equal, -8)
    return system
  }

  /// Adds the constraints that make the distances of neighbours equal to that of the first two.
  private static func addDistribution(
    _ shape: Shape, _ views: [(start: Variable, width: Variable)], _ system: inout LinearSystem
  ) throws {
    guard shape == .equalGaps || shape == .equalCentres else { return }
    // The shares of the widths that are left out, from end to start or from centre to centre.
    let (next, own) = shape == .equalGaps ? (0.0, 1.0) : (-0.5, 0.5)
    for index in 1..<(views.count - 1) {
      let (view, other) = (views[index], views[index + 1])
      try system.addConstraint(
        [
          Term(other.start), Term(other.width, -next), Term(view.start, -1), Term(view.width, -own),
          Term(views[1].start, -1), Term(views[1].width, next), Term(views[0].start),
          Term(views[0].width, own),
        ], .equal, 0,
        priority: shape == .equalGaps ? .required : Priority(50 + 100 / Double(index)))
    }
  }
}
