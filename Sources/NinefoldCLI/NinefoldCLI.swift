import OperatingSystem

/// The command `ninefold`.
@main
struct NinefoldCLI {
  static let version = "0.1.0"

  /// The commands, in the order of the overview.
  static var commands: CommandGroup {
    CommandGroup(
      configuration,
      [
        .command(ImportCommand.self), .command(ExportCommand.self), .command(InspectCommand.self),
        .command(ShowCommand.self), .command(LayoutCommand.self), .command(CompareCommand.self),
        .command(ExplainCommand.self), .command(MatrixCommand.self), .command(TransitionCommand.self),
        .command(SizeClassCommand.self), .group(EditCommands.group), .command(UndoCommand.self),
        .command(HistoryCommand.self), .command(SQLCommand.self), .command(VerifyCommand.self),
        .command(DevicesCommand.self),
      ])
  }

  private static let configuration = CommandConfiguration(
    name: "ninefold",
    abstract: """
      a database of user-interface scenes: reads Interface Builder documents, resolves the nine size classes and \
      computes frames
      """,
    discussion: """
      Exit codes: 0 done; 1 findings, or some inputs were refused; 2 the request failed; 64 wrong usage.
      'ninefold help COMMAND' tells more.
      """)

  static func main() {
    ThisProcess.survivesClosedPipes()
    ThisProcess.exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs what a command line asks for and says how it went.
  static func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch let error as UsageError {
      Diagnostics.report(error: error)
      return .usage
    } catch Output.Failure.closedPipe {
      return .done
    } catch let failure as Output.Failure {
      Diagnostics.report(error: "cannot write the output: \(failure)")
      return .failed
    } catch let error as any CustomStringConvertible {
      Diagnostics.report(error)
      return .failed
    } catch {
      Diagnostics.report(error: String(describing: error))
      return .failed
    }
  }

  private static func dispatch(_ words: [String]) throws -> ExitCode {
    switch words.first {
    case nil: throw UsageError(.missing("a command"))
    case "--version": return try print("ninefold \(version)\n", ifEmpty: words.dropFirst())
    case "help": return try help(words.dropFirst())
    case let word?:
      if word == "--help" || word == "-h" { return try help(words.dropFirst()) }
      if ArgumentParser.isOption(word) {
        throw UsageError(.unknownOption(word, nearest: word.nearest(of: ["--help", "--version"])))
      }
      return try run(commands, words, after: [])
    }
  }

  /// Runs the command that words name.
  ///
  /// - Parameter path: The words before.
  private static func run(_ group: CommandGroup, _ words: [String], after path: [String]) throws -> ExitCode {
    var words = words
    guard let name = group.takeName(from: &words) else {
      if words.contains(where: { $0 == "--help" || $0 == "-h" }) { return try print(text(of: group, path)) }
      throw UsageError(.missing("a command")).of(path)
    }
    let path = path + [name]
    switch try group.member(name, after: path.dropLast()) {
    case .group(let group): return try run(group, words, after: path)
    case .command(let type): return try run(type, words, at: path)
    }
  }

  private static func run<Named: Command>(
    _ type: Named.Type, _ words: [String], at path: [String]
  ) throws -> ExitCode {
    let command = Named()
    switch try parse(words, into: command, at: path) {
    case .run: return try command.execute()
    case .help: return try print(CommandHelp(type, at: path).text)
    }
  }

  private static func parse(
    _ words: [String], into command: some Command, at path: [String]
  ) throws(UsageError) -> ArgumentParser.Outcome {
    do throws(UsageError) {
      return try ArgumentParser.parse(words, into: command)
    } catch {
      throw error.of(path)
    }
  }

  /// Prints the help of what words name: of the program where there are none.
  private static func help(_ words: ArraySlice<String>) throws -> ExitCode {
    var group = commands
    var path: [String] = []
    for word in words {
      let member = try group.member(word, after: path)
      path.append(word)
      switch member {
      case .group(let named): group = named
      case .command(let type):
        return try print(CommandHelp(type, at: path).text, ifEmpty: words.dropFirst(path.count))
      }
    }
    return try print(text(of: group, path))
  }

  private static func text(of group: CommandGroup, _ path: [String]) -> String {
    CommandHelp(group, at: path, options: path.isEmpty ? [Flag("version", help: "print the version")] : [])
      .text
  }

  private static func print(_ text: String, ifEmpty rest: ArraySlice<String> = []) throws -> ExitCode {
    if let word = rest.first { throw UsageError(.unexpectedArgument(word)) }
    var output = Output(descriptor: 1)
    try output.write(text)
    try output.flush()
    return .done
  }
}
