import Foundation
import Synchronization
import TestSupport

/// Rounds of killing a command, one after another.
struct Rounds {
  private let program: Program
  private let stage: Stage
  /// How long commands take, by the names of their trials.
  private var extents: [String: Extent] = [:]
  private(set) var tally = Tally()

  init(_ program: Program) throws {
    self.program = program
    stage = try Stage(program)
  }

  /// Kills one command and says what does not hold then.
  mutating func run(_ number: UInt64, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let trial = Trial.random(stage, &random)
    let companion = random.chance(3) && !trial.companions.isEmpty ? random.pick(trial.companions) : nil
    do {
      let extent = try extents[trial.name] ?? measure(trial)
      extents[trial.name] = extent
      let moment = extent.moment(&random)
      do {
        try run(trial, moment, beside: companion)
      } catch {
        throw Fall(description: "killed \(moment)\(companion.map { ", beside \($0[0])" } ?? ""): \(error)")
      }
    } catch {
      tally.falls += 1
      print("round \(number): \(trial.name): \(error)")
    }
  }

  /// Lets a command end, which must then have done its work.
  private func measure(_ trial: Trial) throws -> Extent {
    let place = try Place(program)
    try trial.prepare(place)
    let start = ContinuousClock.now
    let outcome = try place.run(trial.words)
    let time = (ContinuousClock.now - start) / .seconds(1)
    try require(outcome.code == 0, outcome.errors)
    let found = try trial.check(place)
    try require(found == .after, "\(found) though it was not killed")
    guard SystemCallTracer.isThere else { return Extent(time: time, calls: 0) }
    let second = try Place(program)
    try trial.prepare(second)
    return Extent(time: time, calls: try second.countCalls(trial.words))
  }

  private mutating func run(_ trial: Trial, _ moment: Moment, beside companion: [String]?) throws {
    let place = try Place(program)
    try trial.prepare(place)
    let before = try place.traces()
    let outcome = try Self.run(trial, moment, beside: companion, in: place)
    let isKilled = outcome.code == -SIGKILL
    try require(isKilled || outcome.code == 0, "exit code \(outcome.code): \(outcome.errors)")
    let hasBegun = try place.traces() != before
    let found = try trial.check(place)
    try require(isKilled || found == .after, "\(found) though it was not killed")
    try trial.finish(place, found)
    tally.count(trial.name, isKilled: isKilled, hasBegun: hasBegun, found)
  }

  /// Runs the command, and the other one beside it, which must not notice.
  private static func run(
    _ trial: Trial, _ moment: Moment, beside companion: [String]?, in place: Place
  ) throws -> Program.Outcome {
    guard let companion else { return try place.run(trial.words, moment) }
    let words = trial.words
    let results = Mutex<[Int: Result<Program.Outcome, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let result = Result { try index == 0 ? place.run(words, moment) : place.run(companion) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    guard let own = try all[0]?.get(), let other = try all[1]?.get() else {
      throw Fall(description: "a command was not run")
    }
    let isEarly = ["does not exist", "schema version 0"].contains { other.errors.contains($0) }
    try require(
      other.code == 0 || (other.code == 2 && isEarly && trial.isFirst),
      "'\(companion[0])' ended with \(other.code): \(other.errors)")
    return own
  }
}
