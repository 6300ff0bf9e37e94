import Ninefold

/// Commands that share the words before their names: those of the program, or the verbs of one of its
/// commands.
struct CommandGroup: Sendable {
  /// What a word can name.
  enum Member: Sendable {
    case command(any Command.Type)
    case group(CommandGroup)

    var configuration: CommandConfiguration {
      switch self {
      case .command(let type): type.configuration
      case .group(let group): group.configuration
      }
    }
  }

  let configuration: CommandConfiguration
  let members: [Member]

  init(_ configuration: CommandConfiguration, _ members: [Member]) {
    self.configuration = configuration
    self.members = members
  }

  /// The member that a word names.
  ///
  /// - Parameter path: The words before it, after the program's name.
  func member(_ name: String, after path: [String]) throws(UsageError) -> Member {
    if let member = members.first(where: { $0.configuration.name == name }) { return member }
    let names = members.map(\.configuration.name)
    throw UsageError(.unknownCommand(name, nearest: name.nearest(of: names))).of(path)
  }

  /// Takes the word that names a member from a line, in which options of the member may stand before it.
  func takeName(from words: inout [String]) -> String? {
    var index = 0
    while index < words.count, ArgumentParser.isOption(words[index]) {
      index += takesValue(words[index]) ? 2 : 1
    }
    return index < words.count ? words.remove(at: index) : nil
  }

  /// Whether the word after an option is its value.
  private func takesValue(_ option: String) -> Bool {
    let members = members.lazy.flatMap { member -> [Parameter] in
      guard case .command(let type) = member else { return [] }
      return type.init().parameters
    }
    let isOption = { (parameter: Parameter) in
      parameter.kind == .option && parameter.spellings.contains(option)
    }
    return GlobalOptions().parameters.contains(where: isOption) || members.contains(where: isOption)
  }
}
