#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command `ninefold`.
@main
struct NinefoldCLI {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      ImportCommand.self, ExportCommand.self, InspectCommand.self, ShowCommand.self, LayoutCommand.self,
      CompareCommand.self, ExplainCommand.self, MatrixCommand.self, TransitionCommand.self,
      SizeClassCommand.self, EditCommand.self, UndoCommand.self, HistoryCommand.self, SQLCommand.self,
      VerifyCommand.self, DevicesCommand.self,
    ]
  }

  static func main() {
    Output.survivesClosedPipes()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs what a command line asks for and says how it went.
  static func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch let error as UsageError {
      Diagnostics.report(error: error)
      return .usage
    } catch Output.Failure.closed {
      return .done
    } catch Output.Failure.system(let number) {
      Diagnostics.report(error: "cannot write the output: \(Output.message(ofError: number))")
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
    guard let name = words.first else { throw UsageError(reason: .noCommand, command: nil) }
    let rest = Array(words.dropFirst())
    switch name {
    case "--version": return try print("ninefold \(version)\n", ifEmpty: rest)
    case "--help", "-h": return try print(overview, ifEmpty: rest)
    case "help": return try help(rest)
    default:
      if name.utf8.first == UInt8(ascii: "-") {
        throw UsageError(reason: .unknownOption(name), command: nil)
      }
      let command = try find(name)
      let arguments = try Arguments(rest, command.syntax)
      if arguments.asksForHelp { return try print(command.syntax.help, ifEmpty: []) }
      return try command.init(arguments).run()
    }
  }

  private static var overview: String { CommandSyntax.overview(commands.map { $0.syntax }) }

  private static func help(_ words: [String]) throws -> ExitCode {
    guard let name = words.first, name != "--help" else { return try print(overview, ifEmpty: []) }
    return try print(find(name).syntax.help, ifEmpty: Array(words.dropFirst()))
  }

  private static func find(_ name: String) throws(UsageError) -> any Command.Type {
    guard let command = commands.first(where: { $0.syntax.name == name }) else {
      throw UsageError(reason: .unknownCommand(name), command: nil)
    }
    return command
  }

  private static func print(_ text: String, ifEmpty rest: [String]) throws -> ExitCode {
    if let word = rest.first { throw UsageError(reason: .unexpectedOperand(word), command: nil) }
    var output = Output(descriptor: 1)
    try output.write(text)
    try output.flush()
    return .done
  }
}
