import Answers
import CommandLine
import Ninefold

/// Fixes the findings of checks, where that is safe.
struct FixCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "fix", abstract: "fix in place what check finds, where nothing else changes by it",
    discussion: """
      Fixes findings of the rules that say so ('ninefold rules ID'), in documents, directories, scene projects and stored
      projects, where the edit can be undone. Only the lines change that must. A fix after which any view would move, in any
      of the nine size classes or on a device, is not made. What is off in the configuration, called right or known by
      the baseline stays. A document outside of a directory, where a link in it leads, stays. Exits with 1 where something could
      not be read, and with --dry-run where something would change, with 2 where a document could not be written or was
      changed since it was read; what is left alone, and why, is noted.
      """,
    examples: [
      "ninefold fix App/ --dry-run", "ninefold fix Main.storyboard --only dead_override",
      "ninefold fix App/ --except duplicate_constraint", "ninefold fix --database scenes.db",
    ], nothing: "nothing to fix")

  @Flag("dry-run", help: "write nothing, and print what would change as a unified difference")
  var isDryRun: Bool
  @Option("only", list: "all|LIST", help: "only findings of these rules", all: CheckRule.fixable)
  var only: [CheckRule] = []
  @Option("except", list: "all|LIST", help: "no findings of these rules", all: CheckRule.fixable)
  var except: [CheckRule] = []
  @Option("baseline", "FILE", help: "leave findings that this file knows") var baseline: String?
  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] {
    [$isDryRun, $only, $except, $baseline, $configuration, $source, $output]
  }

  func validate() throws(UsageError) {
    for (option, rules) in [($only.spelling, only), ($except.spelling, except)] {
      guard let rule = rules.first(where: { !$0.isFixable }) else { continue }
      throw UsageError(
        .badValue(
          "\(option) '\(rule.id)'",
          expected: "rules with a fix: " + CheckRule.fixable.map(\.id).joined(separator: ", ")))
    }
  }

  func run() throws -> ValueReport {
    let source = try source.source()
    let file = try configuration.file(for: source)
    for problem in file?.problems ?? [] { Diagnostics.report(problem) }
    let terminal = Terminal.current
    let outcome = try SourceFixing(
      source, file?.configuration ?? CheckConfiguration(), in: file, only: only, except: except
    ).run(
      baseline: baseline, isDryRun: isDryRun, where: self.source.selection,
      progress: { terminal.progress?.show("fixing: \($0) of \($1) documents") },
      report: { Diagnostics.report($0) })
    let list = FixList(outcome, isDryRun: isDryRun)
    if output.format == .text { for note in list.notes { Diagnostics.report(note) } }
    for document in outcome.documents {
      if let refusal = document.refusal { Diagnostics.report(refusal) }
    }
    let hasProblems = file?.problems.contains { $0.severity == .error } ?? false
    return ValueReport(list, exitCode(outcome, hasProblems: hasProblems || outcome.lacksBaseline))
  }

  private func exitCode(_ outcome: SourceFixing.Outcome, hasProblems: Bool) -> ExitCode {
    if outcome.looked == 0, outcome.refused > 0 { return .failed }
    if outcome.documents.contains(where: { $0.refusal != nil }) { return .failed }
    let wouldChange = isDryRun && outcome.documents.contains(where: \.isChange)
    return outcome.refused > 0 || wouldChange || hasProblems ? .findings : .done
  }
}

extension CheckRule {
  /// The rules with findings that can be fixed.
  static var fixable: [CheckRule] { all.filter(\.isFixable) }
}
