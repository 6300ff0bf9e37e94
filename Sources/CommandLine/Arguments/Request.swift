/// The request that a command line makes.
package enum Request {
  case run(any Command)
  case help(NamedCommand)
  case version

  /// Reads a line, the program's name left out.
  ///
  /// - Parameters:
  ///   - program: The commands of the program.
  ///   - global: The options that every command has, which are filled.
  package init(
    _ words: [String], of program: CommandGroup, _ global: GlobalOptions
  ) throws(UsageError) {
    do throws(UsageError) {
      self = try Self.request(program, words, global, after: [])
    } catch {
      global.take(from: words)
      throw error
    }
  }

  /// The request of words of which the first that is no option names a member of a group.
  ///
  /// - Parameter path: The words before.
  private static func request(
    _ group: CommandGroup, _ words: [String], _ global: GlobalOptions, after path: [String]
  ) throws(UsageError) -> Request {
    var words = words
    guard let name = group.takeName(from: &words) else {
      return try request(without: group, words, global, after: path)
    }
    let path = path + [name]
    switch try group.member(name, after: path.dropLast()) {
    case .group(let group): return try request(group, words, global, after: path)
    case .command(let type):
      let command = type.init()
      switch try of(path, { () throws(UsageError) in try ArgumentParser.parse(words, into: command, global) })
      {
      case .run: return .run(command)
      case .help: return .help(NamedCommand(path: path, member: .command(type)))
      }
    }
  }

  /// The request of words that name no member of a group.
  private static func request(
    without group: CommandGroup, _ words: [String], _ global: GlobalOptions, after path: [String]
  ) throws(UsageError) -> Request {
    let options = ProgramOptions()
    let outcome = try of(path) { () throws(UsageError) in
      path.isEmpty
        ? try ArgumentParser.parse(words, into: options, global)
        // The argument of a missing verb may stand there alone.
        : try ArgumentParser.parse(words.filter(ArgumentParser.isOption), into: NoOptions(), global)
    }
    if outcome == .help { return .help(NamedCommand(path: path, member: .group(group))) }
    if options.wantsVersion { return .version }
    let names = group.members.map(\.configuration.name).joined(separator: ", ")
    throw UsageError(.missing("a command: \(names)")).of(path)
  }

  private static func of<Result>(
    _ path: [String], _ body: () throws(UsageError) -> Result
  ) throws(UsageError) -> Result {
    do throws(UsageError) { return try body() } catch { throw error.of(path) }
  }
}

/// The options that a command line may have in place of a command's name.
package struct ProgramOptions: ArgumentGroup {
  @Flag("version", help: "print the version") package var wantsVersion: Bool

  package init() {}

  package var declared: [any Declared] { [$wantsVersion] }
}

/// The options that a command line may have in place of a verb's name: none.
private struct NoOptions: ArgumentGroup {
  var declared: [any Declared] { [] }
}
