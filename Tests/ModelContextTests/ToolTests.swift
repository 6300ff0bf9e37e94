import JSONText
import Testing

@testable import ModelContext

/// Arguments of tools, and the pages of their answers.
struct ToolTests {
  private static let parameters = [
    ToolParameter("name", "a name", isRequired: true), ToolParameter("count", "a count", .number(1...9)),
    ToolParameter("size", "a size", .decimal), ToolParameter("on", "on or off", .flag),
    ToolParameter("form", "a form", .choice(["round", "square"])), ToolParameter("texts", "texts", .texts),
    ToolParameter("parts", "parts", .objects([ToolParameter("id", "an id", isRequired: true)])),
  ]

  private static func value(_ text: String) throws -> JSONValue {
    var reader = JSONReader(Array(text.utf8))
    return try reader.value()
  }

  @Test(arguments: [
    ("{}", "needs the argument 'name'"), ("[]", "takes an object"), (#"{"name":1}"#, "is not a text"),
    (#"{"name":"a","nam":1}"#, "did you mean 'name'?"), (#"{"name":"a","count":10}"#, "from 1 to 9"),
    (#"{"name":"a","count":1.5}"#, "a whole number"), (#"{"name":"a","size":"1"}"#, "is not a number"),
    (#"{"name":"a","on":"yes"}"#, "true or false"),
    (#"{"name":"a","form":"rond"}"#, "did you mean 'round'?"),
    (#"{"name":"a","texts":[1]}"#, "array of texts"),
    (#"{"name":"a","parts":[]}"#, "one at least"), (#"{"name":"a","parts":[{}]}"#, "parts[0] needs"),
    (#"{"name":"a","parts":[{"id":"b","x":1}]}"#, "parts[0] has no argument 'x'"),
  ])
  func `an argument that is not declared so is refused, with what to give instead`(
    text: String, words: String
  ) throws {
    let value = try Self.value(text)
    let problem = #expect(throws: ToolProblem.self) {
      try ToolArguments(value, Self.parameters, of: "the tool")
    }
    #expect(problem?.description.contains(words) == true, "\(problem?.description ?? "")")
  }

  @Test func `arguments are read, and null is none`() throws {
    let text = #"{"name":"a","count":3,"size":0.5,"on":true,"form":null,"texts":["b"],"parts":[{"id":"c"}]}"#
    let arguments = try ToolArguments(Self.value(text), Self.parameters, of: "the tool")
    #expect(arguments.text("name") == "a" && arguments.number("count") == 3 && arguments.flag("on"))
    #expect(
      arguments.decimal("size") == "0.5" && arguments.text("form") == nil && arguments.texts("texts") == ["b"]
    )
    let parts = try arguments.objects("parts", [ToolParameter("id", "an id")])
    #expect(parts.map { $0.text("id") } == ["c"])
  }

  /// A value of documents with scenes with views, and its text.
  private static let answer: (text: String, value: JSONValue) = {
    func view(_ name: String) -> JSONValue { .object(["id": .string(name), "frame": .array([.number(1)])]) }
    func scene(_ name: String, _ count: Int) -> JSONValue {
      .object([
        "name": .string(name),
        "frames": .object(["views": .array((0..<count).map { view("\(name).\($0)") })]),
      ])
    }
    let documents = (0..<5).map { index in
      JSONValue.object([
        "path": .string("\(index)"), "scenes": .array([scene("\(index)a", index), scene("\(index)b", 3)]),
      ])
    }
    let text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    return (text, .object(["version": .string("1"), "documents": .array(documents), "none": .array([])]))
  }()

  /// The ids of the views of a value, in their order.
  private static func ids(_ value: JSONValue) -> [String] {
    (value["documents"]?.elements ?? []).flatMap { document in
      (document["scenes"]?.elements ?? []).flatMap { scene in
        (scene["frames"]?["views"]?.elements ?? []).compactMap { $0["id"]?.text }
      }
    }
  }

  @Test(arguments: [20, 60, 130, 400, 5_000])
  func `the pages of an answer have all of it once, each row in what is around it`(most: Int) throws {
    let (text, value) = Self.answer
    var (cursor, pages) = (nil as String?, [AnswerPage]())
    repeat {
      let page = try AnswerPage(text: text, value: value, from: cursor, most: most)
      #expect((page.next == nil) == (page.left == nil))
      #expect(page.value["version"]?.text == "1" && page.value["none"] == .array([]))
      pages.append(page)
      cursor = page.next
    } while cursor != nil && pages.count < 500
    #expect(pages.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") == text)
    #expect(pages.flatMap { Self.ids($0.value) } == Self.ids(value))
    #expect((pages.count == 1) == (most == 5_000))
  }

  @Test(arguments: ["", "1.2", "a.b.c", "-1.0.x", "1.1.0123456789abcdef"])
  func `a cursor that the answer did not give is refused`(cursor: String) throws {
    #expect(throws: ToolProblem.self) {
      try AnswerPage(text: Self.answer.text, value: Self.answer.value, from: cursor, most: 100)
    }
  }

  @Test func `a text that is longer than a page is cut, with how much is left out`() throws {
    let page = try AnswerPage(
      text: String(repeating: "a", count: 500),
      value: .object(["long": .string(String(repeating: "b", count: 500))]),
      from: nil, most: 100)
    #expect(page.text.count == 101)
    #expect(page.value["long"]?.text?.hasSuffix("… (400 more characters)") == true)
  }
}
