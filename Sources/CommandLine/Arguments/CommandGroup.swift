import SceneModel

/// Commands that share the words before their names: those of the program, or the verbs of one of its
/// commands.
package struct CommandGroup: Sendable {
  /// A command or a group that a word can name.
  package enum Member: Sendable {
    case command(any Command.Type)
    case group(CommandGroup)

    package var configuration: CommandConfiguration {
      switch self {
      case .command(let type): type.configuration
      case .group(let group): group.configuration
      }
    }
  }

  /// Commands that serve one end.
  package struct Section: Sendable {
    /// The title, which help texts end with a colon.
    package let title: String
    package let members: [Member]

    package init(title: String, members: [Member]) {
      self.title = title
      self.members = members
    }
  }

  package let configuration: CommandConfiguration
  package let sections: [Section]
  /// The argument that may precede the name of a member, which takes it as its first argument; nil where
  /// there is none.
  package let subject: String?

  /// The members of all sections.
  package var members: [Member] { sections.flatMap(\.members) }

  package init(_ configuration: CommandConfiguration, _ sections: [Section], subject: String? = nil) {
    self.configuration = configuration
    self.sections = sections
    self.subject = subject
  }

  /// A group without sections.
  package init(_ configuration: CommandConfiguration, _ members: [Member], subject: String? = nil) {
    self.init(configuration, [Section(title: "commands", members: members)], subject: subject)
  }

  /// The member that a word names.
  ///
  /// - Parameter path: The words before it, after the program's name.
  func member(_ name: String, after path: [String]) throws(UsageError) -> Member {
    if let member = members.first(where: { $0.configuration.name == name }) { return member }
    let names = members.map(\.configuration.name)
    let nearest = place(of: name) ?? name.nearest(of: names)
    throw UsageError(.unknownCommand(name, nearest: nearest, known: names)).of(path)
  }

  /// The words that name a member of a group among the members, such as `edit set` for `set`.
  private func place(of name: String) -> String? {
    for case .group(let group) in members
    where group.members.contains(where: { $0.configuration.name == name }) {
      return group.configuration.name + " " + name
    }
    return nil
  }

  /// Removes the word that names a member from a command line, in which options of the member and the subject
  /// may precede it.
  func takeName(from words: inout [String]) -> String? {
    guard let index = nameIndex(in: words) else { return nil }
    return words.remove(at: index)
  }

  /// The index of the word that names a member, or most likely should.
  private func nameIndex(in words: [String]) -> Int? {
    let arguments = arguments(of: words)
    guard subject != nil else { return arguments.first }
    let names = members.map(\.configuration.name)
    return arguments.first { names.contains(words[$0]) }
      ?? arguments.first { words[$0].nearest(of: names) != nil }
      ?? arguments.first { !words[$0].contains { $0 == "." || $0 == "/" } }
  }

  /// The indices of the first arguments of a line: as many as can precede or be the name of a member.
  private func arguments(of words: [String]) -> [Int] {
    var arguments: [Int] = []
    var index = 0
    while index < words.count, arguments.count < (subject == nil ? 1 : 2) {
      if ArgumentParser.isOption(words[index]) {
        index += takesValue(words[index]) ? 2 : 1
      } else {
        arguments.append(index)
        index += 1
      }
    }
    return arguments
  }

  /// Whether the word after an option is its value.
  private func takesValue(_ option: String) -> Bool {
    let own = GlobalOptions().parameters + ProgramOptions().parameters
    // These need no instance of a command.
    if let known = own.first(where: { $0.spellings.contains(option) }) { return known.kind == .option }
    return members.contains { member in
      guard case .command(let type) = member else { return false }
      return type.init().parameters.contains { $0.kind == .option && $0.spellings.contains(option) }
    }
  }
}
