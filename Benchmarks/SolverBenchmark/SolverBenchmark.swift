import ConstraintSolver
import Foundation

/// Times the solver on recorded systems.
///
/// `SolverBenchmark systems.txt [peer.csv | --scratch]`: with the peer's times of the same systems, from the
/// same run, also their ratios; with `--scratch` no edits. `SolverBenchmark systems.txt --repeat COUNT` only
/// solves all systems from scratch that many times, for a count of instructions.
@main
struct SolverBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else {
      print("usage: SolverBenchmark SYSTEMS [PEER.csv]")
      return
    }
    let systems = try RecordedSystem.read(path: arguments[1])
    if arguments.count > 3 && arguments[2] == "--repeat" {
      for _ in 0..<(Int(arguments[3]) ?? 1) { try solveFromScratch(systems) }
      return
    }
    var results: [Measurement] = []
    for system in systems { results.append(try Measurement(system)) }
    try reportPasses(systems)
    let hasPeer = arguments.count > 2 && arguments[2] != "--scratch"
    let peer = hasPeer ? try Peer.read(arguments[2]) : []
    Report(systems: systems, results: results, peer: peer).print()
  }

  /// Times whole passes over all systems, each from scratch.
  private static func reportPasses(_ systems: [RecordedSystem]) throws {
    var cold: [Double] = []
    var warm: [Double] = []
    var reused = Solver(LinearSystem())
    for _ in 0..<7 {
      cold.append(
        try time { try solveFromScratch(systems) })
      warm.append(
        try time {
          for system in systems {
            try system.add(to: &reused)
            _ = reused.solve()
          }
        })
    }
    print(
      "one pass over \(systems.count) systems: \(text(median(cold) / 1000)) ms with a new solver each,"
        + " \(text(median(warm) / 1000)) ms with one solver")
  }

  private static func solveFromScratch(_ systems: [RecordedSystem]) throws {
    for system in systems {
      var solver = Solver(LinearSystem())
      try system.add(to: &solver)
      _ = solver.solve()
    }
  }
}

/// Microseconds that work takes.
func time(_ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try work()
  let duration = clock.now - start
  return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

func median(_ numbers: [Double]) -> Double {
  numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
}

func text(_ number: Double) -> String { String(format: "%.3f", number) }
