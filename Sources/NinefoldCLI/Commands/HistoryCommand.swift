import Ninefold

/// Lists the edits that can be undone.
struct HistoryCommand: Command {
  static let syntax = CommandSyntax(
    name: "history", summary: "list the edits that can be undone, the newest first",
    usage: ["history --database FILE [--project NAME] [--document PATH] [--format json|text]"],
    operands: .none, options: [.database, .project, .document, .format], required: [.database],
    details: ["Times are UTC."], examples: ["ninefold history --database scenes.db"])

  private let target: EditTarget
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    target = try EditTarget(arguments)
    format = try Format(arguments)
  }

  func run() throws -> ExitCode {
    let entries = try target.editing.history(of: target.document)
    switch format {
    case .text: try writeText(entries)
    case .json: try writeJSON(entries)
    }
    return .done
  }

  private func writeText(_ entries: [JournalEntry]) throws {
    var table = TextTable([
      ("EDIT", .right), ("TIME", .left), ("DOCUMENT", .left), ("SIZE CLASS", .left), ("WHAT", .left),
    ])
    for entry in entries {
      table.add([
        "\(entry.number)", Clock.text(entry.note.made), entry.document, entry.note.sizeClass.description,
        entry.note.summary.shown(upTo: 100),
      ])
    }
    var output = Output(descriptor: 1)
    for line in table.lines { try output.writeLine(line) }
    try output.flush()
  }

  private func writeJSON(_ entries: [JournalEntry]) throws {
    var json = JSONWriter(Output(descriptor: 1))
    try json.beginObject()
    try json.name("edits")
    try json.beginArray(.lines)
    for entry in entries {
      try json.beginObject()
      try json.member("edit", Double(entry.number))
      try json.member("time", Clock.text(entry.note.made))
      try json.member("document", entry.document)
      try json.member("sizeClass", entry.note.sizeClass.description)
      try json.member("summary", entry.note.summary)
      try json.end()
    }
    try json.end()
    try json.end()
    try json.flush()
  }
}
