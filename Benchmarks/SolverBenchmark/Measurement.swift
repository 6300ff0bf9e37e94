import ConstraintSolver

/// One system's times, each the least of several runs, to which other work can only add. Microseconds.
struct Measurement {
  var scratch = 0.0
  /// An edit of the root's width between 375 and 414.
  var firstEdit = 0.0
  /// An edit of the root's width between 414 and 768.
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
    var edited = try EditedSystem(system)
    try edited.widen(to: 375)
    firstEdit = try edited.leastTime(between: 375, and: 414)
    secondEdit = try edited.leastTime(between: 414, and: 768)
    contradictsWidth = edited.contradictsWidth
  }
}

/// A system whose root's width changes.
private struct EditedSystem: ~Copyable {
  private var solver = Solver(LinearSystem())
  private var solution: Solution
  private let width: Variable
  private(set) var contradictsWidth = false

  init(_ system: RecordedSystem) throws {
    try system.add(to: &solver, isEdited: true)
    width = solver.variable(system.widthVariable)
    solution = solver.solve()
  }

  mutating func widen(to value: Double) throws {
    try solver.suggest(width, value)
    solver.solve(into: &solution)
    if !solution.conflicts.isEmpty { contradictsWidth = true }
  }

  /// The least time of an edit, of many in a row: reading the clock takes as long as an edit of a small
  /// system. Microseconds.
  mutating func leastTime(between low: Double, and high: Double) throws -> Double {
    try widen(to: high)
    var least = Double.infinity
    for _ in 0..<12 {
      let duration = try time {
        for _ in 0..<25 {
          try widen(to: low)
          try widen(to: high)
        }
      }
      least = min(least, duration / 50)
    }
    return least
  }
}
