import Dispatch
import JSONText
package import OperatingSystem
import Synchronization

/// Answers the messages of one client over two streams (Model Context Protocol, transport `stdio`).
///
/// A request of revision 2026-07-28 says so in `_meta` and is answered by itself; `initialize` begins a
/// session of an older one. Both may be mixed. One thread reads and answers what needs no work, another does
/// the work, one request after the other; the first has the second end work on what is cancelled.
package final class ModelContextServer: Sendable {
  private let offer: ServerOffer
  private let output: MessageOutput
  private let queue = RequestQueue()
  private let subscriptions: Subscriptions
  /// The revision of the session; nil before `initialize`.
  private let session = Mutex<Revision?>(nil)

  /// A server of an offer.
  ///
  /// - Parameter descriptor: The open stream that it writes to.
  package init(_ offer: ServerOffer, output descriptor: Int32) {
    self.offer = offer
    let output = MessageOutput(descriptor: descriptor)
    self.output = output
    subscriptions = Subscriptions(output, find: offer.state)
  }

  /// Answers messages until the stream ends or nobody reads the answers.
  ///
  /// - Parameter descriptor: The open stream that is read.
  /// - Throws: ``FileDefect`` where the stream cannot be read, or the system has no thread.
  package func run(input descriptor: Int32) throws(FileDefect) {
    let done = DispatchSemaphore(value: 0)
    try ThisProcess.startThread { [self] in
      while let entry = queue.next() { answer(entry) }
      done.signal()
    }
    defer {
      // Nobody reads the answers any more.
      if output.isClosed { queue.cancelAll() }
      queue.end()
      done.wait()
      // A stream ends with the answer to the request that began it (2026-07-28, schema).
      for stream in subscriptions.removeAll() {
        let meta: [String: JSONValue] = [MetaName.subscription: stream.json]
        respond(["_meta": .object(meta)], to: stream, .of2026July)
      }
    }
    var reader = LineReader(descriptor: descriptor)
    while !output.isClosed, let line = try reader.next() { take(line) }
  }

  private func take(_ line: LineReader.Line) {
    do throws(MessageError) {
      guard case .whole(let bytes) = line else {
        throw MessageError(.invalidRequest, "a message of more than \(LineReader.mostBytes) bytes")
      }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return }
      switch try Message(bytes) {
      case .response: return
      case .notification("notifications/cancelled", let parameters):
        guard let id = parameters["requestId"].flatMap(RequestID.init) else { return }
        queue.cancel(id)
        subscriptions.remove(id)
      case .notification: return
      case .request(let request): take(request)
      }
    } catch {
      output.write(error.response(to: error.id))
    }
  }

  private func take(_ request: Message.Request) {
    do throws(MessageError) {
      let revision = try revision(of: request)
      if try answerAtOnce(request, revision) { return }
      guard !subscriptions.isOpen(request.id),
        queue.add(RequestQueue.Entry(request: request, revision: revision))
      else { throw MessageError(.invalidRequest, "an open request has the same id") }
    } catch {
      output.write(error.response(to: request.id))
    }
  }

  /// The revision that a request is of (2026-07-28, basic/versioning).
  private func revision(of request: Message.Request) throws(MessageError) -> Revision {
    let meta = request.parameters["_meta"]
    guard let asked = meta?[MetaName.revision] else {
      if request.method == "initialize" || request.method == "ping" { return .of2025November }
      if request.method != "server/discover", let revision = session.withLock({ $0 }) { return revision }
      throw MessageError(
        .invalidParameters, "neither a session, which initialize begins, nor '\(MetaName.revision)' in _meta")
    }
    guard let revision = asked.text.flatMap(Revision.init), !revision.hasSessions else {
      let known = Revision.withoutSessions.map { JSONValue.string($0.rawValue) }
      throw MessageError(
        .unsupportedRevision, "Unsupported protocol version",
        data: .object(["supported": .array(known), "requested": asked]))
    }
    guard case .object = meta?[MetaName.capabilities] else {
      throw MessageError(.invalidParameters, "no object '\(MetaName.capabilities)' in _meta")
    }
    return revision
  }

  /// Answers a request that takes no work.
  ///
  /// - Returns: Whether it is one.
  private func answerAtOnce(_ request: Message.Request, _ revision: Revision) throws(MessageError) -> Bool {
    let uri = request.parameters["uri"]?.text
    switch (request.method, revision.hasSessions) {
    case ("initialize", true): respond(beginSession(request.parameters), to: request.id, revision)
    case ("ping", true): respond([:], to: request.id, revision)
    case ("server/discover", false):
      var members = description(listChanges: true)
      members["supportedVersions"] = .array(Revision.withoutSessions.map { .string($0.rawValue) })
      respond(cached(members), to: request.id, revision)
    case ("subscriptions/listen", false): try listen(request)
    case ("resources/subscribe", true), ("resources/unsubscribe", true):
      guard let uri else { throw MessageError(.invalidParameters, "no text 'uri'") }
      let isAdded = request.method == "resources/subscribe"
      if isAdded, offer.state(uri) == nil { throw noResource(uri, revision) }
      try subscriptions.set(nil) { filter in
        filter.uris.removeAll { $0 == uri }
        if isAdded { filter.uris.append(uri) }
      }
      respond([:], to: request.id, revision)
    default: return false
    }
    return true
  }

  /// Begins a session, and gives the members of the result (2025-11-25, basic/lifecycle).
  private func beginSession(_ parameters: JSONValue) -> [String: JSONValue] {
    let asked = parameters["protocolVersion"]?.text.flatMap(Revision.init)
    let revision = asked.flatMap { $0.hasSessions ? $0 : nil } ?? .of2025November
    session.withLock { $0 = revision }
    var members = description(listChanges: false)
    members["protocolVersion"] = .string(revision.rawValue)
    members["serverInfo"] = server
    return members
  }

  private var server: JSONValue {
    .object(["name": .string(offer.name), "version": .string(offer.version)])
  }

  /// The members that describe the server.
  ///
  /// - Parameter listChanges: Whether changes of the list of resources are told to those who ask.
  private func description(listChanges: Bool) -> [String: JSONValue] {
    [
      "instructions": .string(offer.instructions),
      "capabilities": .object([
        "tools": .object([:]), "prompts": .object([:]),
        "resources": .object(["subscribe": .boolean(true), "listChanged": .boolean(listChanges)]),
      ]),
    ]
  }

  /// Opens a stream of notifications (2026-07-28, basic/patterns/subscriptions).
  private func listen(_ request: Message.Request) throws(MessageError) {
    guard case .object(let asked) = request.parameters["notifications"] else {
      throw MessageError(.invalidParameters, "no object 'notifications'")
    }
    if subscriptions.isOpen(request.id) {
      throw MessageError(.invalidRequest, "an open request has the same id")
    }
    let uris = asked["resourceSubscriptions"]?.elements.compactMap(\.text).filter { offer.state($0) != nil }
    let ofList = asked["resourcesListChanged"]?.truth ?? false
    var honored: [String: JSONValue] = [:]
    if let uris { honored["resourceSubscriptions"] = .array(uris.map(JSONValue.string)) }
    if ofList { honored["resourcesListChanged"] = .boolean(true) }
    let meta: [String: JSONValue] = [MetaName.subscription: request.id.json]
    let acknowledgement = JSONValue.object([
      "jsonrpc": .string("2.0"), "method": .string("notifications/subscriptions/acknowledged"),
      "params": .object(["_meta": .object(meta), "notifications": .object(honored)]),
    ])
    try subscriptions.set(request.id, acknowledgement: acknowledgement) { filter in
      filter.uris = uris ?? []
      filter.ofList = ofList
    }
  }

  private func answer(_ entry: RequestQueue.Entry) {
    let (request, revision) = (entry.request, entry.revision)
    let result = Cancellation.$current.withValue(entry.cancellation) {
      Result { () throws(MessageError) in try members(request, revision) }
    }
    guard queue.close(request.id) else { return }
    switch result {
    case .success(let members): respond(members, to: request.id, revision)
    case .failure(let error): output.write(error.response(to: request.id))
    }
  }

  /// The members of the result of a request that takes work.
  private func members(
    _ request: Message.Request, _ revision: Revision
  ) throws(MessageError) -> [String: JSONValue] {
    let parameters = request.parameters
    switch request.method {
    case "tools/list": return cached(["tools": .array(offer.tools.map(\.declaration))])
    case "tools/call":
      return try offer.call(parameters["name"]?.text ?? "", parameters["arguments"] ?? .object([:])).members
    case "resources/list":
      let page = try offer.resources(parameters["cursor"]?.text)
      var members: [String: JSONValue] = [
        "resources": .array(page.resources.map { $0.declaration("uri") })
      ]
      members["nextCursor"] = page.next.map(JSONValue.string)
      return cached(members)
    case "resources/templates/list":
      return cached(["resourceTemplates": .array(offer.templates.map { $0.declaration("uriTemplate") })])
    case "resources/read":
      let uri = parameters["uri"]?.text ?? ""
      guard let text = try offer.read(uri) else { throw noResource(uri, revision) }
      return cached(["contents": .array([text.contents(of: uri)])])
    case "prompts/list": return cached(["prompts": .array(offer.prompts.map(\.declaration))])
    case "prompts/get":
      let name = parameters["name"]?.text ?? ""
      guard let prompt = offer.prompts.first(where: { $0.name == name }) else {
        throw MessageError(unknown: "prompt", name, offer.prompts.map(\.name))
      }
      return try prompt.members(parameters["arguments"])
    default:
      throw MessageError(.noSuchMethod, "no method '\(request.method)' in revision \(revision.rawValue)")
    }
  }

  private func noResource(_ uri: String, _ revision: Revision) -> MessageError {
    MessageError(
      revision.hasSessions ? .noSuchResource : .invalidParameters,
      "no resource '\(uri)', expected one that resources/list or a template gives",
      data: .object(["uri": .string(uri)]))
  }

  /// The members of a result that says how long it holds: it may change at any time, and is this client's
  /// alone (2026-07-28, server/utilities/caching).
  private func cached(_ members: [String: JSONValue]) -> [String: JSONValue] {
    members.merging(["ttlMs": .number(0), "cacheScope": .string("private")]) { first, _ in first }
  }

  private func respond(_ members: [String: JSONValue], to id: RequestID, _ revision: Revision) {
    var members = members
    if revision.hasSessions {
      members["ttlMs"] = nil
      members["cacheScope"] = nil
    } else {
      members["resultType"] = .string("complete")
      var meta: [String: JSONValue] = [MetaName.server: server]
      if case .object(let given) = members["_meta"] { meta.merge(given) { first, _ in first } }
      members["_meta"] = .object(meta)
    }
    output.write(.object(["jsonrpc": .string("2.0"), "id": id.json, "result": .object(members)]))
  }
}
