import Answers
import CommandLine
import ModelContext
import Ninefold

/// An edit as a program says it, by the options of the commands of `edit`.
enum ProgramEdit {
  /// The commands, by the changes that they make.
  private static var commands: [(name: String, type: any Command.Type)] {
    EditCommands.group.members.compactMap { member in
      if case .command(let type) = member { (member.configuration.name, type) } else { nil }
    }
  }

  /// The arguments of one edit.
  static var parameters: [ToolParameter] {
    [
      ToolParameter(
        "change", "what is done; each change takes some of the other arguments",
        .choice(commands.map(\.name)),
        isRequired: true),
      ToolParameter("object", "the object or constraint: its id, label or text (all but add and constrain)"),
      ToolParameter("attribute", "set, unset: the attribute, such as text or fontDescription.pointSize"),
      ToolParameter("value", "set: the value"),
      ToolParameter("element", "set: a whole keyed child, such as <color key=\"textColor\" white=\"1\"/>"),
      ToolParameter("force", "set: write also what the format is not known to have", .flag),
      ToolParameter("parent", "add, move: the view that gets it"),
      ToolParameter("type", "add: the kind of view, such as label"),
      ToolParameter("text", "add: its text, title or image"),
      ToolParameter("frame", "add: the saved frame, such as 0,0,100,20"),
      ToolParameter("at", "add, move: where among the subviews, 0 the back", .number(0...100_000)),
      ToolParameter("id", "add, constrain: the id of what is made"),
      ToolParameter("equation", "constrain: such as 'OK.leading = Cancel.trailing + 8 @750'"),
      ToolParameter("from", "delete: project or class"),
      ToolParameter("sizeClass", "the size class of the edit, such as compact-any; any-any by default"),
    ]
  }

  /// The options that have the names of the arguments.
  private static let options = [
    "object", "attribute", "value", "element", "parent", "type", "text", "frame", "id", "from",
  ]

  /// The edits of a call, for a document at a path.
  static func planned(_ arguments: ToolArguments, of path: String) throws(ToolProblem) -> [PlannedEdit] {
    var planned: [PlannedEdit] = []
    for (index, edit) in try arguments.objects("edits", parameters).enumerated() {
      let name = edit.text("change") ?? ""
      guard let type = commands.first(where: { $0.name == name })?.type as? any EditingCommand.Type else {
        throw ToolProblem("edits[\(index)]: no change '\(name)'")
      }
      do { planned.append(try Self.planned(type, words(edit, path))) } catch {
        throw ToolProblem("edits[\(index)], \(name): \(error)")
      }
    }
    return planned
  }

  private static func words(_ edit: ToolArguments, _ path: String) -> [String] {
    options.flatMap { edit.option($0, $0) } + edit.option("in", "sizeClass")
      + (edit.number("at").map { ["--at=\($0)"] } ?? []) + (edit.flag("force") ? ["--force"] : [])
      + ["--"] + (edit.text("equation").map { [$0] } ?? []) + [path]
  }

  private static func planned<Edited: EditingCommand>(
    _ type: Edited.Type, _ words: [String]
  ) throws -> PlannedEdit {
    let command = type.init()
    _ = try ArgumentParser.parse(words, into: command)
    return PlannedEdit(
      try command.edit(),
      EditSettings(
        sizeClass: command.options.sizeClass, seed: command.seed, force: command.isForced, takesNames: true))
  }
}
