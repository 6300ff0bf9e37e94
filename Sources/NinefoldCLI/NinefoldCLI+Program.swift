import CommandLine

// The room of the command line takes the commands of a program; here they are those of ninefold.

extension NamedCommand {
  /// The program, its commands and the commands of these, each before those in it.
  static let all = all(of: NinefoldCLI.commands)

  /// The command that words name: the program where there are none.
  init(at path: [String]) throws(UsageError) { try self.init(at: path, of: NinefoldCLI.commands) }
}

extension ManualPage {
  /// All pages, that of the program the first.
  static var all: [ManualPage] { NamedCommand.all.map { ManualPage($0) } }

  init(_ command: NamedCommand) { self.init(command, version: NinefoldCLI.version) }
}

extension Shell {
  /// The script by which the shell completes the lines of ninefold.
  var completions: String { completions(of: NinefoldCLI.commands) }
}
