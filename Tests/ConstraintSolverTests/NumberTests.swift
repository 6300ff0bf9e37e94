import ConstraintSolver
import TestSupport
import Testing

struct NumberTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `refuses what is not finite and stays as it was`(number: Double) throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let coefficient = #expect(throws: SolverError.self) {
      try system.addConstraint([Term(x), Term(x, number)], .equal, 1)
    }
    #expect(coefficient?.reason == .notFinite)
    let constant = #expect(throws: SolverError.self) { try system.addConstraint([Term(x)], .equal, number) }
    #expect(constant?.reason == .notFinite)
    #expect(system.constraintCount == 0)
    try system.addConstraint([Term(x)], .equal, 3)
    var solver = Solver(system)
    #expect(solver.solve()[x] == 3)
  }

  @Test
  func `refuses a sum of coefficients that overflows`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let error = #expect(throws: SolverError.self) {
      try system.addConstraint([Term(x, 1e308), Term(x, 1e308)], .equal, 1)
    }
    #expect(error?.reason == .notFinite)
  }

  @Test(arguments: [0, 1000.5, -1, Double.nan])
  func `refuses a priority outside its range`(value: Double) throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let error = #expect(throws: SolverError.self) {
      try system.addConstraint([Term(x)], .equal, 1, priority: Priority(value))
    }
    #expect(error?.reason == .invalidPriority)
  }

  @Test
  func `refuses another system's names`() throws {
    var large = LinearSystem()
    large.addVariables(5)
    var system = LinearSystem()
    let x = system.addVariable()
    let variable = #expect(throws: SolverError.self) {
      try system.addConstraint([Term(x), Term(large.variable(4))], .equal, 1)
    }
    #expect(variable?.reason == .unknownVariable(index: 4))
    let id = try system.addConstraint([Term(x)], .equal, 1)
    try system.remove(id)
    let removed = #expect(throws: SolverError.self) { try system.setConstant(id, 2) }
    #expect(removed?.reason == .unknownConstraint(index: 0))
  }

  @Test
  func `a zero multiplier leaves a constant`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let impossible = try system.addConstraint([Term(x, 0)], .equal, 5)
    try system.addConstraint([Term(x, 0)], .lessThanOrEqual, 5)
    try system.addConstraint([Term(x), Term(x, -1)], .equal, 7, priority: Priority(500))
    try system.addConstraint([Term(x)], .equal, 2)
    var solver = Solver(system)
    let solution = solver.solve()
    #expect(solution.conflicts == [Conflict(broken: impossible, with: [])])
    #expect(solution[x] == 2)
  }

  @Test
  func `tiny and huge numbers live in one system`() throws {
    var system = LinearSystem()
    let tiny = system.addVariable()
    let huge = system.addVariable()
    let scaled = system.addVariable()
    let back = system.addVariable()
    try system.addConstraint([Term(tiny)], .equal, 1e-15)
    try system.addConstraint([Term(huge), Term(tiny, -1)], .equal, 1e9)
    try system.addConstraint([Term(scaled), Term(huge, -1e-6)], .equal, 0)
    try system.addConstraint([Term(back), Term(scaled, -1e6)], .equal, 0)
    try system.addConstraint([Term(back), Term(huge, -1)], .equal, 0)
    try system.addConstraint([Term(back)], .lessThanOrEqual, 1e9)
    var solver = Solver(system)
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution[tiny] == 1e-15)
    #expect(solution[huge] == 1e9)
    #expect(abs(solution[scaled] - 1000) < 1e-9)
    #expect(abs(solution[back] - 1e9) < 1e-3)
  }

  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6])
  func `a scale on a variable scales its value only`(scale: Double) throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let sum = system.addVariable()
    try system.addConstraint([Term(x, scale), Term(y), Term(sum, -1)], .equal, 0)
    try system.addConstraint([Term(sum)], .lessThanOrEqual, 100)
    try system.addConstraint([Term(x, scale)], .greaterThanOrEqual, 80, priority: Priority(751))
    try system.addConstraint([Term(y)], .greaterThanOrEqual, 80, priority: Priority(750))
    var solver = Solver(system)
    let solution = solver.solve()
    #expect(abs(solution[x] * scale - 80) < 1e-6)
    #expect(abs(solution[y] - 20) < 1e-6)
  }
}

extension NumberTests {
  /// A solution may have values that are not finite, but it ends.
  @Test(arguments: [1e300, 1e160, 1e308, 1e30, 1e18])
  func `numbers that overflow end the solution`(size: Double) throws {
    var generator = SeededGenerator(seed: 7)
    let numbers: [Double] = [1, -1, size, -size, 1 / size, 10, 3]
    for _ in 0..<400 {
      var system = LinearSystem()
      let count = Int.random(in: 2...14, using: &generator)
      system.addVariables(count)
      for _ in 0..<Int.random(in: 2...25, using: &generator) {
        let terms = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          Term(
            Variable(index: Int.random(in: 0..<count, using: &generator)),
            numbers.randomElement(using: &generator) ?? 1)
        }
        let constant = numbers.randomElement(using: &generator) ?? 1
        let relation = [Relation.equal, .equal, .lessThanOrEqual].randomElement(using: &generator) ?? .equal
        let priority = Bool.random(using: &generator) ? Priority.required : Priority(500)
        _ = try? system.addConstraint(terms, relation, constant, priority: priority)
      }
      var solver = Solver(system)
      _ = solver.solve()
      _ = solver.freeVariables()
    }
  }
}
