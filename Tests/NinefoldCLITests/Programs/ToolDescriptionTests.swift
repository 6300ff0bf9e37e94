import Foundation
import JSONText
import Ninefold
import TestSupport
import Testing

@testable import ModelContext
@testable import NinefoldCLI

/// The description of the tools that change nothing as an API of HTTP, held against their answers.
struct ToolDescriptionTests {
  private static let file = Fixtures.documentation.appending(path: "openapi.json")

  private static func offer() throws -> ServerOffer {
    ServerOffer(try ProgramSession(.files([Fixtures.adaptive.path]), isWritable: false))
  }

  /// The text of a value, a member or an element on a line where it has others in it.
  private static func text(_ value: JSONValue) throws -> String {
    var writer = JSONWriter()
    writer.value(value)
    let object = try JSONSerialization.jsonObject(with: Data(writer.finish()))
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self)
      + "\n"
  }

  @Test func `the committed description is that of the tools`() throws {
    try expectGolden(try Self.text(try Self.offer().openAPI), at: Self.file)
  }

  /// The schema at a path in the committed description.
  private static func schema(_ tool: String, _ response: String, in directory: TemporaryDirectory) throws
    -> JSONSchema
  {
    var reader = JSONReader(Array(try Data(contentsOf: file)))
    let responses = try reader.value()["paths"]?["/tools/\(tool)"]?["get"]?["responses"]
    var writer = JSONWriter()
    writer.value(
      try #require(responses?[response]?["content"]?["application/json"]?["schema"], "\(tool), \(response)"))
    try directory.write(writer.finish(), to: "schema.json")
    return try JSONSchema("schema.json", in: directory.url)
  }

  private static func json(_ value: JSONValue) throws -> JSON {
    var writer = JSONWriter()
    writer.value(value)
    return try JSON(String(decoding: writer.finish(), as: UTF8.self))
  }

  /// Arguments to which each tool has an answer.
  private static let arguments = [
    "scenes": "{}", "find": #"{"text":"a"}"#, "describe": #"{"characters":500}"#, "constraints": "{}",
    "values": #"{"object":"Con-07-001"}"#, "why": #"{"view":"Fig-ur-001"}"#, "check": "{}",
    "visual_format": #"{"format":"|[a]|"}"#,
    "console_conflict":
      #"{"log":"Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 A:0x2.width == 3 (active)>\"\n)"}"#,
    "diff": #"{"noFrames":true}"#,
    "picture": #"{"document":"Main.storyboard","scene":"Rea-de-001"}"#,
    "preview":
      #"{"document":"Main.storyboard","edits":[{"change":"set","object":"Con-07-001","attribute":"constant","value":"33"}]}"#,
  ]

  @Test func `each tool answers as the description says, and its problems too`() throws {
    let directory = try TemporaryDirectory()
    let offer = try Self.offer()
    #expect(Set(offer.readOnlyTools.map(\.name)) == Set(Self.arguments.keys))
    for (tool, arguments) in Self.arguments.sorted(by: { $0.key < $1.key }) {
      let answer = offer.response(of: tool, arguments: Array(arguments.utf8))
      #expect(answer.outcome == .done, "\(tool): \(answer.body)")
      #expect(
        try Self.schema(tool, "200", in: directory).problems(of: Self.json(answer.body)) == [], "\(tool)")
      let problem = offer.response(of: tool, arguments: Array(#"{"none":1}"#.utf8))
      #expect(problem.outcome == .problem)
      #expect(
        try Self.schema(tool, "400", in: directory).problems(of: Self.json(problem.body)) == [], "\(tool)")
    }
  }
}
