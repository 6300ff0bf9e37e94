import Dispatch
import OperatingSystem
import Synchronization

/// Says on the last line of a terminal how far long work is. The line goes away before anything else is written.
final class Progress: Sendable {
  private struct State {
    var text = ""
    var isShown = false
    var isTicking = false
    /// Whether a line of something else is not at its end yet.
    var isBlocked = false
  }

  /// How long nothing is said, and then how long the same is.
  private static var patience: DispatchTimeInterval { .milliseconds(500) }
  private static var pace: DispatchTimeInterval { .milliseconds(100) }

  private let columns: Int
  private let state = Mutex(State())

  /// Progress told to a standard error of a number of columns.
  init(columns: Int) { self.columns = columns }

  /// Says what is done now; the terminal shows it where it takes its time.
  func tell(_ text: String) {
    let line = text.onOneLine.shortened(to: columns - 1)
    let isFirst = state.withLock { state in
      state.text = line
      defer { state.isTicking = true }
      return !state.isTicking
    }
    if isFirst { tick(after: Self.patience) }
  }

  /// Takes the line away, as other text goes to a terminal.
  ///
  /// - Parameter isWhole: Whether the other text ends with its line.
  func makeWay(forWhole isWhole: Bool) {
    state.withLock { state in
      Self.erase(&state)
      state.isBlocked = !isWhole
    }
  }

  /// Takes the line away for good.
  func end() {
    state.withLock { state in
      Self.erase(&state)
      state.text = ""
    }
  }

  private func tick(after time: DispatchTimeInterval) {
    DispatchQueue.global().asyncAfter(deadline: .now() + time) { [self] in
      let goesOn = state.withLock { state in
        state.isTicking = !state.text.isEmpty
        if state.isTicking, !state.isBlocked {
          Self.write("\r\u{1B}[K" + state.text)
          state.isShown = true
        }
        return state.isTicking
      }
      if goesOn { tick(after: Self.pace) }
    }
  }

  private static func erase(_ state: inout State) {
    guard state.isShown else { return }
    write("\r\u{1B}[K")
    state.isShown = false
  }

  private static func write(_ text: String) { try? ThisProcess.write(Array(text.utf8), to: 2) }
}
