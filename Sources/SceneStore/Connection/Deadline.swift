/// When work has to end.
final class Deadline {
  /// How many instructions of SQLite's virtual machine run between two looks at the clock.
  static let instructionsBetweenLooks: Int32 = 10_000

  /// How long the work may take.
  let seconds: Double
  private let end: ContinuousClock.Instant

  /// A deadline a number of seconds from now.
  init(seconds: Double) {
    self.seconds = seconds
    end = ContinuousClock.now + .seconds(seconds)
  }

  var isOver: Bool { ContinuousClock.now >= end }
}
