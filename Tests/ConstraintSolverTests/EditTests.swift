import ConstraintSolver
import TestSupport
import Testing

struct EditTests {
  /// A random system under edits, beside a record of what it says.
  private struct Edited: ~Copyable {
    var solver: Solver
    var ids: [ConstraintID] = []
    var constraints: [ExactConstraint?] = []
    let variables: [Variable]
    let random: RandomSystem

    init(using generator: inout SeededGenerator) throws {
      random = RandomSystem(using: &generator)
      var system = LinearSystem()
      variables = (0..<random.variableCount).map { _ in system.addVariable() }
      for constraint in random.constraints {
        ids.append(try RandomSystem.add(constraint, variables, to: &system))
        constraints.append(constraint)
      }
      solver = Solver(system)
    }

    mutating func edit(using generator: inout SeededGenerator) throws {
      let index = Int.random(in: 0..<ids.count, using: &generator)
      guard var constraint = constraints[index] else { return }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        try solver.remove(ids[index])
        constraints[index] = nil
        return
      case 1:
        constraint.priority = [1000, 750, 250].randomElement(using: &generator) ?? 1000
        try solver.setPriority(ids[index], Priority(Double(constraint.priority)))
      case 2:
        var added = random.randomConstraint(rank: ids.count, using: &generator)
        added.rank = ids.count
        let terms = zip(variables, added.coefficients).map { Term($0, Double($1)) }
        ids.append(
          try solver.addConstraint(
            terms, RandomSystem.relation(added), Double(added.constant),
            priority: Priority(Double(added.priority))))
        constraints.append(added)
        return
      default:
        constraint.constant = Int.random(in: -6...6, using: &generator)
        try solver.setConstant(ids[index], Double(constraint.constant))
      }
      constraints[index] = constraint
    }

    func fromScratch() throws -> Solution {
      var system = LinearSystem()
      let variables = (0..<random.variableCount).map { _ in system.addVariable() }
      for constraint in constraints {
        if let constraint {
          try RandomSystem.add(constraint, variables, to: &system)
        } else {
          try system.remove(system.addConstraint([Term](), .equal, 0))
        }
      }
      var solver = Solver(system)
      return solver.solve()
    }
  }

  @Test(arguments: 0..<10)
  func `after any edits the answer is that from scratch`(batch: Int) throws {
    let seed = ReferenceTests.seed &+ 1_000 &+ UInt64(batch)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<200 {
      var edited = try Edited(using: &generator)
      for step in 0..<8 {
        if Bool.random(using: &generator) { try edited.edit(using: &generator) }
        try edited.edit(using: &generator)
        let solution = edited.solver.solve()
        let expected = try edited.fromScratch()
        let isEqual =
          solution.conflicts == expected.conflicts
          && zip(solution.values, expected.values).allSatisfy { abs($0 - $1) < 1e-7 }
        #expect(isEqual, "seed \(seed), system \(number), step \(step): \(solution) is not \(expected)")
        if !isEqual { return }
      }
    }
  }

  /// With the first seed an offset was another after the reduction than after an update.
  @Test(arguments: [16_214_982_770_514_233_694] + (5_000..<5_010).map { ReferenceTests.seed &+ $0 })
  func `constants that change again give what all constants would give, to the bit`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<200 {
      var edited = try Edited(using: &generator)
      var system = edited.solver.system
      let free = system.addVariable()
      let other = try system.addConstraint([Term(free)], .lessThanOrEqual, 1)
      var whole = Solver(system)
      edited.solver = Solver(system)
      let equalities = edited.constraints.indices.filter { index in
        edited.constraints[index].map { $0.priority == 1000 && RandomSystem.relation($0) == .equal } ?? false
      }
      for step in 0..<12 {
        for index in equalities.prefix(1 + step % 2) {
          let constant = Double(Int.random(in: -6...6, using: &generator)) / 3
          try edited.solver.setConstant(edited.ids[index], constant)
          try whole.setConstant(edited.ids[index], constant)
        }
        // As it was: but it is in a bound, so that all of these are looked at.
        try whole.setConstant(other, 1)
        let (solution, expected) = (edited.solver.solve(), whole.solve())
        let isEqual =
          solution.conflicts == expected.conflicts
          && solution.values.map(\.bitPattern) == expected.values.map(\.bitPattern)
        #expect(isEqual, "seed \(seed), system \(number), step \(step): \(solution) is not \(expected)")
        if !isEqual { return }
      }
    }
  }

  @Test
  func `a suggested width moves what depends on it and nothing else`() throws {
    var system = LinearSystem()
    let window = system.addVariable()
    let sidebar = system.addVariable()
    let content = system.addVariable()
    let height = system.addVariable()
    try system.addConstraint([Term(sidebar), Term(content), Term(window, -1)], .equal, 0)
    try system.addConstraint([Term(sidebar)], .equal, 200, priority: Priority(490))
    try system.addConstraint([Term(content)], .greaterThanOrEqual, 240)
    try system.addConstraint([Term(height)], .equal, 44)
    var solver = Solver(system)
    for (width, left) in [(800.0, 200.0), (600, 200), (400, 160), (375, 135), (1024, 200)] {
      try solver.suggest(window, width)
      #expect(solver.solve().values == [width, left, width - left, 44])
    }
    let suggestion = try solver.suggest(window, 100, priority: Priority(480))
    #expect(solver.solve().values == [440, 200, 240, 44])
    try solver.remove(suggestion)
    #expect(solver.freeVariables().variables == [window, content])
  }

  /// An open variable is near zero whatever the width is; where the width moves it, it follows.
  @Test(arguments: [false, true])
  func `what is open stays near zero as a width changes`(dependsOnWidth: Bool) throws {
    func system() throws -> (LinearSystem, window: Variable) {
      var system = LinearSystem()
      let (window, half) = (system.addVariable(), system.addVariable())
      let heights = (0..<4).map { _ in system.addVariable() }
      try system.addConstraint([Term(half, 2), Term(window, -1)], .equal, 0)
      // Two sums share a height, so neither is open by itself.
      try system.addConstraint(
        [Term(heights[0]), Term(heights[1]), Term(heights[2])], .greaterThanOrEqual, 60)
      try system.addConstraint(
        [Term(heights[1]), Term(heights[2]), Term(heights[3])], .greaterThanOrEqual, 30)
      for height in heights { try system.addConstraint([Term(height)], .greaterThanOrEqual, 5) }
      let pull = dependsOnWidth ? [Term(heights[3]), Term(window, -0.25)] : [Term(heights[3])]
      try system.addConstraint(pull, .greaterThanOrEqual, 1)
      return (system, window)
    }
    let (first, window) = try system()
    var solver = Solver(first)
    for width in [320.0, 375, 414, 768, 40, 375] {
      try solver.suggest(window, width)
      let edited = solver.solve()
      var fresh = Solver(try system().0)
      try fresh.suggest(window, width)
      #expect(edited.values == fresh.solve().values)
    }
  }

  @Test
  func `a change that cannot hold is a conflict and the next one heals it`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let least = try system.addConstraint([Term(x)], .greaterThanOrEqual, 10)
    let fixed = try system.addConstraint([Term(x)], .equal, 20)
    var solver = Solver(system)
    #expect(solver.solve().conflicts.isEmpty)
    try solver.setConstant(fixed, 5)
    #expect(solver.solve().conflicts == [Conflict(broken: fixed, with: [least])])
    try solver.setConstant(fixed, 12)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.solve()[x] == 12)
  }
}
