import SceneModel
import OperatingSystem
import Synchronization

/// Shows the progress of long work on the last line of a terminal. The line is erased before anything else
/// is written.
package final class Progress: Sendable {
  private struct State {
    var text = ""
    var isShown = false
    var isTicking = false
    /// Whether another text's line is not complete yet.
    var isBlocked = false
  }

  /// The delay before the first text, and the interval between updates. Milliseconds.
  private static let patience = 500
  private static let pace = 100

  private let columns: Int
  private let state = Mutex(State())

  /// Progress on a standard error with a number of columns.
  init(columns: Int) { self.columns = columns }

  /// Sets the text of the current work, which the terminal shows where the work is long.
  package func show(_ text: String) {
    let line = text.onOneLine.shortened(to: columns - 1)
    let isFirst = state.withLock { state in
      state.text = line
      defer { state.isTicking = true }
      return !state.isTicking
    }
    // Without a thread for it, nothing is shown.
    if isFirst { try? ThisProcess.startThread { [self] in tick() } }
  }

  /// Erases the line before other text goes to the terminal.
  ///
  /// - Parameter isWhole: Whether the other text ends with its line.
  func makeWay(forWhole isWhole: Bool) {
    state.withLock { state in
      Self.erase(&state)
      state.isBlocked = !isWhole
    }
  }

  /// Erases the line and ends the progress.
  package func end() {
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
