import ConstraintSolver
import Testing

struct SolverTests {
  @Test
  func `two labels share a row and the one that resists more keeps its width`() throws {
    var system = LinearSystem()
    let row = system.addVariable()
    let left = system.addVariable()
    let right = system.addVariable()
    try system.addConstraint([Term(row)], .equal, 300)
    try system.addConstraint([Term(left), Term(right), Term(row, -1)], .equal, -20)
    try system.addConstraint([Term(left)], .greaterThanOrEqual, 200, priority: Priority(750))
    try system.addConstraint([Term(right)], .greaterThanOrEqual, 200, priority: Priority(751))
    var solver = Solver(system)
    let solution = solver.solve()
    #expect(solution.values == [300, 80, 200])
    #expect(solution.conflicts.isEmpty)
  }

  @Test
  func `a contradiction breaks the last added and names the others`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let first = try system.addConstraint([Term(x)], .greaterThanOrEqual, 10)
    try system.addConstraint([Term(y)], .greaterThanOrEqual, -5)
    let second = try system.addConstraint([Term(x), Term(y, -1)], .equal, 0)
    let third = try system.addConstraint([Term(y)], .lessThanOrEqual, 9)
    var solver = Solver(system)
    let solution = solver.solve()
    #expect(solution.conflicts == [Conflict(broken: third, with: [first, second])])
    #expect(solution.values == [10, 10])
  }

  @Test
  func `a lower level chooses among the best of a higher one before ties are decided`() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    try system.addConstraint([Term(x), Term(y)], .equal, 100)
    try system.addConstraint([Term(x)], .greaterThanOrEqual, 80, priority: Priority(750))
    try system.addConstraint([Term(y)], .greaterThanOrEqual, 80, priority: Priority(750))
    var solver = Solver(system)
    #expect(solver.solve().values == [80, 20])
    #expect(solver.freeVariables().variables == [x, y])
    try solver.addConstraint([Term(x), Term(y, -1)], .equal, 0, priority: Priority(1))
    #expect(solver.solve().values == [50, 50])
  }
}
