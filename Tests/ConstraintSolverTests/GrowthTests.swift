@testable import ConstraintSolver
import Testing

/// Views in a row grow the steps of a solution in proportion: counted, so that no clock decides.
struct GrowthTests {
  /// How the views of a row share its length, as stack views state it.
  enum Distribution: CaseIterable {
    case fill, equalSizes, proportions, equalGaps, equalCentres
  }

  @Test(arguments: Distribution.allCases, [true, false])
  func `twice the views in a row take at most two and a half times the steps`(
    distribution: Distribution, fits: Bool
  ) throws {
    let (one, two) = (try cost(distribution, 260, fits: fits), try cost(distribution, 520, fits: fits))
    #expect(Double(two.steps) <= 2.5 * Double(one.steps))
    #expect(Double(two.numbers) <= 2.5 * Double(one.numbers) + 100)
  }

  /// How widths that are equal contradict each other.
  enum Contradiction: CaseIterable {
    /// Each row by itself; all rows of a grid by the first view's width; all widths by the window.
    case rows, grid, chain
  }

  @Test(arguments: Contradiction.allCases)
  func `twice the contradictory views take at most two and a half times the steps`(
    contradiction: Contradiction
  ) throws {
    func steps(_ count: Int) throws -> Int {
      var solver = Solver(try contradictory(contradiction, count))
      let solution = solver.solve()
      #expect(!solution.conflicts.isEmpty && solution.unfinished == nil)
      if contradiction == .rows { #expect(solution.conflicts.count == count / 4) }
      return solver.steps
    }
    #expect(Double(try steps(576)) <= 2.5 * Double(try steps(288)))
  }

  /// Views of equal widths in rows that are too long.
  private func contradictory(_ contradiction: Contradiction, _ count: Int) throws -> LinearSystem {
    var system = LinearSystem()
    let side = contradiction == .rows ? 4 : contradiction == .grid ? Int(Double(count).squareRoot()) : count
    var first: Variable?
    for _ in 0..<count / side {
      var previous: (start: Variable, width: Variable)?
      if contradiction == .rows { first = nil }
      for _ in 0..<side {
        let (start, width) = (system.addVariable(), system.addVariable())
        let before = previous.map { [Term($0.start, -1), Term($0.width, -1)] } ?? []
        try system.addConstraint([Term(start)] + before, .equal, 8)
        try system.addConstraint([Term(width)], .greaterThanOrEqual, 0)
        if let first {
          try system.addConstraint([Term(width), Term(first, -1)], .equal, 0)
        } else {
          if contradiction != .chain { try system.addConstraint([Term(width)], .equal, 50) }
          first = width
        }
        previous = (start, width)
      }
      guard let previous else { continue }
      try system.addConstraint([Term(previous.start), Term(previous.width)], .equal, 100)
    }
    return system
  }

  @Test func `equal centres that do not fit are held all at once`() throws {
    // One level after the other takes some forty million.
    #expect(try cost(.equalCentres, 520, fits: false).steps < 520 * 1500)
    var solver = Solver(try row(.equalCentres, 520, fits: false))
    let solution = solver.solve()
    let lengths = solution.values[520...]
    for index in 2..<520 { #expect(abs(lengths[520 + index] - lengths[518 + index]) < 1e-6) }
  }

  private func cost(
    _ distribution: Distribution, _ count: Int, fits: Bool
  ) throws -> (steps: Int, numbers: Int) {
    var solver = Solver(try row(distribution, count, fits: fits))
    let solution = solver.solve()
    #expect(solution.unfinished == nil)
    return (solver.steps, solver.numbers)
  }

  /// A row between two fixed ends.
  private func row(_ distribution: Distribution, _ count: Int, fits: Bool) throws -> LinearSystem {
    var system = LinearSystem()
    let length = fits ? 80 * Double(count) : 667
    let starts = (0..<count).map { _ in system.addVariable() }
    let lengths = (0..<count).map { _ in system.addVariable() }
    for index in 0..<count {
      let content = Double(20 + index * 37 % 41)
      try system.addConstraint([Term(lengths[index])], .greaterThanOrEqual, 0)
      try system.addConstraint([Term(lengths[index])], .lessThanOrEqual, content, priority: Priority(250))
      try system.addConstraint([Term(lengths[index])], .greaterThanOrEqual, content, priority: Priority(750))
    }
    try system.addConstraint([Term(starts[0])], .equal, 0)
    try system.addConstraint([Term(starts[count - 1]), Term(lengths[count - 1])], .equal, length)
    let hasGaps = distribution == .equalGaps || distribution == .equalCentres
    for index in 1..<count {
      try system.addConstraint(
        [Term(starts[index]), Term(starts[index - 1], -1), Term(lengths[index - 1], -1)],
        hasGaps ? .greaterThanOrEqual : .equal, 0)
    }
    try share(distribution, starts, lengths, length, &system)
    return system
  }

  private func share(
    _ distribution: Distribution, _ starts: [Variable], _ lengths: [Variable], _ length: Double,
    _ system: inout LinearSystem
  ) throws {
    let count = starts.count
    for index in 1..<(count - 1) {
      let (start, next) = (starts[index], starts[index + 1])
      switch distribution {
      case .fill: break
      case .equalSizes:
        try system.addConstraint([Term(lengths[index]), Term(lengths[0], -1)], .equal, 0)
      case .proportions:
        try system.addConstraint(
          [Term(lengths[index])], .equal, length / Double(count),
          priority: Priority(max(900, 999 - Double(index))))
      case .equalGaps:
        try system.addConstraint(
          [
            Term(next), Term(start, -1), Term(lengths[index], -1), Term(starts[1], -1), Term(starts[0]),
            Term(lengths[0]),
          ], .equal, 0)
      case .equalCentres:
        try system.addConstraint(
          [
            Term(next), Term(lengths[index + 1], 0.5), Term(start, -1), Term(lengths[index], -0.5),
            Term(starts[1], -1), Term(lengths[1], -0.5), Term(starts[0]), Term(lengths[0], 0.5),
          ], .equal, 0, priority: Priority(50 + 100 / Double(index)))
      }
    }
  }
}
