import Answers
import CommandLine
import JSONText
import ModelContext
import Ninefold

/// The answer of a command that runs for a program: lines for people, and the JSON of the same.
struct CommandAnswer {
  /// The lines, and the value.
  let text: String
  let value: JSONValue
  /// The messages to the standard error.
  let notes: [String]

  init(text: String, value: JSONValue, notes: [String]) {
    self.text = text
    self.value = value
    self.notes = notes
  }

  /// Runs a command, once for both forms of its result.
  ///
  /// - Throws: ``ToolProblem`` with its messages where it fails.
  init(_ words: [String], before arguments: [String] = []) throws(ToolProblem) {
    let (lines, json) = (OutputCapture(), OutputCapture())
    let code = NinefoldCLI.run(
      words + ["--format=\(Format.text.rawValue)", "--"] + arguments, lines, json: json)
    if lines.hasOverflowed || json.hasOverflowed {
      throw ToolProblem(
        "the answer has more than \(OutputCapture.mostBytes) bytes, expected to be asked about a document or a scene"
      )
    }
    if code == .failed || code == .usage {
      throw ToolProblem(lines.diagnostics.prefix(Self.mostNotes).joined(separator: "\n"))
    }
    try self.init(lines, json: json)
  }

  /// The answer that a report is, as it is written for a program.
  init(of report: inout some StructuredReport) throws {
    let (lines, json) = (OutputCapture(), OutputCapture())
    var terminal = Terminal()
    terminal.capture = lines
    try Terminal.$current.withValue(terminal) {
      try RunLog.$current.withValue(RunLog(version: NinefoldCLI.version)) { _ = try report.print(json: json) }
    }
    try self.init(lines, json: json)
  }

  private init(_ lines: OutputCapture, json: OutputCapture) throws(ToolProblem) {
    text = String(decoding: lines.results, as: UTF8.self)
    notes = lines.diagnostics
    let bytes = json.results
    do throws(JSONDefect) {
      var reader = JSONReader(bytes)
      value = bytes.isEmpty ? .object([:]) : try reader.value()
    } catch {
      throw ToolProblem("the answer has no JSON: expected \(error.expected)")
    }
  }

  /// How many messages a program gets.
  static let mostNotes = 40

  /// The answer of a tool: a page of the answer, with the messages.
  func page(_ arguments: ToolArguments, _ members: [String: JSONValue] = [:]) throws(ToolProblem)
    -> ToolAnswer
  {
    let most = arguments.number("characters") ?? ToolParameter.usualCharacters
    let cursor = arguments.text("cursor")
    let page = try AnswerPage(text: text, value: value, from: cursor, most: most)
    // The first page alone has them.
    let all = cursor == nil ? shownNotes(most / 4) : []
    var structured = members
    structured["answer"] = page.value
    structured["notes"] = .array(all.map(JSONValue.string))
    structured["complete"] = .boolean(page.next == nil)
    structured["nextCursor"] = page.next.map(JSONValue.string)
    structured["left"] = page.left.map(JSONValue.string)
    var parts = [page.text, all.joined(separator: "\n")].filter { !$0.isEmpty }
    if let next = page.next, let left = page.left { parts.append("\(left); go on with the cursor \(next)") }
    return ToolAnswer(
      [.text(parts.isEmpty ? "nothing" : parts.joined(separator: "\n"))], structured: .object(structured))
  }

  /// The first messages, one at least, and how many are left out.
  ///
  /// - Parameter most: About how many characters they may have together.
  private func shownNotes(_ most: Int) -> [String] {
    var shown: [String] = []
    var count = 0
    for note in notes.prefix(Self.mostNotes) {
      let text = note.shown(upTo: 400)
      count += text.count
      if !shown.isEmpty, count > most { break }
      shown.append(text)
    }
    let rest = notes.count - shown.count
    return shown + (rest > 0 ? ["and \(rest) more messages"] : [])
  }

  /// The JSON Schema of the structured content of such answers.
  ///
  /// - Parameters:
  ///   - answer: The schema in Documentation/Schemas of the member `answer`.
  ///   - required: The members that the answer always has.
  ///   - others: Further members, which are always there.
  static func schema(
    _ answer: String, required: [String], beside others: [String: JSONValue] = [:]
  ) -> JSONValue {
    func property(_ type: String, _ description: String) -> JSONValue {
      .object(["type": .string(type), "description": .string(description)])
    }
    return .object([
      "type": .string("object"),
      "required": .array((["answer", "complete", "notes"] + others.keys.sorted()).map(JSONValue.string)),
      "properties": .object(
        others.merging([
          "answer": .object([
            "type": .string("object"), "required": .array(required.map(JSONValue.string)),
            "description": .string(
              "as Documentation/Schemas/\(answer).json has it; a page may leave rows out"),
          ]),
          "notes": .object([
            "type": .string("array"), "items": .object(["type": .string("string")]),
            "description": .string("findings, warnings and refusals, a line each; on the first page alone"),
          ]),
          "complete": property("boolean", "whether nothing is left out"),
          "nextCursor": property("string", "the argument cursor of the next page"),
          "left": property("string", "what is left out after this page"),
          "revision": property(
            "string", "a text that changes with the document's bytes, for the argument revision of edits"),
        ]) { first, _ in first }),
    ])
  }
}
