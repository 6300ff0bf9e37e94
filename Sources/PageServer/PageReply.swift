import CMicroHTTPD
import Synchronization

/// A request that is answered later, by whoever has it.
package final class PageReply: Sendable {
  private enum State {
    case waiting
    case answered(PageAnswer)
    case done
  }

  private let state = Mutex(State.waiting)
  private let resume: @Sendable () -> Void

  init(resume: @escaping @Sendable () -> Void) { self.resume = resume }

  /// Answers the request; a second answer is left out.
  package func finish(_ answer: PageAnswer) {
    let isFirst = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .answered(answer)
      return true
    }
    if isFirst { resume() }
  }

  /// Whether the request is not answered yet.
  package var isOpen: Bool { state.withLock { if case .waiting = $0 { true } else { false } } }

  /// The answer, once; nil before it is there.
  func take() -> PageAnswer? {
    state.withLock { state in
      guard case .answered(let answer) = state else { return nil }
      state = .done
      return answer
    }
  }
}
