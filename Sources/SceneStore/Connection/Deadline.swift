/// When work has to end.
struct Deadline {
  /// How long the work may take.
  let seconds: Double
  private var end: ContinuousClock.Instant

  /// A deadline a number of seconds from now.
  init(seconds: Double) {
    self.seconds = seconds
    end = ContinuousClock.now + .seconds(seconds)
  }

  var isOver: Bool { ContinuousClock.now >= end }

  /// Counts the seconds from now on.
  mutating func restart() { end = ContinuousClock.now + .seconds(seconds) }
}
