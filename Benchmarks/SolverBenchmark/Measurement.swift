import ConstraintSolver

/// One system's times, each the least of several runs, to which other work can only add. Microseconds.
struct Measurement {
  var scratch = 0.0
  /// The edit of the root's width from 375 to 414.
  var firstEdit = 0.0
  /// The edit of the root's width from 414 to 768.
  var secondEdit = 0.0
  var conflictCount = 0
  /// Whether a width that the root was given contradicts what is required.
  var contradictsWidth = false

  init(_ system: RecordedSystem) throws {
    var runs: [Double] = []
    var total = 0.0
    while runs.count < 5 || (total < 1500 && runs.count < 400) {
      let duration = try time {
        var solver = Solver(LinearSystem())
        try system.add(to: &solver)
        conflictCount = solver.solve().conflicts.count
      }
      runs.append(duration)
      total += duration
    }
    scratch = runs.min() ?? 0
    if !CommandLine.arguments.contains("--scratch") { try measureEdits(system) }
  }

  private mutating func measureEdits(_ system: RecordedSystem) throws {
    var solver = Solver(LinearSystem())
    try system.add(to: &solver, isEdited: true)
    let width = solver.variable(system.widthVariable)
    var solution = solver.solve()
    var first: [Double] = []
    var second: [Double] = []
    for _ in 0..<60 {
      try solver.suggest(width, 375)
      solver.solve(into: &solution)
      contradictsWidth = contradictsWidth || !solution.conflicts.isEmpty
      first.append(
        try time {
          try solver.suggest(width, 414)
          solver.solve(into: &solution)
        })
      contradictsWidth = contradictsWidth || !solution.conflicts.isEmpty
      second.append(
        try time {
          try solver.suggest(width, 768)
          solver.solve(into: &solution)
        })
      contradictsWidth = contradictsWidth || !solution.conflicts.isEmpty
    }
    firstEdit = first.min() ?? 0
    secondEdit = second.min() ?? 0
  }
}
