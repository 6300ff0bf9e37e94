import Foundation
import JSONText
import OperatingSystem
import Synchronization
import Testing

@testable import ModelContext

/// Sessions with a server of two tools and one resource, over pipes.
struct ModelContextServerTests {
  /// A state that changes while a client watches it.
  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  private static func offer(_ counter: Counter = Counter()) -> ServerOffer {
    ServerOffer(
      name: "test", version: "1", instructions: "call echo",
      tools: [
        Tool(
          "echo", title: "Echo", "Says it again.", [ToolParameter("text", "the text", isRequired: true)],
          output: .object(["type": .string("object")])
        ) { (arguments) throws(ToolProblem) in
          ToolAnswer([.text(arguments.text("text") ?? "")], structured: .object(["said": .boolean(true)]))
        },
        Tool("fail", title: "Fail", "Has no answer.", [], output: .object(["type": .string("object")])) {
          (_) throws(ToolProblem) in throw ToolProblem("no luck, try echo")
        },
      ],
      prompts: [
        Prompt("greet", title: "Greet", "Says hello.", [Prompt.Argument("name", "a name", isRequired: true)])
        {
          "Hello \($0("name") ?? "")"
        }
      ],
      templates: [],
      resources: { (_) throws(MessageError) in
        ([Resource("t:///a", name: "a", "A.", type: "text/plain")], nil)
      },
      read: { (uri) throws(MessageError) in uri == "t:///a" ? ResourceText("x", type: "text/plain") : nil },
      state: { uri in uri == "t:///a" || uri.isEmpty ? "\(counter.value.withLock { $0 })" : nil })
  }

  /// The messages with which a server answers lines.
  private static func answers(_ lines: [String]) throws -> [JSONValue] {
    let (input, output) = (Pipe(), Pipe())
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let server = ModelContextServer(offer(), output: output.fileHandleForWriting.fileDescriptor)
    try server.run(input: input.fileHandleForReading.fileDescriptor)
    try output.fileHandleForWriting.close()
    return try values(output.fileHandleForReading.readDataToEndOfFile())
  }

  private static func values(_ data: Data) throws -> [JSONValue] {
    try data.split(separator: UInt8(ascii: "\n")).map { line in
      var reader = JSONReader(Array(line))
      defer { #expect(throws: Never.self) { try reader.finish() } }
      return try reader.value()
    }
  }

  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private static func modern(_ id: Int, _ method: String, _ parameters: String = "") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(meta)\#(parameters.isEmpty ? "" : ",")\#(parameters)}}"#
  }

  private static func older(_ id: Int, _ method: String, _ parameters: String = "") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(parameters)}}"#
  }

  @Test func `a request of 2026-07-28 needs no session, and its result says so (basic/versioning)`() throws {
    let answers = try Self.answers([
      Self.modern(1, "server/discover"), Self.modern(2, "tools/list"),
      Self.modern(3, "tools/call", #""name":"echo","arguments":{"text":"hi"}"#),
      Self.modern(4, "prompts/get", #""name":"greet","arguments":{"name":"Ada"}"#),
      Self.modern(5, "resources/read", #""uri":"t:///a""#),
    ])
    let results = Dictionary(answers.map { ($0["id"]?.number, $0["result"] ?? .null) }) { first, _ in first }
    #expect(results.count == 5)
    for (id, result) in results {
      #expect(result["resultType"]?.text == "complete", "\(id ?? 0)")
      let server = result["_meta"]?["io.modelcontextprotocol/serverInfo"]
      #expect(server?["name"]?.text == "test")
    }
    #expect(results[1]?["supportedVersions"] == .array([.string("2026-07-28")]))
    for id in [1.0, 2, 5] {
      #expect(results[id]?["ttlMs"]?.number == 0 && results[id]?["cacheScope"]?.text == "private")
    }
    #expect(results[3]?["structuredContent"]?["said"]?.truth == true)
    #expect(results[4]?["messages"]?.elements.first?["content"]?["text"]?.text == "Hello Ada")
    #expect(results[5]?["contents"]?.elements.first?["text"]?.text == "x")
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
    ("2026-07-28", "2025-11-25"),
  ])
  func `initialize begins a session of a revision that both speak (2025-11-25, basic/lifecycle)`(
    asked: String, answered: String
  ) throws {
    let answers = try Self.answers([
      Self.older(1, "tools/list"), Self.older(2, "ping"),
      Self.older(3, "initialize", #""protocolVersion":"\#(asked)","capabilities":{}"#),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, Self.older(4, "tools/list"),
      Self.older(5, "server/discover"),
    ])
    let byID = Dictionary(answers.map { ($0["id"]?.number, $0) }) { first, _ in first }
    #expect(byID[1]?["error"]?["code"]?.number == -32_602)
    #expect(byID[2]?["result"] == .object([:]))
    #expect(byID[3]?["result"]?["protocolVersion"]?.text == answered)
    #expect(byID[4]?["result"]?["tools"]?.elements.count == 2)
    #expect(byID[4]?["result"]?["resultType"] == nil && byID[4]?["result"]?["ttlMs"] == nil)
    #expect(byID[5]?["error"]?["code"]?.number == -32_602)
  }

  @Test(arguments: [
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01"}}}"#,
      -32_022, "Unsupported"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
      -32_602, "clientCapabilities"
    ),
    (modern(1, "tools/call", #""name":"ech""#), -32_602, "did you mean 'echo'?"),
    (modern(1, "prompts/get", #""name":"greet""#), -32_602, "needs the argument 'name'"),
    (modern(1, "resources/read", #""uri":"t:///b""#), -32_602, "no resource 't:///b'"),
    (modern(1, "resources/subscribe", #""uri":"t:///a""#), -32_601, "no method"),
    (modern(1, "nothing"), -32_601, "no method 'nothing'"),
    ("{", -32_700, "not JSON"),
    (String(repeating: "a", count: 5_000_000), -32_600, "more than 4194304 bytes"),
  ])
  func `a request that cannot be answered is refused by name, and the server goes on`(
    line: String, code: Int, words: String
  ) throws {
    let answers = try Self.answers([line, Self.modern(9, "server/discover")])
    #expect(answers.count == 2)
    let error = answers.compactMap { $0["error"] }.first
    #expect(error?["code"]?.number == Double(code))
    #expect(error?["message"]?.text?.contains(words) == true, "\(error?["message"]?.text ?? "")")
    if code == -32_022 { #expect(error?["data"]?["supported"] == .array([.string("2026-07-28")])) }
    #expect(answers.contains { $0["id"]?.number == 9 && $0["result"] != nil })
  }

  @Test func `a tool that has no answer says what to do, as its result`() throws {
    let answers = try Self.answers([
      Self.modern(1, "tools/call", #""name":"fail""#),
      Self.modern(2, "tools/call", #""name":"echo","arguments":{"txt":"a"}"#),
    ])
    let texts = answers.map { $0["result"]?["content"]?.elements.first?["text"]?.text ?? "" }
    #expect(answers.allSatisfy { $0["result"]?["isError"]?.truth == true })
    #expect(answers.allSatisfy { $0["result"]?["structuredContent"] == nil })
    #expect(texts[0] == "no luck, try echo" && texts[1].contains("did you mean 'text'?"))
  }

  @Test
  func `work on a cancelled request ends, and messages are read meanwhile (basic/patterns/cancellation)`()
    throws
  {
    let (input, output) = (Pipe(), Pipe())
    let begun = DispatchSemaphore(value: 0)
    let ended = Mutex<Bool?>(nil)
    let wait = Tool("wait", title: "Wait", "Waits until it is cancelled.", [], output: .object([:])) {
      (_) throws(ToolProblem) in
      begun.signal()
      let end = Date.now.addingTimeInterval(60)
      while !Cancellation.isAsked, Date.now < end { ThisProcess.pause(milliseconds: 5) }
      ended.withLock { $0 = Cancellation.isAsked }
      throw ToolProblem("waited")
    }
    let offer = Self.offer()
    let server = ModelContextServer(
      ServerOffer(
        name: "test", version: "1", instructions: "", tools: [wait] + offer.tools, prompts: [], templates: [],
        resources: offer.resources, read: offer.read, state: offer.state),
      output: output.fileHandleForWriting.fileDescriptor)
    let done = DispatchSemaphore(value: 0)
    let descriptor = input.fileHandleForReading.fileDescriptor
    Thread.detachNewThread {
      try? server.run(input: descriptor)
      done.signal()
    }
    func write(_ lines: String...) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }
    try write(Self.modern(1, "tools/call", #""name":"wait""#))
    begun.wait()
    try write(
      Self.modern(2, "tools/call", #""name":"echo","arguments":{"text":"a"}"#), Self.older(3, "ping"))
    // The ping is answered while the first request is worked on, before the second one.
    #expect(try Self.values(output.fileHandleForReading.availableData).map { $0["id"]?.number } == [3])
    #expect(ended.withLock { $0 } == nil)
    try write(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    #expect(try Self.values(output.fileHandleForReading.availableData).map { $0["id"]?.number } == [2])
    #expect(ended.withLock { $0 } == true)
    try input.fileHandleForWriting.close()
    done.wait()
  }

  @Test(arguments: [
    ("echo", #"{"text":"hi"}"# as String?, ToolResponse.Outcome.done, "hi"),
    ("echo", nil, .problem, "needs the argument 'text'"), ("echo", "{", .problem, "not JSON"),
    ("echo", "[]", .problem, "takes an object"),
    ("echo", String(repeating: "[", count: 100_000), .problem, "not JSON"),
    ("fail", "{}", .problem, "try echo"), ("ech", "{}", .noSuchTool, "did you mean 'echo'?"),
    ("change", "{}", .noSuchTool, "ninefold mcp"),
  ])
  func `a tool is called without a session too, with the same result`(
    name: String, arguments: String?, outcome: ToolResponse.Outcome, words: String
  ) throws {
    let offer = Self.offer()
    let change = Tool("change", title: "Change", "Changes.", [], output: .object([:]), .changes) {
      (_) throws(ToolProblem) in ToolAnswer([.text("changed")], structured: .object([:]))
    }
    let response = ServerOffer(
      name: "test", version: "1", instructions: "", tools: offer.tools + [change], prompts: [], templates: [],
      resources: offer.resources, read: offer.read, state: offer.state
    ).response(of: name, arguments: arguments.map { Array($0.utf8) })
    #expect(response.outcome == outcome && response.body["isError"]?.truth == (outcome != .done))
    let text = response.body["content"]?.elements.first?["text"]?.text ?? ""
    #expect(text.contains(words), "\(text)")
    guard outcome != .noSuchTool, let arguments, arguments.hasPrefix("{\"") || arguments == "{}" else {
      return
    }
    let called = try Self.answers([
      Self.modern(1, "tools/call", #""name":"\#(name)","arguments":\#(arguments)"#)
    ])
    for member in ["content", "isError", "structuredContent"] {
      #expect(called.first?["result"]?[member] == response.body[member])
    }
  }

  @Test func `a stream is acknowledged, told of changes, and ended (basic/patterns/subscriptions)`() throws {
    let (input, output, counter) = (Pipe(), Pipe(), Counter())
    let server = ModelContextServer(
      Self.offer(counter), output: output.fileHandleForWriting.fileDescriptor)
    let done = DispatchSemaphore(value: 0)
    let descriptor = input.fileHandleForReading.fileDescriptor
    Thread.detachNewThread {
      try? server.run(input: descriptor)
      done.signal()
    }
    func write(_ line: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }
    var pending = Data()
    func next() throws -> JSONValue {
      while !pending.contains(UInt8(ascii: "\n")) { pending += output.fileHandleForReading.availableData }
      let end = try #require(pending.firstIndex(of: UInt8(ascii: "\n")))
      defer { pending = Data(pending[(end + 1)...]) }
      return try #require(try Self.values(Data(pending[...end])).first)
    }
    let filter = #""notifications":{"resourceSubscriptions":["t:///a","t:///none"],"toolsListChanged":true}"#
    try write(Self.modern(7, "subscriptions/listen", filter))
    let acknowledged = try next()
    #expect(acknowledged["method"]?.text == "notifications/subscriptions/acknowledged")
    #expect(
      acknowledged["params"]?["notifications"]
        == .object(["resourceSubscriptions": .array([.string("t:///a")])]))
    try write(Self.older(8, "initialize", #""protocolVersion":"2025-06-18""#))
    _ = try next()
    try write(Self.older(9, "resources/subscribe", #""uri":"t:///a""#))
    #expect(try next()["id"]?.number == 9)
    counter.value.withLock { $0 += 1 }
    let told = try [next(), next()]
    let streams = told.map { $0["params"]?["_meta"]?["io.modelcontextprotocol/subscriptionId"]?.number }
    #expect(told.allSatisfy { $0["method"]?.text == "notifications/resources/updated" })
    #expect(streams.contains(7) && streams.contains(nil))
    try write(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#)
    try write(Self.modern(10, "subscriptions/listen", filter))
    #expect(try next()["method"]?.text == "notifications/subscriptions/acknowledged")
    try input.fileHandleForWriting.close()
    let last = try next()
    #expect(last["id"]?.number == 10 && last["result"]?["resultType"]?.text == "complete")
    done.wait()
  }

  @Test func `a cancelled request that waits is not answered, and an open id is not used twice`() throws {
    let queue = RequestQueue()
    func entry(_ id: Int) -> RequestQueue.Entry {
      .init(request: .init(id: .number(id), method: "ping", parameters: .null), revision: .of2026July)
    }
    for id in 1...3 { #expect(queue.add(entry(id))) }
    #expect(!queue.add(entry(2)))
    queue.cancel(.number(2))
    queue.cancel(.number(99))
    queue.end()
    #expect(queue.next()?.request.id == .number(1))
    queue.cancel(.number(1))
    #expect(!queue.close(.number(1)))
    #expect(queue.next()?.request.id == .number(3))
    #expect(queue.close(.number(3)) && queue.next() == nil)
    #expect(queue.add(entry(2)))
  }

  @Test func `a request beyond those that may wait is added when one is taken`() throws {
    let queue = RequestQueue()
    func entry(_ id: Int) -> RequestQueue.Entry {
      .init(request: .init(id: .number(id), method: "ping", parameters: .null), revision: .of2026July)
    }
    for id in 0..<RequestQueue.mostWaiting { #expect(queue.add(entry(id))) }
    let added = Counter()
    let done = DispatchSemaphore(value: 0)
    let last = entry(-1)
    Thread.detachNewThread {
      _ = queue.add(last)
      added.value.withLock { $0 += 1 }
      done.signal()
    }
    #expect(added.value.withLock { $0 } == 0)
    #expect(queue.next()?.request.id == .number(0))
    done.wait()
    #expect(added.value.withLock { $0 } == 1)
  }

  @Test func `a stream or a resource too many is refused`() throws {
    let output = Pipe()
    let subscriptions = Subscriptions(
      MessageOutput(descriptor: output.fileHandleForWriting.fileDescriptor), find: { _ in "" })
    #expect(throws: MessageError.self) {
      try subscriptions.set(.number(0)) { $0.uris = (0...Subscriptions.mostResources).map { "t:///\($0)" } }
    }
    for id in 1...Subscriptions.mostStreams { try subscriptions.set(.number(id)) { $0.uris = ["t:///a"] } }
    #expect(throws: MessageError.self) { try subscriptions.set(.number(0)) { $0.uris = ["t:///a"] } }
    #expect(subscriptions.removeAll().count == Subscriptions.mostStreams)
  }
}
