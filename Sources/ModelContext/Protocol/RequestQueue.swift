import Dispatch
import OperatingSystem
import Synchronization

/// The requests that wait for the one thread that answers them, in their order.
final class RequestQueue: Sendable {
  /// A request, and the revision that it is of.
  struct Entry: Sendable {
    let request: Message.Request
    let revision: Revision
    let cancellation = Cancellation()
  }

  private struct State {
    var entries: [Entry] = []
    /// All requests that are not answered, those that wait and the one that is worked on.
    var open: [RequestID: Cancellation] = [:]
    var isEnded = false
  }

  /// How many requests wait before the reader of the stream does.
  static let mostWaiting = 64

  private let state = Mutex(State())
  /// Signalled once for each place: a semaphore may not be released with fewer than it was made with.
  private let free = DispatchSemaphore(value: 0)
  private let filled = DispatchSemaphore(value: 0)

  init() {
    for _ in 0..<Self.mostWaiting { free.signal() }
  }

  /// Adds a request, after waiting for a place.
  ///
  /// - Returns: Whether no open request has its identifier.
  func add(_ entry: Entry) -> Bool {
    let isNew = state.withLock { state in
      if state.open[entry.request.id] != nil { return false }
      state.open[entry.request.id] = entry.cancellation
      return true
    }
    guard isNew else { return false }
    free.wait()
    state.withLock { $0.entries.append(entry) }
    filled.signal()
    return true
  }

  /// Says that a request need not be answered, and asks for the end of the work on it; one that is not open
  /// is none.
  func cancel(_ id: RequestID) { state.withLock { $0.open[id] }?.ask() }

  /// Says that no request need be answered.
  func cancelAll() {
    for cancellation in state.withLock({ Array($0.open.values) }) { cancellation.ask() }
  }

  /// Says that no request follows.
  func end() {
    state.withLock { $0.isEnded = true }
    filled.signal()
  }

  /// The next request that is not cancelled, for which this waits; nil where there will be none.
  func next() -> Entry? {
    while true {
      filled.wait()
      let entry: Entry? = state.withLock { state in state.entries.isEmpty ? nil : state.entries.removeFirst()
      }
      guard let entry else { return nil }
      free.signal()
      if !entry.cancellation.isAsked { return entry }
      _ = close(entry.request.id)
    }
  }

  /// Ends a request.
  ///
  /// - Returns: Whether it is to be answered.
  func close(_ id: RequestID) -> Bool {
    state.withLock { $0.open.removeValue(forKey: id) }.map { !$0.isAsked } ?? false
  }
}
