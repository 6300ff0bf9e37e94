import Dispatch
import OperatingSystem
import Synchronization

/// Threads that do work that is handed to them, so much of which may wait.
final class Workers: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  /// Signalled once for each piece of work, and for each thread that is to end.
  private let work = DispatchSemaphore(value: 0)
  private let most: Int
  private let count: Int

  /// - Throws: ``FileDefect`` where the system has no threads.
  init(count: Int, mostWaiting most: Int) throws(FileDefect) {
    self.most = most
    self.count = count
    for _ in 0..<count {
      try ThisProcess.startThread { [self] in
        while let next { next() }
      }
    }
  }

  /// Adds a piece of work; false where too much waits.
  func add(_ body: @escaping @Sendable () -> Void) -> Bool {
    let isTaken = state.withLock { state in
      guard state.waiting.count < most, !state.isClosed else { return false }
      state.waiting.append(body)
      return true
    }
    if isTaken { work.signal() }
    return isTaken
  }

  /// Lets the threads end when all is done that waits.
  func close() {
    state.withLock { $0.isClosed = true }
    for _ in 0..<count { work.signal() }
  }

  private var next: (@Sendable () -> Void)? {
    work.wait()
    return state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }
}
