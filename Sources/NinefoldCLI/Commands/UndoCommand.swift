import Ninefold

/// Takes the newest edit back.
struct UndoCommand: Command {
  static let syntax = CommandSyntax(
    name: "undo", summary: "take the newest edit back",
    usage: ["undo --database FILE [--project NAME] [--document PATH] [--output DIR]"],
    operands: .none, options: [.database, .project, .document, .output], required: [.database],
    details: [
      "The document is then, byte for byte, what it was before the edit. Undoing again takes back the edit",
      "before it; what was undone cannot be redone. A document that was imported anew since is left alone.",
    ],
    examples: ["ninefold undo --database scenes.db"])

  private let target: EditTarget

  init(_ arguments: Arguments) throws(UsageError) { target = try EditTarget(arguments) }

  func run() throws -> ExitCode {
    let entry = try target.editing.undo(in: target.document)
    var output = Output(descriptor: 1)
    try output.writeLine("undone: edit \(entry.number): \(entry.document): \(entry.note.summary)")
    try output.flush()
    return try target.write(entry.document)
  }
}
