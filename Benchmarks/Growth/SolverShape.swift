import ConstraintSolver

/// Systems of one component for the solver: rows of views between the edges of a window.
enum SolverShape: CaseIterable {
  /// Each as wide as its content, the window open.
  case fixed
  /// Too much content for the window, or too little.
  case overflow, slack
  /// Too little content, and neighbours preferred as wide as each other.
  case equal
  /// Gaps, or distances of centres, as equal as stack views make them.
  case equalGaps, equalCentres

  static var works: [Work] {
    allCases.map { shape in
      Work(name: "solver \(shape)") { count in
        let system = try shape.system(count)
        return {
          var solver = Solver(system)
          _ = solver.solve()
        }
      }
    }
  }

  private func system(_ count: Int) throws -> LinearSystem {
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
        let isLoose = self == .equalGaps || self == .equalCentres || index % 3 == 0
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
      if self == .equal, let previous {
        try system.addConstraint(
          [Term(width), Term(previous.width, -1)], .equal, 0, priority: Priority(Double(500 + index % 5)))
      }
      previous = (start, width)
      views.append((start, width))
    }
    try addDistribution(views, &system)
    guard self != .fixed, let previous else { return system }
    let factor = self == .overflow ? 0.7 : 1.4
    try system.addConstraint([Term(window)], .equal, (content * factor).rounded())
    try system.addConstraint(
      [Term(previous.start), Term(previous.width), Term(window, -1)], .equal, -8)
    return system
  }

  /// Adds the constraints that make the distances of neighbours equal to that of the first two.
  private func addDistribution(
    _ views: [(start: Variable, width: Variable)], _ system: inout LinearSystem
  ) throws {
    guard self == .equalGaps || self == .equalCentres else { return }
    // The shares of the widths that are left out, from end to start or from centre to centre.
    let (next, own) = self == .equalGaps ? (0.0, 1.0) : (-0.5, 0.5)
    for index in 1..<(views.count - 1) {
      let (view, other) = (views[index], views[index + 1])
      try system.addConstraint(
        [
          Term(other.start), Term(other.width, -next), Term(view.start, -1), Term(view.width, -own),
          Term(views[1].start, -1), Term(views[1].width, next), Term(views[0].start),
          Term(views[0].width, own),
        ], .equal, 0,
        priority: self == .equalGaps ? .required : Priority(50 + 100 / Double(index)))
    }
  }
}
