import JSONText
import OperatingSystem
import Synchronization

/// The resources whose changes a client asked to be told of. A thread looks at them while there are any.
final class Subscriptions: Sendable {
  /// The changes that one stream of notifications is of.
  struct Filter: Hashable, Sendable {
    var uris: [String] = []
    /// Whether changes of the list of resources are told.
    var ofList = false

    var isEmpty: Bool { uris.isEmpty && !ofList }
  }

  private struct State {
    /// The streams of `subscriptions/listen`, by the request; the key nil is that of `resources/subscribe`.
    var filters: [RequestID?: Filter] = [:]
    /// The states that were seen last.
    var seen: [String: String?] = [:]
    var isWatching = false
  }

  /// How many streams a client may have.
  static let mostStreams = 64
  /// How many resources a stream may be of.
  static let mostResources = 1_000
  /// Milliseconds between two looks at resources, and how many of these come to one look at their list.
  private static let pace = 200
  private static let looksOfList = 10

  private let output: MessageOutput
  private let find: @Sendable (_ uri: String) -> String?
  private let state = Mutex(State())

  /// No subscriptions.
  ///
  /// - Parameter find: Gives the state of a resource, or of the list of all for an empty identifier.
  init(_ output: MessageOutput, find: @escaping @Sendable (_ uri: String) -> String?) {
    self.output = output
    self.find = find
  }

  /// Changes the filter of a stream, after telling the client by a message, and begins to watch.
  func set(
    _ stream: RequestID?, acknowledgement: JSONValue? = nil, _ change: (inout Filter) -> Void
  ) throws(MessageError) {
    let added = state.withLock { state in
      var filter = state.filters[stream] ?? Filter()
      change(&filter)
      return filter
    }
    guard added.uris.count <= Self.mostResources else {
      throw MessageError(.invalidParameters, "more than \(Self.mostResources) resources in one subscription")
    }
    let states = Dictionary((added.uris + (added.ofList ? [""] : [])).map { ($0, find($0)) }) { $1 }
    let outcome: (isFull: Bool, starts: Bool) = state.withLock { state in
      if state.filters[stream] == nil, state.filters.count >= Self.mostStreams { return (true, false) }
      let isKept = stream != nil || !added.isEmpty
      state.filters[stream] = isKept ? added : nil
      for (uri, found) in states where state.seen[uri] == nil { state.seen[uri] = .some(found) }
      if let acknowledgement { output.write(acknowledgement) }
      defer { state.isWatching = state.isWatching || isKept }
      return (false, isKept && !state.isWatching)
    }
    if outcome.isFull {
      throw MessageError(.invalidParameters, "more than \(Self.mostStreams) subscriptions at once")
    }
    guard outcome.starts else { return }
    // Without a thread for it, no change is told.
    do throws(FileDefect) { try ThisProcess.startThread { [self] in watch() } } catch {
      state.withLock { $0.isWatching = false }
    }
  }

  /// Ends a stream; one that is not there is none.
  func remove(_ stream: RequestID) { state.withLock { $0.filters[stream] = nil } }

  /// Ends all streams, and gives the requests that began them.
  func removeAll() -> [RequestID] {
    state.withLock { state in
      defer { state.filters = [:] }
      return state.filters.keys.compactMap(\.self).sorted { "\($0)" < "\($1)" }
    }
  }

  /// Whether a request began a stream that is open.
  func isOpen(_ stream: RequestID) -> Bool { state.withLock { $0.filters[stream] != nil } }

  private func watch() {
    var looks = 0
    while true {
      ThisProcess.pause(milliseconds: Self.pace)
      looks += 1
      let isOfList = looks.isMultiple(of: Self.looksOfList)
      let watched: [String]? = state.withLock { state in
        guard !state.filters.isEmpty, !output.isClosed else {
          state.isWatching = false
          state.seen = [:]
          return nil
        }
        let filters = state.filters.values
        let uris = Set(filters.flatMap(\.uris)).sorted()
        return (isOfList && filters.contains(where: \.ofList) ? [""] : []) + uris
      }
      guard let watched else { return }
      for uri in watched { tell(of: uri, find(uri)) }
    }
  }

  private func tell(of uri: String, _ found: String?) {
    state.withLock { state in
      guard let former = state.seen[uri], former != found else {
        state.seen[uri] = .some(found)
        return
      }
      state.seen[uri] = .some(found)
      for (stream, filter) in state.filters.sorted(by: { "\($0.key as Any)" < "\($1.key as Any)" })
      where uri.isEmpty ? filter.ofList : filter.uris.contains(uri) {
        output.write(Self.notification(of: uri, stream))
      }
    }
  }

  private static func notification(of uri: String, _ stream: RequestID?) -> JSONValue {
    var parameters: [String: JSONValue] = uri.isEmpty ? [:] : ["uri": .string(uri)]
    if let stream { parameters["_meta"] = .object([MetaName.subscription: stream.json]) }
    return .object([
      "jsonrpc": .string("2.0"),
      "method": .string(
        uri.isEmpty ? "notifications/resources/list_changed" : "notifications/resources/updated"),
      "params": .object(parameters),
    ])
  }
}
