import AllocationCount
import ConstraintSolver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Checks that a warm solver asks for no memory, as Documentation/ConstraintSolver.md says of optimized code:
/// without optimization, closures and copies ask for some of their own, so that this is run beside the tests:
///
///     swift run -c release solver-memory
///
/// Exit codes: 0 none was asked for (or nothing is counted on this system, which is reported), 1 some was.
@main
struct SolverMemory {
  static func main() throws {
    guard allocation_count() >= 0 else {
      return print("solver-memory: skipped, requests for memory are counted with glibc alone")
    }
    guard countsArrays() else {
      print("solver-memory: FAILED, the count does not see an array")
      exit(1)
    }
    var isKept = true
    for areEqual in [false, true] {
      let name = areEqual ? "equal widths" : "widths in competition"
      for width in [700.0, 2000] {
        isKept =
          try report("\(name), \(width) points, solved again", again(width, areEqual), isCold: true) && isKept
      }
      isKept = try report("\(name), another window", resized(areEqual), isCold: false) && isKept
    }
    print(isKept ? "solver-memory: passed" : "solver-memory: FAILED, a warm solver asked for memory")
    if !isKept { exit(1) }
  }

  /// Prints how often each solve asked for memory.
  ///
  /// - Parameter isCold: Whether the first solve is the solver's first, which has to ask.
  /// - Returns: Whether that is so and the others do not ask.
  private static func report(_ name: String, _ counts: [Int], isCold: Bool) -> Bool {
    print("\(name): \(counts)")
    return (counts[0] > 0) == isCold && counts.dropFirst().allSatisfy { $0 == 0 }
  }

  private static func countsArrays() -> Bool {
    let before = allocation_count()
    let array = Array(0..<Int(before % 7 + 100))
    return array.count >= 100 && allocation_count() > before
  }

  /// The same chain made and solved several times in one solver.
  private static func again(_ width: Double, _ areEqual: Bool) throws -> [Int] {
    var solver = Solver(LinearSystem())
    var solution = solver.solve()
    var counts: [Int] = []
    counts.reserveCapacity(5)
    for _ in 0..<5 {
      solver.removeAll()
      _ = try Chain(in: &solver, width: width, areEqual: areEqual)
      let before = allocation_count()
      solver.solve(into: &solution)
      counts.append(allocation_count() - before)
    }
    return counts
  }

  /// One chain in windows of two widths by turns.
  private static func resized(_ areEqual: Bool) throws -> [Int] {
    var solver = Solver(LinearSystem())
    let chain = try Chain(in: &solver, width: 2000, areEqual: areEqual)
    var solution = solver.solve()
    var counts: [Int] = []
    counts.reserveCapacity(7)
    for width in [2100.0, 900, 2100, 900, 2100, 900, 2100] {
      try solver.suggest(chain.window, width)
      let before = allocation_count()
      solver.solve(into: &solution)
      counts.append(allocation_count() - before)
    }
    return counts
  }
}

/// Views in a row from one edge of a window to the other.
private struct Chain {
  let window: Variable

  /// - Parameter areEqual: Whether neighbours are preferred as wide as each other.
  init(in solver: inout Solver, width: Double, areEqual: Bool) throws {
    window = solver.addVariable()
    try solver.suggest(window, width)
    var previous: (start: Variable, end: Variable)?
    for index in 0..<20 {
      let (start, end) = (solver.addVariable(), solver.addVariable())
      let content = Double(20 + 37 * index % 100)
      try solver.addConstraint(
        [Term(start), Term(previous?.end ?? window, previous == nil ? 0 : -1)], .equal, 8)
      try solver.addConstraint([Term(end), Term(start, -1)], .greaterThanOrEqual, 0)
      try solver.addConstraint(
        [Term(end), Term(start, -1)], .lessThanOrEqual, content, priority: Priority(Double(250 + index % 3)))
      try solver.addConstraint(
        [Term(end), Term(start, -1)], .greaterThanOrEqual, content,
        priority: Priority(Double(750 - index % 4)))
      if areEqual, let previous {
        try solver.addConstraint(
          [Term(end), Term(start, -1), Term(previous.end, -1), Term(previous.start)], .equal, 0,
          priority: Priority(500))
      }
      previous = (start, end)
    }
    if let previous { try solver.addConstraint([Term(previous.end), Term(window, -1)], .equal, -8) }
  }
}
