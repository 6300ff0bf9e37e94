import Ninefold
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

  /// How long nothing is said, and then how long the same is, in milliseconds.
  private static let patience = 500
  private static let pace = 100

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
    // Without a thread for it, nothing is said.
    if isFirst { try? ThisProcess.startThread { [self] in tick() } }
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

  private func tick() {
    var pause = Self.patience
    var goesOn = true
    while goesOn {
      ThisProcess.pause(milliseconds: pause)
      pause = Self.pace
      goesOn = state.withLock { state in
        state.isTicking = !state.text.isEmpty
        if state.isTicking, !state.isBlocked {
          Self.write("\r\u{1B}[K" + state.text)
          state.isShown = true
        }
        return state.isTicking
      }
    }
  }

  private static func erase(_ state: inout State) {
    guard state.isShown else { return }
    write("\r\u{1B}[K")
    state.isShown = false
  }

  private static func write(_ text: String) { try? ThisProcess.write(Array(text.utf8), to: 2) }
}
