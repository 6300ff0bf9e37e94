import Answers
import CommandLine
import Ninefold

/// Checks documents in all size classes and on devices.
struct CheckCommand: Command {
  static let configuration = CommandConfiguration(
    name: "check", abstract: "find what is wrong with scenes in every size class and on devices",
    discussion: """
      Without a choice, the canvas in the nine size classes, and phones and pads as the app is held, with a third of a pad's
      screen where it shares that. A finding that holds in several of them is listed once, with the list. Exits with 1 where a
      finding is an error or a warning, or where a document is left from a merge in git: unmerged, or staged as the merge
      left it with ours in force. Notes change no exit code. 'ninefold rules' lists the rules.
      """,
    examples: [
      "ninefold check App/", "ninefold check Main.storyboard --size-class compact-regular",
      "ninefold check App/ --device \"iPhone SE,iPad Air\" --orientation all --only ambiguous,unsatisfiable",
    ])

  @Flag("all-size-classes", help: "the canvas in all nine size classes") var wantsAllSizeClasses: Bool
  @OptionGroup var environments: EnvironmentOptions
  @OptionGroup var options: CheckOptions
  @OptionGroup var source: SourceOptions

  var declared: [any Declared] { [$wantsAllSizeClasses, $environments, $options, $source] }

  func run() throws -> FindingReport {
    let source = try source.source()
    let file = try options.file(for: source)
    for problem in file?.problems ?? [] { Diagnostics.report(problem) }
    let conflicts = try leftConflicts(in: source)
    let configuration = options.configuration(file)
    let check = try ConfiguredCheck(
      source, configuration, in: file, environments: chosen, only: options.only)
    let former = try options.former(of: source)
    return try withExtendedLifetime(former) {
      try report(
        check, configuration, former?.source,
        hasProblems: file?.problems.contains { $0.severity == .error } ?? false || !conflicts.isEmpty)
    }
  }

  /// The documents of a merge about which nobody has decided, which are reported.
  private func leftConflicts(in source: Source) throws -> [LeftConflict] {
    guard case .files(let paths) = source else { return [] }
    let conflicts = try paths.filter { $0 != ProjectInput.standardInput }.flatMap {
      try LeftConflict.list(at: $0)
    }
    for conflict in conflicts { Diagnostics.report(conflict) }
    return conflicts
  }

  private func report(
    _ check: ConfiguredCheck, _ configuration: CheckConfiguration, _ former: Source?, hasProblems: Bool
  ) throws -> FindingReport {
    let terminal = Terminal.current
    let outcome = try check.run(
      version: NinefoldCLI.version,
      baseline: options.writesBaseline ? nil : check.knownPath(options.baseline),
      former: former,
      where: source.selection,
      progress: { terminal.progress?.show("checking: \($0) of \($1) documents") },
      report: { Diagnostics.report($0) })
    if options.writesBaseline {
      let baseline = outcome.baseline()
      try check.write(baseline, to: options.baseline)
      return FindingReport(
        written: baseline.entries.count, to: check.baselinePath(options.baseline),
        isRead: check.isRead(options.baseline), refused: outcome.report.refused)
    }
    return FindingReport(
      outcome.report, as: configuration.reporter ?? .text, configuration.failure ?? .warning,
      hasProblems: hasProblems || outcome.lacksBaseline, isVerbose: options.isVerbose)
  }

  /// The environments that the command line asks for; nil where it names none.
  private var chosen: [CheckEnvironment]? {
    if !wantsAllSizeClasses, environments.areNone { return nil }
    let sizeClasses = wantsAllSizeClasses ? SizeClass.all : environments.sizeClasses
    return environments.environments(in: sizeClasses).map {
      CheckEnvironment($0, language: environments.interface.language)
    }
  }
}
