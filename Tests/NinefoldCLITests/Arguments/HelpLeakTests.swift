import Testing

@testable import CommandLine
@testable import NinefoldCLI

struct HelpLeakTests {
  /// The options that a text names.
  private func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
  }

  /// The options of a command, of a group those of all its commands.
  private func spellings(of command: NamedCommand) -> Set<String> {
    let members = command.members.map { NamedCommand(path: [$0.configuration.name], member: $0) }
    return members.reduce(into: Set(command.allOptions.flatMap(\.spellings))) {
      $0.formUnion(spellings(of: $1))
    }
  }

  @Test(
    "help names no option, and speaks of no store, that the command does not have",
    arguments: NamedCommand.all)
  func leaks(command: NamedCommand) {
    let known = spellings(of: command)
    for parameter in command.parameters {
      #expect(options(in: parameter.help).isSubset(of: known), "\(parameter.spelling)")
      if !known.contains("--database") {
        #expect(!parameter.help.contains("stored"), "\(parameter.spelling)")
      }
      if command.arguments.isEmpty { #expect(!parameter.help.contains("SOURCE"), "\(parameter.spelling)") }
    }
    let configuration = command.member.configuration
    // The text about another command names that command's options.
    let own = (configuration.abstract + " " + configuration.discussion)
      .replacing(/ninefold( [a-z][a-z-]*)+( --[a-z-]+( [a-z]+)?)*/, with: "")
    #expect(options(in: own).isSubset(of: known))
  }

  @Test("an option's text fits every command: only those that add make ids")
  func seed() {
    let seeded = NamedCommand.all.filter { $0.options.contains { $0.name == "seed" } }
    #expect(seeded.map(\.path) == [["edit", "add"], ["edit", "constrain"]])
  }
}
