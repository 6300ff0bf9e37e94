import Answers
import CommandLine
import Ninefold
import OperatingSystem
import PageServer
import Synchronization

/// A page that is served, of a source that is opened again when it changes.
final class ServedSite: Sendable {
  /// A request for the next change.
  private struct Listener {
    let reply: PageReply
    let start: ContinuousClock.Instant
  }

  private struct State {
    /// The source as it was opened last, or why it cannot be opened.
    var project: Result<ServedProject, ServedFailure>
    /// How often the source was opened.
    var generation = 1
    /// The last number that those who wait were told.
    var told = 1
    var listeners: [Listener] = []
  }

  private let served: PageSource
  private let tools: ServedTools
  private let state: Mutex<State>

  /// How long a request for the next change waits before it is told that there was none. Seconds.
  private static let patience = 15
  /// The most requests for the next change that wait.
  ///
  /// A tab that was closed or reloaded is one until its time is up, since nobody sees its end while nothing
  /// is sent: the oldest makes room, and one that is still there asks again.
  private static let mostListeners = 16

  /// Opens a source.
  init(_ served: PageSource) throws {
    self.served = served
    tools = try ServedTools(served.source)
    state = Mutex(State(project: .success(try ServedProject(served, generation: 1))))
  }

  /// The way in which a request is answered.
  func response(to request: PageRequest) -> PageResponse {
    let path = request.path.isEmpty ? "index.html" : request.path
    if let file = ServedPage.files[path] { return .answer(file) }
    if path == "events" { return .later { [self] in listen(request, $0) } }
    if path == "openapi.json" { return .answer(tools.description) }
    if path.hasPrefix("tools/") {
      return .work { [tools] in tools.answer(String(path.dropFirst("tools/".count)), request) }
    }
    let project: ServedProject
    do { project = try state.withLock { $0.project }.get() } catch { return .answer(error.answer) }
    if path == "list.html" { return .answer(project.list) }
    let name = PathName.stem(of: path)
    let ending = PathName.ending(of: path)
    switch (name, ending) {
    case ("sql", ""):
      guard let database = served.database else { return .answer(ServedConsole.noDatabase) }
      return .work { ServedConsole(database).answer(request) }
    case ("data/findings", "json"), ("data/findings", "js"), ("data/environments", "json"):
      return .later { reply in
        project.findings.ask { found in
          reply.finish(
            Self.answer(request, name, ending) {
              let found = try found.get()
              return name == "data/findings" ? found.json : ServedProject.json(found.environments)
            })
        }
      }
    case (_, "svg"):
      return .work {
        Self.answer {
          var answer = PageAnswer(200, "image/svg+xml", try project.picture(name))
          answer.policy =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
          return answer
        }
      }
    case (_, "png"), (_, "jpg"):
      guard let bytes = project.file(path) else { return .answer(ServedFailure(ServedDefect.noPage).answer) }
      return .answer(PageAnswer(200, ending == "png" ? "image/png" : "image/jpeg", bytes))
    case (_, "json"), (_, "js"):
      return .work { Self.answer(request, name, ending) { try project.json(name, request) } }
    default: return .answer(ServedFailure(ServedDefect.noPage).answer)
    }
  }

  /// An answer of JSON, or of a script that hands it over; packed where that saves something.
  private static func answer(
    _ request: PageRequest, _ name: String, _ ending: String, _ json: () throws -> [UInt8]
  ) -> PageAnswer {
    answer {
      let bytes = try json()
      var answer =
        ending == "json"
        ? PageAnswer(200, "application/json", bytes)
        : PageAnswer(200, "text/javascript; charset=utf-8", PageScript.handing(bytes, as: name))
      // A layout follows the hand sooner as it is.
      let isWorthwhile = request.takesPacked && bytes.count > 4_096 && request.parameters.isEmpty
      if isWorthwhile, let packed = PackedBytes.zlib(answer.body) {
        answer.body = packed
        answer.headers = [("Content-Encoding", "deflate")]
      }
      return answer
    }
  }

  private static func answer(_ make: () throws -> PageAnswer) -> PageAnswer {
    do { return try make() } catch { return ServedFailure(error).answer }
  }
}

extension ServedSite {
  /// Follows the files of the source and tells the page what changes, as long as the program runs.
  ///
  /// - Parameter watch: Follows the files since before the source was opened.
  func follow(_ watch: consuming FolderWatch) -> Never {
    while true {
      let changed = watch.changes(within: 1_000)
      if !changed.isEmpty { open() }
      tell()
    }
  }

  /// Opens the source again.
  func open() {
    let next = state.withLock { $0.generation } + 1
    let project = Result { try ServedProject(served, generation: next) }.mapError { ServedFailure($0) }
    state.withLock { state in
      state.project = project
      state.generation = next
    }
  }

  /// Keeps a request until something changes.
  private func listen(_ request: PageRequest, _ reply: PageReply) {
    let known = (request.lastEvent ?? request.value("since")).flatMap { Int($0) }
    let (generation, oldest) = state.withLock { state -> (Int, PageReply?) in
      if known != state.generation { return (state.generation, nil) }
      let oldest = state.listeners.count == Self.mostListeners ? state.listeners.removeFirst().reply : nil
      state.listeners.append(Listener(reply: reply, start: .now))
      return (state.generation, oldest)
    }
    oldest?.finish(Self.event(generation, isChange: false))
    if known != generation { reply.finish(Self.event(generation, isChange: true)) }
  }

  /// Answers those who wait: all of them where the source was opened again, else those who waited for long.
  private func tell() {
    let (generation, isChange, answered) = state.withLock { state -> (Int, Bool, [PageReply]) in
      let isChange = state.told != state.generation
      state.told = state.generation
      let last = ContinuousClock.now - .seconds(Self.patience)
      let answered = state.listeners.filter { isChange || $0.start < last }
      state.listeners.removeAll { isChange || $0.start < last }
      return (state.generation, isChange, answered.map(\.reply))
    }
    for reply in answered { reply.finish(Self.event(generation, isChange: isChange)) }
  }

  /// An event as browsers read it (HTML, 9.2, Server-sent events). After each answer they ask again.
  private static func event(_ generation: Int, isChange: Bool) -> PageAnswer {
    let name = isChange ? "change" : "none"
    return PageAnswer(
      200, "text/event-stream",
      Array("retry: 100\nid: \(generation)\nevent: \(name)\ndata: \(generation)\n\n".utf8))
  }
}
