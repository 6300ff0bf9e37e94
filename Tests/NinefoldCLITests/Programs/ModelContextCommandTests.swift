import Foundation
import JSONText
import Ninefold
import SceneModel
import TestSupport
import Testing

@testable import ModelContext
@testable import NinefoldCLI

/// The tools that `ninefold mcp` offers, called through the program as a client calls them.
struct ModelContextCommandTests {
  private static let meta = #"""
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """#
  private static let schemas = Fixtures.documentation.appending(path: "Schemas")

  /// The result of a call.
  private struct Called {
    let text: String
    let structured: JSON?
    let isError: Bool
    let pictures: Int
  }

  /// The results of calls of tools, in one session; nothing but messages is on the standard output.
  private static func call(
    _ calls: [(tool: String, arguments: String)], _ words: [String], in directory: TemporaryDirectory
  ) throws -> [Called] {
    let lines = calls.enumerated().map { index, call in
      #"{"jsonrpc":"2.0","id":\#(index),"method":"tools/call","params":{\#(meta),"name":"\#(call.tool)","arguments":\#(call.arguments)}}"#
    }
    let input = try directory.write(lines.map { $0 + "\n" }.joined(), to: "session")
    let outcome = try Fixtures.ninefold.run(["mcp"] + words, in: directory.url, input: input)
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let messages = try outcome.output.split(separator: "\n").map { try JSON(String($0)) }
    #expect(messages.count == calls.count)
    return try messages.map { message in
      guard case .array(let items) = try #require(message["result"]?["content"]) else {
        throw CocoaError(.coderInvalidValue)
      }
      let texts = items.compactMap { item -> String? in
        if case .string(let text) = item["text"] { text } else { nil }
      }
      return Called(
        text: texts.joined(separator: "\n"), structured: message["result"]?["structuredContent"],
        isError: message["result"]?["isError"] == .boolean(true),
        pictures: items.count { $0["type"] == .string("image") })
    }
  }

  /// A copy of the fixture in a directory.
  private static func copy() throws -> (directory: TemporaryDirectory, document: URL) {
    let directory = try TemporaryDirectory()
    let app = directory.url.appending(path: "App")
    try FileManager.default.copyItem(at: Fixtures.adaptive, to: app)
    return (directory, app.appending(path: "Main.storyboard"))
  }

  private static func text(_ value: JSON?) -> String? {
    if case .string(let text) = value { text } else { nil }
  }

  @Test(arguments: [
    ("scenes", "{}", "scenes"), ("find", #"{"text":"a"}"#, "find"),
    ("describe", #"{"device":"iPhone 8"}"#, "layout"), ("constraints", #"{"sizeClass":"any-any"}"#, "show"),
    ("values", #"{"object":"Con-07-001"}"#, "explain"), ("why", #"{"view":"Fig-ur-001"}"#, "layout"),
    ("check", #"{"sizeClasses":["all"]}"#, "check"),
    ("visual_format", #"{"format":"H:|-[a]-8-[b(==a)]|"}"#, "vfl"),
    (
      "console_conflict",
      #"{"log":"Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 A:0x2.width == 3 (active)>\",\n\"<NSLayoutConstraint:0x3 A:0x2.width == 4 (active)>\"\n)"}"#,
      "conflict"
    ),
    ("picture", #"{"document":"Main.storyboard","scene":"Rea-de-001","device":"iPhone 8"}"#, "render"),
    (
      "preview",
      #"{"document":"Main.storyboard","edits":[{"change":"set","object":"Con-07-001","attribute":"constant","value":"33"}],"picture":true}"#,
      "review"
    ),
  ])
  func `the answer of a tool is that of the command, as its schema describes it`(
    tool: String, arguments: String, schema: String
  ) throws {
    let (directory, _) = try Self.copy()
    let whole = arguments.dropLast() + (arguments == "{}" ? "" : ",") + #""characters":100000}"#
    let called = try #require(try Self.call([(tool, String(whole))], ["App"], in: directory).first)
    #expect(!called.isError, "\(called.text)")
    let answer = try #require(called.structured?["answer"])
    #expect(called.structured?["complete"] == .boolean(true))
    #expect(try JSONSchema("\(schema).json", in: Self.schemas).problems(of: answer) == [])
    #expect(called.pictures == (tool == "picture" ? 1 : tool == "preview" ? 2 : 0))
    #expect(!called.text.isEmpty)
  }

  @Test func `the pages of an answer have about as many characters as are asked for`() throws {
    let (directory, _) = try Self.copy()
    var (arguments, pages, documents) = (#"{"characters":700}"#, 0, 0)
    while pages < 60 {
      let called = try #require(try Self.call([("describe", arguments)], ["App"], in: directory).first)
      #expect(called.text.count < 2_000)
      guard case .array(let found) = called.structured?["answer"]?["documents"] else { break }
      documents += found.count
      pages += 1
      guard let next = Self.text(called.structured?["nextCursor"]) else { break }
      #expect(called.text.contains("left out"))
      arguments = #"{"characters":700,"cursor":"\#(next)"}"#
    }
    #expect(pages > 2 && pages < 60 && documents >= 2)
  }

  @Test func `several edits are made together or not at all, and taken back`() throws {
    let (directory, document) = try Self.copy()
    let before = try Data(contentsOf: document)
    let edits = #"""
      {"change":"add","parent":"Roo-tv-001","type":"label","text":"New","id":"New-la-001"},
      {"change":"constrain","equation":"New-la-001.width = 90"}
      """#.replacing("\n", with: "")
    let wrong = #"{"change":"set","object":"Nobody","attribute":"text","value":"x"}"#
    func call(_ edits: String) -> (String, String) {
      ("edit", #"{"document":"Main.storyboard","edits":[\#(edits)]}"#)
    }
    let failed = try Self.call([call(edits + "," + wrong)], ["App", "--writable"], in: directory)
    #expect(failed[0].isError && failed[0].text.contains("Nobody"))
    #expect(try Data(contentsOf: document) == before)
    let made = try Self.call([call(edits)], ["App", "--writable"], in: directory)
    #expect(!made[0].isError && made[0].text.contains("+++ App/Main.storyboard"), "\(made[0].text)")
    #expect(try String(contentsOf: document, encoding: .utf8).contains("New-la-001"))
    try before.write(to: document)
    let id = try #require(Self.text(made[0].structured?["edit"]))
    // The identifier of an edit is the same for the same edit, so that one session can be written beforehand.
    let both = try Self.call(
      [call(edits), ("undo", #"{"edit":"\#(id)"}"#)], ["App", "--writable"], in: directory)
    let sameID = Self.text(both[0].structured?["edit"]) == id
    #expect(both[1].isError != sameID)
    if sameID { #expect(try Data(contentsOf: document) == before) }
  }

  @Test func `an edit of a document that is another one now is refused, and nothing is lost`() throws {
    let (directory, document) = try Self.copy()
    let set = #""edits":[{"change":"set","object":"Con-07-001","attribute":"constant","value":"33"}]"#
    let preview = try Self.call(
      [("preview", #"{"document":"Main.storyboard",\#(set)}"#)], ["App"], in: directory)[0]
    let revision = try #require(Self.text(preview.structured?["revision"]))
    let text = try String(contentsOf: document, encoding: .utf8) + "<!-- other -->\n"
    try Data(text.utf8).write(to: document)
    let edit = #"{"document":"Main.storyboard",\#(set),"revision":"\#(revision)"}"#
    let refused = try Self.call([("edit", edit)], ["App", "--writable"], in: directory)[0]
    #expect(refused.isError && refused.text.contains("was changed since it was read"))
    #expect(try String(contentsOf: document, encoding: .utf8) == text)
  }

  @Test(arguments: [
    (
      "edit", #"{"document":"Main.storyboard","edits":[{"change":"delete","object":"Con-07-001"}]}"#,
      "without --writable"
    ),
    ("undo", #"{"edit":"1-0"}"#, "without --writable"),
    ("describe", #"{"document":"../Main.storyboard"}"#, "no document"),
    ("describe", #"{"document":"/etc/passwd"}"#, "no document"),
    ("describe", #"{"document":"Outside.storyboard"}"#, "link out of the sources"),
    (
      "preview", #"{"document":"Outside.storyboard","edits":[{"change":"delete","object":"Con-07-001"}]}"#,
      "link out"
    ),
    ("diff", #"{"revision":"/etc"}"#, "is a path or an option"),
    ("diff", #"{"revision":"--external"}"#, "is a path or an option"),
    ("describe", #"{"device":"iPhone 8 --scene x"}"#, "expected"),
    ("values", #"{"object":"Con-07-01"}"#, "no object"), ("describe", #"{"sizeClass":"big"}"#, "expected"),
    ("preview", #"{"edits":[{"change":"delete","object":"x"}]}"#, "expected the argument 'document'"),
    (
      "preview", #"{"document":"Main.storyboard","edits":[{"change":"constrain","equation":"a"}]}"#,
      "edits[0], constrain"
    ),
    ("check", #"{"only":["clipped-text"]}"#, "did you mean"),
  ])
  func `what is not allowed or cannot be is refused, with what to do`(
    tool: String, arguments: String, words: String
  ) throws {
    let (directory, document) = try Self.copy()
    try FileManager.default.copyItem(at: document, to: directory.url.appending(path: "Outside.storyboard"))
    try directory.link("App/Outside.storyboard", to: "../Outside.storyboard")
    let called = try Self.call([(tool, arguments)], ["App"], in: directory)[0]
    #expect(called.isError && called.text.contains(words), "\(called.text)")
  }

  @Test func `a stored project is asked about, edited in one transaction, and taken back`() throws {
    let (directory, _) = try Self.copy()
    let imported = try Fixtures.ninefold.run(["import", "App", "--database", "scenes.db"], in: directory.url)
    #expect(imported.code == 0, "\(imported.errors)")
    let set = #""edits":[{"change":"set","object":"Con-07-001","attribute":"constant","value":"33"}]"#
    let edit = #"{"document":"Main.storyboard",\#(set)}"#
    let calls = [
      ("scenes", "{}"), ("describe", #"{"document":"Main.storyboard"}"#), ("find", #"{"text":"Con-07"}"#),
      ("check", #"{"document":"Main.storyboard"}"#), ("preview", edit),
      ("picture", #"{"document":"Main.storyboard","scene":"Rea-de-001"}"#),
    ]
    let stored = try Self.call(calls, ["--database", "scenes.db"], in: directory)
    let files = try Self.call(calls, ["App"], in: directory)
    for ((call, stored), file) in zip(zip(calls, stored), files) {
      #expect(!stored.isError, "\(call.0): \(stored.text)")
      let text = file.text.replacing("App/Main.storyboard", with: "Main.storyboard")
      if ["scenes", "describe", "find", "preview"].contains(call.0) {
        #expect(stored.text == text, "\(call.0)")
      }
    }
    let refused = try Self.call(
      [("edit", edit), ("diff", "{}"), ("describe", #"{"document":"Mian.storyboard"}"#)],
      ["--database", "scenes.db"], in: directory)
    #expect(refused.allSatisfy(\.isError) && refused[0].text.contains("without --writable"))
    #expect(refused[1].text.contains("the sources are a database"))
    #expect(refused[2].text.contains("did you mean"), "\(refused[2].text)")
    let made = try Self.call(
      [("edit", edit), ("values", #"{"object":"Con-07-001","attribute":"constant"}"#)],
      ["--database", "scenes.db", "--writable"], in: directory)
    #expect(!made[0].isError && made[0].text.contains("+++ Main.storyboard"), "\(made[0].text)")
    #expect(made[1].text.contains("33"))
    let undone = try Fixtures.ninefold.run(["undo", "--database", "scenes.db"], in: directory.url)
    #expect(undone.code == 0, "\(undone.errors)")
  }

  @Test func `a link out of the sources is not written through`() throws {
    let (directory, document) = try Self.copy()
    let outside = directory.url.appending(path: "Outside.storyboard")
    try FileManager.default.copyItem(at: document, to: outside)
    try directory.link("App/Outside.storyboard", to: "../Outside.storyboard")
    let before = try Data(contentsOf: outside)
    let edit = #"{"document":"Outside.storyboard","edits":[{"change":"delete","object":"Con-07-001"}]}"#
    #expect(try Self.call([("edit", edit)], ["App", "--writable"], in: directory)[0].isError)
    #expect(try Data(contentsOf: outside) == before)
  }

  @Test func `tools are declared with schemas, and the guide names tools and arguments that there are`()
    throws
  {
    let session = try ProgramSession(.files([Fixtures.adaptive.path]), isWritable: false)
    let offer = ServerOffer(session)
    let names = offer.tools.map(\.name)
    #expect(Set(names).count == names.count && names.count == 14)
    for tool in offer.tools {
      #expect(tool.description.count < 500 && tool.description.hasSuffix("."), "\(tool.name)")
      let readOnly = tool.declaration["annotations"]?["readOnlyHint"]?.truth
      #expect(readOnly == !["edit", "undo"].contains(tool.name))
      #expect(tool.declaration["outputSchema"]?["type"]?.text == "object")
    }
    for match in ProgramGuide.page.matches(of: /`([a-z_]+)`/) {
      let word = String(match.1)
      let isArgument = offer.tools.contains { $0.parameters.contains { $0.name == word } }
      #expect(names.contains(word) || isArgument || word == "any", "\(word)")
    }
  }

  @Test(arguments: ["a b/ü.xib", "plain-1.storyboard", "50%25", ""])
  func `a percent-encoded name reads back (RFC 3986)`(name: String) {
    #expect(name.percentEncoded.percentDecoded == name)
    #expect(name.percentEncoded.allSatisfy { $0.isASCII && !" /%".contains($0) || $0 == "%" })
  }

  @Test(arguments: ["%", "%1", "%zz", "%ff"])
  func `a text that is not percent-encoded is none`(text: String) { #expect(text.percentDecoded == nil) }

  @Test func `documents, scenes, rules and the guide can be read`() throws {
    let session = try ProgramSession(.files([Fixtures.adaptive.path]), isWritable: false)
    let resources = ProgramResources(session: session)
    let listed = try resources.list(from: nil).resources
    #expect(listed.count > 30)
    for resource in listed {
      let text = try #require(try resources.text(of: resource.uri), "\(resource.uri)")
      #expect(!text.text.isEmpty && text.type == resource.type && resources.state(of: resource.uri) != nil)
    }
    let outline = try resources.text(of: "ninefold:///scenes/Main.storyboard/Rea-de-001")
    #expect(outline?.text.contains("installed") == true)
    for uri in ["ninefold:///none", "ninefold:///rules/none", "file:///etc/passwd", ""] {
      #expect(try resources.text(of: uri) == nil, "\(uri)")
    }
    #expect(throws: MessageError.self) { try resources.text(of: "ninefold:///documents/..%2Fx.storyboard") }
    #expect(throws: MessageError.self) { try resources.list(from: "x") }
  }
}

/// The bounds of answers and of what is kept of a program.
extension ModelContextCommandTests {
  /// A view with labels of random letters, which a picture can hardly make smaller.
  private static func noise(_ count: Int) -> String {
    var generator = SeededGenerator(seed: 1)
    let labels = (0..<count).map { index in
      let text = String(
        (0..<200).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "a" })
      return """
                <label contentMode="left" fixedFrame="YES" text="\(text)" id="n\(index)">
                    <rect key="frame" x="0.0" y="\(index * 12)" width="1000" height="12"/>
                    <fontDescription key="fontDescription" type="system" pointSize="10"/>
                </label>
        """
    }
    return Fixtures.xib(
      """
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="1000" height="\(count * 12)"/>
                  <subviews>\(labels.joined(separator: "\n"))</subviews>
              </view>
      """)
  }

  @Test func `pictures that are too many or too large are refused`() throws {
    let directory = try TemporaryDirectory()
    let many = try Self.call(
      [("picture", "{}"), ("picture", #"{"sheet":"map"}"#)], [Samples.folder.path], in: directory)
    for called in many {
      #expect(called.isError && called.text.contains("expected at most \(ProgramSession.mostPictures)"))
    }
    try directory.write(Self.noise(60), to: "Noise/Noise.xib")
    let large = try Self.call(
      [("picture", #"{"scale":3}"#), ("picture", #"{"scale":1}"#)], ["Noise"], in: directory)
    #expect(large[0].isError && large[0].text.contains("more than"), "\(large[0].text)")
    #expect(large[1].pictures == 1)
  }

  @Test func `messages that are too many are counted`() throws {
    let notes = (0..<CommandAnswer.mostNotes + 10).map { "note \($0)" }
    let answer = CommandAnswer(text: "a", value: .object([:]), notes: notes)
    let page = try answer.page(ToolArguments(.object([:]), [], of: "a tool"))
    let shown = page.structured?["notes"]?.elements.compactMap(\.text) ?? []
    #expect(shown.count == CommandAnswer.mostNotes + 1 && shown.last == "and 10 more messages")
    let long = CommandAnswer(
      text: "a", value: .object([:]), notes: (0..<30).map { String(repeating: "\($0)", count: 300) })
    let some = try long.page(ToolArguments(.object([:]), [], of: "a tool")).structured?["notes"]?.elements
    #expect((some?.count ?? 0) < 12 && some?.last?.text?.hasSuffix("more messages") == true)
    let cursor = "0.0.\(Fingerprint("a".utf8).text)"
    let parameters = [ToolParameter("cursor", "where to read on")]
    let next = try long.page(ToolArguments(.object(["cursor": .string(cursor)]), parameters, of: "a tool"))
    #expect(next.structured?["notes"]?.elements.isEmpty == true)
  }

  @Test func `a long patch is cut, with how much is left out`() throws {
    let (directory, _) = try Self.copy()
    let text = String(repeating: "long ", count: 8_000)
    let edit =
      #"{"document":"Main.storyboard","edits":[{"change":"add","parent":"Roo-tv-001","type":"label","text":"\#(text)"}]}"#
    let called = try Self.call([("edit", edit)], ["App", "--writable"], in: directory)[0]
    #expect(!called.isError && called.text.count < 25_000)
    #expect(Self.text(called.structured?["difference"])?.hasSuffix(" more characters)") == true)
  }

  @Test func `the first of many edits cannot be taken back any more`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Fixtures.xib(Fixtures.view("v1")), to: "View.xib")
    let session = try ProgramSession(.files([directory.path]), isWritable: true)
    let editing = try session.editing("View.xib", in: session.open())
    let edit = try editing.apply([PlannedEdit(.set("v1", attribute: "alpha", to: "0.5"), EditSettings())])
    let ids = (0...ProgramSession.mostEdits).map { _ in session.keep(edit, editing) }
    #expect(throws: ToolProblem.self) { try session.takeBack(ids[0]) }
    #expect(try session.takeBack(ids[1]).isChange)
  }

  @Test func `a resource that is too long is refused`() throws {
    let directory = try TemporaryDirectory()
    let long = String(repeating: "a", count: ProgramResources.mostBytes)
    try directory.write(Fixtures.xib(Fixtures.view("v1") + "<!--\(long)-->"), to: "View.xib")
    let resources = ProgramResources(session: try ProgramSession(.files([directory.path]), isWritable: false))
    let error = #expect(throws: MessageError.self) {
      try resources.text(of: "ninefold:///documents/View.xib")
    }
    #expect(error?.message.contains("more than \(ProgramResources.mostBytes) bytes") == true)
  }
}
