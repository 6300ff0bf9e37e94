import Foundation
import TestSupport

/// Kills commands with SIGKILL while they work, and looks whether anything was lost.
@main struct CrashTest {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) }
    guard let rounds = numbers.first ?? nil, rounds > 0, numbers.count <= 2, !numbers.contains(nil) else {
      print("usage: crash-test ROUNDS [SEED]")
      exit(64)
    }
    let seed = (numbers.count > 1 ? numbers[1] : nil) ?? UInt64.random(in: 0..<1_000_000)
    let program = ProcessInfo.processInfo.environment["NINEFOLD"].map { Program(at: URL(filePath: $0)) }
    print("crash-test: \(rounds) rounds, seed \(seed)\(SystemCallTracer.isThere ? "" : ", without strace")")
    var test = try Rounds(program ?? Program("ninefold"))
    var random = SeededGenerator(seed: seed)
    for number in 1...rounds { test.run(number, seed: random.next()) }
    print(test.tally.description)
    exit(test.tally.falls == 0 ? 0 : 1)
  }
}
