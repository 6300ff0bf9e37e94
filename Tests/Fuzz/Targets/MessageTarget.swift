#if TESTABLE
  import Foundation
  import JSONText
  @testable import ModelContext
  @testable import NinefoldCLI
  import Ninefold

  extension FuzzTarget {
    /// Messages of a program, a line each, to a server of a small document that it may change.
    static let messages = FuzzTarget(
      "messages", InputForm(.lines, words: messageWords), longest: 3 << 10, seeds: { messageSeeds },
      check: { input, isThorough in
        let session = try MessageSession(input)
        try session.checkAnswers()
        guard isThorough else { return }
        for line in session.lines { try session.checkCalls(line) }
      })
  }

  /// The lines of a session, and what a server answered.
  private struct MessageSession {
    /// Holds the document, the messages and the answers.
    private static let folder = Result { try ScratchFolder() }

    let lines: [[UInt8]]
    private let offer: ServerOffer
    private let answers: [JSONValue]

    init(_ input: [UInt8]) throws {
      let folder = try Self.folder.get()
      try folder.makeFolder("App")
      try folder.write(smallDocuments[0], to: "App/A.xib")
      try folder.write(input, to: "messages")
      try folder.write([], to: "answers")
      lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
      offer = ServerOffer(try ProgramSession(.files([folder.path + "/App"]), isWritable: true))
      let (reading, writing) = (
        try FileHandle(forReadingFrom: URL(filePath: folder.path + "/messages")),
        try FileHandle(forWritingTo: URL(filePath: folder.path + "/answers"))
      )
      try ModelContextServer(offer, output: writing.fileDescriptor).run(input: reading.fileDescriptor)
      try reading.close()
      try writing.close()
      answers = try folder.read("answers").split(separator: 0x0A).map { line in
        do throws(JSONDefect) {
          var reader = JSONReader(Array(line))
          let value = try reader.value()
          try reader.finish()
          return value
        } catch {
          throw BrokenProperty("an answer that is no JSON: \(String(decoding: line, as: UTF8.self))")
        }
      }
    }

    /// Each message that is answered has one answer, with its identifier.
    func checkAnswers() throws {
      var expected: [JSONValue: Int] = [:]
      var isCancelled = false
      for line in lines where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
        do throws(MessageError) {
          switch try Message(line) {
          case .request(let request): expected[request.id.json, default: 0] += 1
          case .notification(let method, _):
            isCancelled = isCancelled || method == "notifications/cancelled"
          case .response: break
          }
        } catch {
          expected[error.id?.json ?? .null, default: 0] += 1
        }
      }
      var found: [JSONValue: Int] = [:]
      for answer in answers {
        try require(answer["jsonrpc"]?.text == "2.0", "an answer without its revision: \(answer)")
        guard answer["method"] == nil else { continue }
        let outcomes = [answer["result"], answer["error"]].compactMap(\.self).count
        try require(outcomes == 1, "an answer with \(outcomes) outcomes: \(answer)")
        found[answer["id"] ?? .null, default: 0] += 1
      }
      for (id, count) in found {
        try require(count <= expected[id] ?? 0, "\(count) answers to \(id) for \(expected[id] ?? 0) requests")
      }
      if !isCancelled { try require(found == expected, "answers \(found), expected \(expected)") }
    }

    /// A call without a session has the result that one in a session has, and its status says which.
    func checkCalls(_ line: [UInt8]) throws {
      for tool in offer.tools {
        let response = offer.response(of: tool.name, arguments: line)
        let isError = response.body["isError"]?.truth
        try require(isError == (response.outcome != .done), "\(tool.name): \(response.outcome)")
        try require(response.body["content"]?.elements.isEmpty == false, "\(tool.name): no content")
        let isChange = tool.effect != .readOnly
        try require(isChange == (response.outcome == .noSuchTool), "\(tool.name): \(response.outcome)")
      }
    }
  }

  private let messageMeta = #"""
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """#

  private func message(_ id: Int, _ method: String, _ parameters: String = "") -> String {
    let rest = parameters.isEmpty ? "" : "," + parameters
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(messageMeta)\#(rest)}}"#
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
    message(id, "tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#)
  }

  private let messageSeeds: [[UInt8]] = [
    [message(1, "server/discover"), message(2, "tools/list"), call(3, "scenes"), call(4, "describe")],
    [
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":3,"method":"resources/list"}"#,
    ],
    [
      call(
        1, "preview", #"{"edits":[{"change":"set","object":"a","attribute":"numberOfLines","value":"2"}]}"#),
      call(2, "edit", #"{"edits":[{"change":"add","parent":"v","type":"label","text":"New"}]}"#),
      call(3, "undo", #"{"edit":"1-0"}"#),
    ],
    [
      call(1, "find", #"{"text":"B","characters":500,"cursor":"0.0.0"}"#),
      call(2, "values", #"{"object":"k3","attribute":"constant"}"#),
      call(3, "why", #"{"view":"s","device":"iPhone SE","orientation":"landscape"}"#),
    ],
    [
      call(1, "check", #"{"only":["unsatisfiable"],"sizeClasses":["all"],"devices":["iPad"]}"#),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      message(2, "resources/read", #""uri":"ninefold:///documents/A.xib""#),
    ],
    [
      message(1, "subscriptions/listen", #""notifications":{"resourcesListChanged":true}"#),
      message(2, "prompts/get", #""name":"translate","arguments":{"locale":"de"}"#),
      call(3, "visual_format", #"{"format":"H:|-[a]-8-[s(==a)]|","edges":"safeArea"}"#), "[]", "{",
    ],
  ].map { Array($0.joined(separator: "\n").utf8) }

  private let messageWords = [
    "{}", "[]", "null", "-1", "1e400", "\"\"", "\\u0000", "\"id\":1", "\"jsonrpc\":\"2.0\"",
    "\"method\":\"tools/call\"", "\"name\":\"constraints\"", "\"name\":\"diff\"", "\"document\":\"A.xib\"",
    "\"document\":\"../A.xib\"", "\"scene\":\"\"", "\"edits\":[{\"change\":\"delete\",\"object\":\"s\"}]",
    "{\"change\":\"constrain\",\"equation\":\"a.top = s.bottom + 8\"}", "\"sizeClass\":\"compact-any\"",
    "\"requestId\":1", "\"cursor\":\"9.9.9\"", "\n",
  ]
#endif
