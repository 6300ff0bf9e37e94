/// A command, or a group of commands, with the words that name it.
struct NamedCommand {
  /// The words after the program's name; none of the program itself.
  let path: [String]
  let member: CommandGroup.Member

  /// The arguments and options of the command alone; none of a group.
  var parameters: [Parameter] {
    guard case .command(let type) = member else { return path.isEmpty ? ProgramOptions().parameters : [] }
    return type.init().parameters
  }

  var arguments: [Parameter] { parameters.filter { $0.kind == .argument } }

  /// The options and flags of the command alone.
  var options: [Parameter] { parameters.filter { $0.kind != .argument } }

  /// The options and flags, with the global ones last.
  var allOptions: [Parameter] { options + GlobalOptions().parameters }

  /// Whether it is a group of commands.
  var isGroup: Bool { if case .group = member { true } else { false } }

  /// The commands that the next word can name.
  var members: [CommandGroup.Member] { sections.flatMap(\.members) }

  /// The same commands by what they serve.
  var sections: [CommandGroup.Section] {
    guard case .group(let group) = member else { return [] }
    return group.sections
  }

  /// The program, its commands and the commands of these, each before those in it.
  static let all = named(.group(NinefoldCLI.commands), [])

  init(path: [String], member: CommandGroup.Member) {
    self.path = path
    self.member = member
  }

  /// The command that words name: the program where there are none.
  init(at path: [String]) throws(UsageError) {
    var member = CommandGroup.Member.group(NinefoldCLI.commands)
    for (index, word) in path.enumerated() {
      guard case .group(let group) = member else {
        throw UsageError(.unexpectedArgument(word, expected: "the words of one command"))
      }
      member = try group.member(word, after: Array(path[..<index]))
    }
    self.init(path: path, member: member)
  }

  private static func named(_ member: CommandGroup.Member, _ path: [String]) -> [NamedCommand] {
    let command = NamedCommand(path: path, member: member)
    return [command] + command.members.flatMap { named($0, path + [$0.configuration.name]) }
  }
}
