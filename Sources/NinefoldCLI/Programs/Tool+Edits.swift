import Answers
import CommandLine
import JSONText
import ModelContext
import Ninefold

extension ProgramSession {
  private static var edits: [ToolParameter] {
    [
      .document,
      ToolParameter(
        "edits", "the edits, each of what those before it leave; all are made or none",
        .objects(ProgramEdit.parameters), isRequired: true),
      ToolParameter(
        "revision", "the revision that an answer gave; where the document is another one now, nothing is done"
      ),
    ]
  }

  /// The tool that shows what edits will do.
  var preview: Tool {
    Tool(
      "preview", title: "Preview edits",
      """
      Says what edits will do before they are made: the patch, the frames that change in which size classes and devices, \
      new findings of checks and those that are gone; with picture also the scene before and after. Changes nothing.
      """,
      Self.edits + ToolParameter.screens + [
        ToolParameter("picture", "draw the changed scene before and after, on the first screen", .flag)
      ] + ToolParameter.page,
      output: CommandAnswer.schema(
        "review", required: ["documents", "findings"],
        beside: ["edit": Self.madeSchema(isMade: false), "gone": Self.goneSchema])
    ) { [self] (arguments) throws(ToolProblem) in
      let source = try open()
      let editing = try editing(arguments.text("document"), in: source)
      return try problem {
        let planned = try ProgramEdit.planned(arguments, of: editing.path)
        let edit = try editing.prepare(planned, expecting: arguments.text("revision"))
        return try EditPreviewAnswer(arguments, source).answer(of: edit)
      }
    }
  }

  /// The tool that makes edits.
  var edit: Tool {
    Tool(
      "edit", title: "Edit a document",
      """
      Makes edits of one document in its file, all of them or none, and answers with the patch. Preview them before. \
      Several edits of one call see each other. The answer's 'edit' is what undo takes.
      """, Self.edits, output: Self.madeSchema(isMade: true), .changes
    ) { [self] (arguments) throws(ToolProblem) in
      try refuseReading("edit")
      let editing = try editing(arguments.text("document"), in: open())
      return try problem {
        let planned = try ProgramEdit.planned(arguments, of: editing.path)
        let edit = try editing.apply(planned, expecting: arguments.text("revision"))
        let id = edit.isChange ? keep(edit, editing) : nil
        var members = edit.json
        members["edit"] = id.map(JSONValue.string)
        members["revision"] = .string(edit.edited.fingerprint)
        let title = edit.isChange ? "edited" : "unchanged"
        return ToolAnswer(
          [.text("\(title): \(edit.document): \(edit.outcome.summary)\n\(edit.shownDifference)")],
          structured: .object(members))
      }
    }
  }

  /// The tool that takes edits back.
  var undo: Tool {
    Tool(
      "undo", title: "Undo an edit",
      """
      Takes back an edit that the tool edit made, by the 'edit' of its answer, as long as the document is as the edit left \
      it. The last \(Self.mostEdits) edits can be taken back.
      """, [ToolParameter("edit", "the edit of the answer of the tool edit", isRequired: true)],
      output: Self.madeSchema(isMade: true), .takesBack
    ) { [self] (arguments) throws(ToolProblem) in
      try refuseReading("undo")
      let edit = try takeBack(arguments.text("edit") ?? "")
      let members: [String: JSONValue] = [
        "document": .string(edit.document), "changed": .boolean(true),
        "summary": .string("took back: \(edit.outcome.summary)"),
        "revision": .string(edit.before.fingerprint),
      ]
      return ToolAnswer(
        [.text("took back: \(edit.document): \(edit.outcome.summary)")], structured: .object(members))
    }
  }

  private func refuseReading(_ tool: String) throws(ToolProblem) {
    guard !isWritable else { return }
    throw ToolProblem(
      "nothing is changed: the server was started without --writable; the tool preview shows what '\(tool)' would do"
    )
  }

  /// The JSON Schema of the findings that are gone.
  private static let goneSchema = JSONValue.object([
    "type": .string("array"), "items": .object(["type": .string("object")]),
    "description": .string("the findings that are gone: rule, object and message"),
  ])

  /// The JSON Schema of what edits change, before or after they are made.
  private static func madeSchema(isMade: Bool) -> JSONValue {
    func property(_ type: String, _ description: String) -> JSONValue {
      .object(["type": .string(type), "description": .string(description)])
    }
    let ids = JSONValue.object([
      "type": .string("array"), "items": .object(["type": .string("string")]),
    ])
    return .object([
      "type": .string("object"),
      "required": .array(
        (["changed", "document", "summary"] + (isMade ? ["revision"] : [])).map(JSONValue.string)),
      "properties": .object([
        "changed": property("boolean", "whether anything was changed"),
        "document": property("string", "the path of the document"),
        "summary": property("string", "what was done, in words"),
        "added": ids, "removed": ids, "uninstalled": ids,
        "difference": property("string", "the patch, as git apply takes it"),
        "edit": property("string", "the argument edit of the tool undo"),
        "revision": property("string", "the revision of the document now"),
      ]),
    ])
  }
}

extension PreparedEdit {
  /// How many characters of a patch a program gets.
  private static let mostShown = 20_000

  /// The patch, cut where it is long.
  var shownDifference: String {
    let patch = difference
    let rest = patch.count - Self.mostShown
    return rest > 0 ? patch.prefix(Self.mostShown) + "… (\(rest) more characters)" : patch
  }

  /// The members that say what edits change.
  var json: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "document": .string(document), "changed": .boolean(isChange), "summary": .string(outcome.summary),
      "difference": .string(shownDifference),
    ]
    for (name, ids) in [
      ("added", outcome.added), ("removed", outcome.removed), ("uninstalled", outcome.uninstalled),
    ] {
      members[name] = .array(ids.map { .string($0.text) })
    }
    return members
  }
}
