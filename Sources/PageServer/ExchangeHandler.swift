import CMicroHTTPD
import OperatingSystem
import SceneModel
import Synchronization

/// Takes the requests of all connections from the library, on its thread, and gives it the answers.
final class ExchangeHandler: Sendable {
  /// A request between two calls of the library.
  private final class Exchange {
    /// The reply that the request waits for; nil before it waits.
    var reply: PageReply?
  }

  private struct State {
    /// Nil before the port is known, and when the server ends.
    var rules: RequestRules?
    /// The replies that something is waited for, by their numbers.
    var listeners: [Int: PageReply] = [:]
    /// How many requests are put aside.
    var suspended = 0
    var count = 0
  }

  let library: MicroHTTPD
  private let workers: Workers
  private let limits: ServerLimits
  private let rate: RequestRate
  private let respond: @Sendable (PageRequest) -> PageResponse
  private let state = Mutex(State())

  init(
    _ library: MicroHTTPD, _ workers: Workers, _ limits: ServerLimits,
    _ respond: @escaping @Sendable (PageRequest) -> PageResponse
  ) {
    self.library = library
    self.workers = workers
    self.limits = limits
    self.respond = respond
    rate = RequestRate(limits.requestsPerSecond)
  }

  /// Lets requests in.
  func begin(_ rules: RequestRules) { state.withLock { $0.rules = rules } }

  /// Refuses all requests from now on, and waits until none is put aside.
  func end() {
    let listeners = state.withLock { state in
      state.rules = nil
      return Array(state.listeners.values)
    }
    for reply in listeners { reply.finish(.busy) }
    workers.close()
    while state.withLock({ $0.suspended > 0 }) { ThisProcess.pause(milliseconds: 1) }
  }

  /// The function that the library calls for each step of a request.
  static let answer: MHD_AccessHandlerCallback = { context, pointer, url, method, _, _, size, kept in
    guard let context = unsafe context, let pointer = unsafe pointer, let kept = unsafe kept,
      let url = unsafe url, let method = unsafe method
    else { return ninefold_no }
    let handler = unsafe Unmanaged<ExchangeHandler>.fromOpaque(context).takeUnretainedValue()
    let connection = unsafe Connection(pointer, handler.library)
    if let known = unsafe kept.pointee {
      // What there is of a body is left out: its request was refused.
      unsafe size?.pointee = 0
      let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
      return unsafe handler.answer(exchange, connection, String(cString: url))
    }
    let hasBody = RequestHead(of: connection).hasBody
    if let refusal = unsafe RequestRules.refusal(method: String(cString: method), hasBody: hasBody) {
      return connection.send(refusal)
    }
    unsafe kept.pointee = Unmanaged.passRetained(Exchange()).toOpaque()
    return ninefold_yes
  }

  /// The function that the library calls at the end of a request.
  static let completed: MHD_RequestCompletedCallback = { _, _, kept, _ in
    guard let known = unsafe kept?.pointee else { return }
    unsafe Unmanaged<Exchange>.fromOpaque(known).release()
    unsafe kept?.pointee = nil
  }

  private func answer(_ exchange: Exchange, _ connection: Connection, _ url: String) -> MHD_Result {
    if let reply = exchange.reply {
      return reply.take().map(connection.send) ?? ninefold_yes
    }
    switch response(to: url, on: connection) {
    case .answer(let answer): return connection.send(answer)
    case .work(let body):
      let reply = putAside(exchange, connection) { _ in }
      if !workers.add({ reply.finish(body()) }) { reply.finish(.busy) }
    case .later(let take):
      let number = state.withLock { state -> Int? in
        guard state.listeners.count < limits.listeners, state.rules != nil else { return nil }
        state.count += 1
        return state.count
      }
      guard let number else { return connection.send(.busy) }
      let reply = putAside(exchange, connection) { $0.listeners[number] = nil }
      state.withLock { $0.listeners[number] = reply }
      take(reply)
    }
    return ninefold_yes
  }

  private func response(to url: String, on connection: Connection) -> PageResponse {
    guard let rules = state.withLock({ $0.rules }), rate.take() else { return .answer(.busy) }
    let head = RequestHead(of: connection)
    do throws(RefusedRequest) {
      let path = try rules.path(
        of: url, host: head["host"], site: head["sec-fetch-site"], mode: head["sec-fetch-mode"])
      return respond(
        PageRequest(
          path: path, parameters: connection.values(ninefold_parameters), lastEvent: head["last-event-id"],
          takesPacked: head["accept-encoding"]?.contains("deflate") ?? false))
    } catch {
      return .answer(error.answer)
    }
  }

  /// Puts a request aside until its reply is there.
  ///
  /// - Parameter note: Notes that it is answered.
  private func putAside(
    _ exchange: Exchange, _ connection: Connection, _ note: @escaping @Sendable (inout State) -> Void
  ) -> PageReply {
    let reply = PageReply { [self] in
      connection.resume()
      state.withLock { state in
        note(&state)
        state.suspended -= 1
      }
    }
    exchange.reply = reply
    state.withLock { $0.suspended += 1 }
    connection.suspend()
    return reply
  }
}
