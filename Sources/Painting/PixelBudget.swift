import Dispatch
import Synchronization

/// The pixels that all threads together may have in pictures at a time.
///
/// Who wants more than is left waits, in the order of asking. A picture that is larger than all waits until
/// it is the only one.
final class PixelBudget: Sendable {
  private struct State {
    var used = 0
    var waiting: [(pixels: Int, turn: DispatchSemaphore)] = []
  }

  private let state = Mutex(State())
  private let most: Int

  init(_ most: Int) { self.most = most }

  /// Does work that needs pixels, which must not ask for more of them itself.
  func spend<Value>(
    _ pixels: Int, _ work: () throws(PaintingError) -> Value
  ) throws(PaintingError) -> Value {
    let turn: DispatchSemaphore? = state.withLock { state in
      if state.waiting.isEmpty, state.used == 0 || state.used + pixels <= most {
        state.used += pixels
        return nil
      }
      let turn = DispatchSemaphore(value: 0)
      state.waiting.append((pixels, turn))
      return turn
    }
    turn?.wait()
    defer { giveBack(pixels) }
    return try work()
  }

  private func giveBack(_ pixels: Int) {
    state.withLock { state in
      state.used -= pixels
      while let next = state.waiting.first, state.used == 0 || state.used + next.pixels <= most {
        state.waiting.removeFirst()
        state.used += next.pixels
        next.turn.signal()
      }
    }
  }
}
