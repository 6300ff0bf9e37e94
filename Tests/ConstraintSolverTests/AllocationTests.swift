import AllocationCount
import ConstraintSolver
import Testing

/// A solver keeps its memory, so that solving like systems again asks for none (Documentation/ConstraintSolver.md).
@Suite(.enabled(if: allocation_count() >= 0, "requests for memory are counted with glibc alone"))
struct AllocationTests {
  /// Views in a row from one edge of a window to the other.
  private struct Chain {
    let window: Variable
    let count = 20

    /// - Parameter areEqual: Whether neighbours are wished to be as wide as each other.
    init(in solver: inout Solver, width: Double, areEqual: Bool) throws {
      window = solver.addVariable()
      try solver.suggest(window, width)
      var previous: (start: Variable, end: Variable)?
      for index in 0..<count {
        let (start, next) = (solver.addVariable(), solver.addVariable())
        let content = Double(20 + 37 * index % 100)
        try solver.addConstraint(
          [Term(start), Term(previous?.end ?? window, previous == nil ? 0 : -1)], .equal, 8)
        try solver.addConstraint([Term(next), Term(start, -1)], .greaterThanOrEqual, 0)
        try solver.addConstraint(
          [Term(next), Term(start, -1)], .lessThanOrEqual, content,
          priority: Priority(Double(250 + index % 3)))
        try solver.addConstraint(
          [Term(next), Term(start, -1)], .greaterThanOrEqual, content,
          priority: Priority(Double(750 - index % 4)))
        if areEqual, let previous {
          try solver.addConstraint(
            [Term(next), Term(start, -1), Term(previous.end, -1), Term(previous.start)], .equal, 0,
            priority: Priority(500))
        }
        previous = (start, next)
      }
      if let previous { try solver.addConstraint([Term(previous.end), Term(window, -1)], .equal, -8) }
    }
  }

  @Test func `counting sees an array`() {
    let before = allocation_count()
    let array = Array(0..<Int(before % 7 + 100))
    #expect(allocation_count() > before)
    #expect(array.count >= 100)
  }

  @Test(arguments: [700.0, 2000], [false, true])
  func `a warm solver asks for no memory`(width: Double, areEqual: Bool) throws {
    var solver = Solver(LinearSystem())
    var solution = solver.solve()
    var counts: [Int] = []
    counts.reserveCapacity(4)
    for _ in 0..<4 {
      solver.removeAll()
      _ = try Chain(in: &solver, width: width, areEqual: areEqual)
      let before = allocation_count()
      solver.solve(into: &solution)
      counts.append(allocation_count() - before)
    }
    #expect(counts[0] > 0)
    #expect(counts.dropFirst() == [0, 0, 0])
  }

  @Test(arguments: [false, true]) func `nor does a change of the window`(areEqual: Bool) throws {
    var solver = Solver(LinearSystem())
    let chain = try Chain(in: &solver, width: 2000, areEqual: areEqual)
    var solution = solver.solve()
    var counts: [Int] = []
    counts.reserveCapacity(6)
    for width in [900.0, 2100, 900, 2100, 900, 2100] {
      try solver.suggest(chain.window, width)
      let before = allocation_count()
      solver.solve(into: &solution)
      counts.append(allocation_count() - before)
    }
    #expect(counts.dropFirst(2).allSatisfy { $0 == 0 }, "\(counts)")
  }
}
