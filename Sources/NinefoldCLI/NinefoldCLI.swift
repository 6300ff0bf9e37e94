import Answers
import CommandLine
import Ninefold
import OperatingSystem
import PageServer

/// The command `ninefold`.
package struct NinefoldCLI {
  static let version = "0.1.0"

  /// The commands, in the order of the overview, by what one wants.
  static var commands: CommandGroup {
    CommandGroup(
      configuration,
      [
        CommandGroup.Section(
          title: "look at documents",
          members: [
            .command(ScenesCommand.self), .command(FindCommand.self), .command(ShowCommand.self),
            .command(WhyCommand.self), .command(ExplainCommand.self), .command(MatrixCommand.self),
            .command(SeguesCommand.self),
            .command(InspectCommand.self), .command(FontsCommand.self), .command(AssetsCommand.self),
            .command(BrowseCommand.self), .command(ServeCommand.self),
          ]),
        CommandGroup.Section(
          title: "lay out",
          members: [
            .command(LayoutCommand.self), .command(RenderCommand.self), .command(TransitionCommand.self),
            .command(InsetsCommand.self), .command(CodeCommand.self),
          ]),
        CommandGroup.Section(
          title: "check",
          members: [
            .command(CheckCommand.self), .command(FixCommand.self), .command(InitCommand.self),
            .command(CompareCommand.self), .command(ConflictCommand.self),
          ]),
        CommandGroup.Section(
          title: "compare and merge",
          members: [
            .command(DifferenceCommand.self), .command(ReviewCommand.self), .group(SnapshotCommands.group),
            .command(MergeCommand.self), .command(ResolveCommand.self), .command(GitSetupCommand.self),
          ]),
        CommandGroup.Section(
          title: "change documents",
          members: [
            .group(EditCommands.group), .command(UndoCommand.self), .command(RedoCommand.self),
            .command(HistoryCommand.self),
          ]),
        CommandGroup.Section(
          title: "keep in a database",
          members: [
            .command(ImportCommand.self), .command(ExportCommand.self), .command(SolveCommand.self),
            .command(SQLCommand.self), .command(VerifyCommand.self), .command(RowsCommand.self),
            .command(PublishCommand.self),
          ]),
        CommandGroup.Section(
          title: "look up",
          members: [
            .command(DevicesCommand.self), .command(SizeClassCommand.self), .command(RulesCommand.self),
            .command(VisualFormatCommand.self), .command(HelpCommand.self), .command(CompletionsCommand.self),
            .command(ManualCommand.self),
          ]),
        CommandGroup.Section(title: "serve programs", members: [.command(ModelContextCommand.self)]),
      ])
  }

  private static let configuration = CommandConfiguration(
    name: "ninefold",
    abstract: """
      a database of user-interface scenes: reads Interface Builder documents, resolves the nine size classes and \
      computes frames
      """,
    discussion: """
      Exit codes: \(ExitCode.summary). Findings are conflicts, ambiguous views, misplaced ones where they are asked
      for, and what is refused. Warnings are counted at the end and change no exit code; --strict makes them
      findings. 'ninefold help COMMAND' says more.
      """,
    firstSteps: [
      ("ninefold scenes App", "list the scenes in the folder App"),
      ("ninefold layout App --device \"iPhone 15\"", "compute the frames on a device"),
      ("ninefold check App", "find what is wrong"),
      ("ninefold render App --output Pictures", "draw the scenes"),
      ("ninefold why App Title", "see where a view's frame and values come from"),
    ])

  /// Runs the process's command line and ends the process.
  package static func main() {
    ThisProcess.survivesFailedWrites()
    ThisProcess.exit(run(Array(Swift.CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs a command line and gives the exit code.
  ///
  /// - Parameters:
  ///   - capture: Takes what the command writes; nil writes it to the streams of the process.
  ///   - json: Takes the result as JSON too, where it has that form.
  static func run(
    _ words: [String], _ capture: OutputCapture? = nil, json: OutputCapture? = nil
  ) -> ExitCode {
    // The most frequent request of scripts costs no more than the start itself.
    if words == ["--version"] { return attempt { try perform(.version, nil) } }
    let global = GlobalOptions()
    let work: () throws -> ExitCode
    do throws(UsageError) {
      let request = try Request(words, of: commands, global)
      work = { try perform(request, json) }
    } catch {
      work = { throw error }
    }
    var terminal = capture == nil ? global.terminal : Terminal()
    terminal.capture = capture
    return Terminal.$current.withValue(terminal) {
      defer { terminal.progress?.end() }
      return RunLog.$current.withValue(RunLog(version: version)) { attempt(work) }
    }
  }

  /// Does some work, or reports the error that ended it.
  private static func attempt(_ work: () throws -> ExitCode) -> ExitCode {
    do { return try work() } catch { return report(error) }
  }

  private static func perform(_ request: Request, _ json: OutputCapture?) throws -> ExitCode {
    switch request {
    case .run(let command): return try command.execute(json: json)
    case .help(let command): return try print(CommandHelp(command).text)
    case .version: return try print("ninefold \(version)\n")
    }
  }

  private static func print(_ text: String) throws -> ExitCode {
    var report = TextReport(text: text)
    _ = try report.print()
    return report.exitCode
  }

  /// Reports the error that ended the work.
  private static func report(_ error: any Error) -> ExitCode {
    switch error {
    case let error as UsageError:
      Diagnostics.report(error: error)
      return .usage
    case let error as NameError:
      for line in error.lines { Diagnostics.report(line) }
    case let error as VisualFormatError:
      Diagnostics.report(error: error.lines[0])
      for line in error.lines.dropFirst() { Diagnostics.report(line) }
    case let error as PaintingError: Diagnostics.report(error: "\(error)")
    case let error as ServerError: Diagnostics.report(error: "\(error)")
    case Output.Failure.closedPipe: return .done
    case let failure as Output.Failure: Diagnostics.report(error: "cannot write the output: \(failure)")
    case let error as any CustomStringConvertible: Diagnostics.report(error)
    default: Diagnostics.report(error: String(describing: error))
    }
    return .failed
  }
}
