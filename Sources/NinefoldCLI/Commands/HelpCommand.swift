import Answers
import CommandLine

/// Prints the help of a command, or of the program.
struct HelpCommand: Command {
  static let configuration = CommandConfiguration(
    name: "help", abstract: "print the help of a command",
    examples: ["ninefold help layout", "ninefold help edit set"])

  @Argument("COMMAND", help: "the words that name the command; none for the overview") var path: [String] = []

  var declared: [any Declared] { [$path] }

  func run() throws -> TextReport { TextReport(text: CommandHelp(try NamedCommand(at: path)).text) }
}
