import Dispatch
import Synchronization

/// Does pieces of work on all cores and gives their results in the order in which the pieces were added.
///
/// It belongs to one thread, which adds pieces and takes results. A lone piece is done by whoever takes its
/// result, without another thread, unless its caller has other work to do before. Memory does not grow with
/// the pieces as long as nothing is added to a full queue.
package final class ParallelQueue<Result: Sendable> {
  private let line = WorkLine<Result>()
  /// Pieces whose results are not taken, the first of them from `first` on.
  private var pieces: [PieceOfWork<Result>] = []
  private var first = 0
  private var threads = 0
  private let mostThreads: Int
  private let isCallerBusy: Bool

  /// How many pieces for each thread wait, are done, or have a result that is not taken.
  private static var piecesPerThread: Int { 16 }

  /// An empty queue that works on some threads beside the caller's; on as many as there are cores by itself.
  ///
  /// - Parameter isCallerBusy: Whether the caller does more between pieces than to make them, so that even a
  ///   lone piece is better done on another thread.
  package init(threads: Int = ThisProcess.coreCount, isCallerBusy: Bool = false) {
    mostThreads = max(threads, 0)
    self.isCallerBusy = isCallerBusy
  }

  deinit { line.close(threads: threads) }

  /// How many results are not taken.
  package var count: Int { pieces.count - first }

  /// Whether a result is to be taken before another piece is added.
  package var isFull: Bool { count >= Self.piecesPerThread * max(mostThreads, 1) }

  /// Adds a piece of work, which can be cancelled as the caller's can.
  package func add(_ work: @escaping @Sendable () -> Result) {
    if first == pieces.count {
      pieces.removeAll(keepingCapacity: true)
      first = 0
    }
    let current = Cancellation.current
    let piece = PieceOfWork { Cancellation.$current.withValue(current, operation: work) }
    pieces.append(piece)
    line.add(piece)
    if threads < mostThreads, count > threads + (isCallerBusy ? 0 : 1) { startThread() }
  }

  /// The result of the first piece whose result was not taken, which this waits for; nil where there is none.
  package func next() -> Result? {
    guard first < pieces.count else { return nil }
    let piece = pieces[first]
    first += 1
    if first > Self.piecesPerThread * max(mostThreads, 1) {
      pieces.removeFirst(first)
      first = 0
    }
    // While another thread works on the first piece, this one works on those after it.
    while !piece.isDone, let other = line.take() { other.work() }
    return piece.takeResult()
  }

  /// Gives up the pieces that nobody works on, and waits for the others, whose results are lost.
  package func abandon() {
    let given = Set(line.takeAll().map(ObjectIdentifier.init))
    for piece in pieces[first...] where !given.contains(ObjectIdentifier(piece)) { _ = piece.takeResult() }
    pieces.removeAll()
    first = 0
  }

  /// Where the system has no thread, the pieces are done as their results are taken.
  private func startThread() {
    let line = line
    do throws(FileDefect) {
      try ThisProcess.startThread { while let piece = line.next() { piece.work() } }
      threads += 1
    } catch {}
  }
}

@available(*, unavailable, message: "A queue belongs to one thread of work.")
extension ParallelQueue: Sendable {}

/// A piece of work and its result.
private final class PieceOfWork<Result: Sendable>: Sendable {
  private let body: @Sendable () -> Result
  private let result = Mutex<Result?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  func work() {
    let made = body()
    result.withLock { $0 = made }
    done.signal()
  }

  /// Whether there is a result.
  var isDone: Bool { result.withLock { $0 != nil } }

  /// Waits for the result and gives it away.
  func takeResult() -> Result? {
    done.wait()
    return result.withLock { $0.take() }
  }
}

/// The pieces that nobody works on yet.
private final class WorkLine<Result: Sendable>: Sendable {
  private struct State {
    var pieces: [PieceOfWork<Result>] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  /// Signalled once for each piece, and for each thread that is to end.
  private let work = DispatchSemaphore(value: 0)

  func add(_ piece: PieceOfWork<Result>) {
    state.withLock { $0.pieces.append(piece) }
    work.signal()
  }

  /// Takes the first piece, for which it waits; nil where there will be none.
  func next() -> PieceOfWork<Result>? {
    while true {
      work.wait()
      let (piece, isClosed) = state.withLock { state in
        (state.pieces.isEmpty ? nil : state.pieces.removeFirst(), state.isClosed)
      }
      // Whoever takes a result may have taken the piece.
      if piece != nil || isClosed { return isClosed ? nil : piece }
    }
  }

  /// Takes the first piece; nil where there is none.
  func take() -> PieceOfWork<Result>? {
    state.withLock { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
  }

  /// Takes all pieces.
  func takeAll() -> [PieceOfWork<Result>] {
    state.withLock { state in
      defer { state.pieces.removeAll() }
      return state.pieces
    }
  }

  /// Lets threads end after their current piece of work.
  func close(threads: Int) {
    state.withLock { state in
      state.isClosed = true
      state.pieces.removeAll()
    }
    for _ in 0..<threads { work.signal() }
  }
}
