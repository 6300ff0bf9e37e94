import Ninefold

/// Checks documents in all size classes and on devices.
struct CheckCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "check", abstract: "find what is wrong with scenes in every size class and on devices",
    discussion: """
      Without a choice, the canvas in the nine size classes, and six screens of phones and pads, which show each of the four
      classes of devices. A finding that holds in several of them is told once, with the list. Exits with 1 where a
      finding is an error or a warning; notes change no exit code. 'ninefold rules' lists the rules.
      """,
    examples: [
      "ninefold check App/", "ninefold check Main.storyboard --size-class compact-regular",
      "ninefold check App/ --device \"iPhone SE,iPad Air\" --orientation all --only ambiguous,unsatisfiable",
    ])

  @Flag("all-size-classes", help: "the canvas in all nine size classes") var wantsAllSizeClasses: Bool
  @OptionGroup var environments: EnvironmentOptions
  @Option("only", list: "all|LIST", help: "only these rules (see ninefold rules)", all: CheckRule.all)
  var only: [CheckRule] = []
  @OptionGroup var source: SourceOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$wantsAllSizeClasses, $environments, $only, $source, $output] }

  func run() throws -> FindingReport {
    let terminal = Terminal.current
    let entries = only.isEmpty ? CheckPlan.usual : only.map { CheckPlan.Entry($0) }
    let check = try SourceCheck(source.source(), CheckPlan(chosen, entries: entries))
    let document = source.document
    let outcome = try check.run(
      where: { path in document.map { path == $0 || path.hasSuffix("/" + $0) } ?? true },
      progress: { terminal.progress?.tell("checking: \($0) of \($1) documents") },
      report: { Diagnostics.report($0) })
    return FindingReport(outcome: outcome)
  }

  /// What scenes are laid out for.
  private var chosen: [CheckEnvironment] {
    if !wantsAllSizeClasses, environments.areNone { return CheckEnvironment.usual }
    let sizeClasses = wantsAllSizeClasses ? SizeClass.all : environments.sizeClasses
    return environments.environments(in: sizeClasses).map {
      CheckEnvironment($0, language: environments.interface.language)
    }
  }
}
