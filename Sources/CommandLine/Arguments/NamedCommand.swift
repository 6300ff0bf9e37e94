/// A command, or a group of commands, with the words that name it.
package struct NamedCommand {
  /// The words after the program's name; none of the program itself.
  package let path: [String]
  package let member: CommandGroup.Member

  /// The arguments and options of the command alone; none of a group.
  package var parameters: [Parameter] {
    guard case .command(let type) = member else { return path.isEmpty ? ProgramOptions().parameters : [] }
    return type.init().parameters
  }

  package var arguments: [Parameter] { parameters.filter { $0.kind == .argument } }

  /// The options and flags of the command alone.
  package var options: [Parameter] { parameters.filter { $0.kind != .argument } }

  /// The options and flags, with the global ones last.
  var allOptions: [Parameter] { options + GlobalOptions().parameters }

  /// Whether it is a group of commands.
  var isGroup: Bool { if case .group = member { true } else { false } }

  /// The commands that the next word can name.
  package var members: [CommandGroup.Member] { sections.flatMap(\.members) }

  /// The same commands by what they serve.
  package var sections: [CommandGroup.Section] {
    guard case .group(let group) = member else { return [] }
    return group.sections
  }

  /// The program with some commands, these and the commands of these, each before those in it.
  package static func all(of program: CommandGroup) -> [NamedCommand] { named(.group(program), []) }

  package init(path: [String], member: CommandGroup.Member) {
    self.path = path
    self.member = member
  }

  /// The command of a program that words name: the program itself where there are none.
  package init(at path: [String], of program: CommandGroup) throws(UsageError) {
    var member = CommandGroup.Member.group(program)
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
