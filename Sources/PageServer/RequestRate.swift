import Synchronization

/// A bound of requests a second.
final class RequestRate: Sendable {
  private let most: Double
  private let state: Mutex<(left: Double, time: ContinuousClock.Instant)>

  /// A bound of so many a second, after as many at once.
  init(_ perSecond: Int) {
    most = Double(perSecond)
    state = Mutex((Double(perSecond), .now))
  }

  /// Takes one; false where there are none left.
  func take(at now: ContinuousClock.Instant = .now) -> Bool {
    state.withLock { state in
      state.left = min(most, state.left + (now - state.time) / .seconds(1) * most)
      state.time = now
      guard state.left >= 1 else { return false }
      state.left -= 1
      return true
    }
  }
}
