package import CommandLine
package import Ninefold
import OperatingSystem

/// The rules and the configuration of a check, and the findings that count.
package struct CheckOptions: ArgumentGroup {
  @OptionGroup package var named: ConfigurationOptions
  @Option("only", list: "all|LIST", help: "only these rules (see ninefold rules)", all: CheckRule.all)
  package var only: [CheckRule] = []
  @Flag("all-rules", help: "all rules but those that are off unless asked for; by itself the quiet ones")
  private var wantsAllRules: Bool
  @Flag("strict", help: "count every finding as an error") private var isStrict: Bool
  @Option("fail-on", "SEVERITY", help: "exit with 1 from this severity on; by default warning")
  private var failure: FailureThreshold?
  @Option("baseline", "FILE", help: "list only findings that this file does not know") package var baseline:
    String?
  @Option(
    "new-since", "COMMIT",
    help: "list only findings that the documents do not have in this commit of their repository")
  package var commit: String?
  @Flag("write-baseline", help: "make all findings known, in the file of --baseline or of the configuration")
  package var writesBaseline: Bool
  @Flag("verbose", help: "name all objects of a finding, not the first three alone") package var isVerbose:
    Bool
  @Option(
    "format", "FORM",
    help:
      "for people (text, html, markdown), for programs (json, sarif, checkstyle, junit), for build systems (xcode, github-actions, gitlab)"
  )
  package var form: CheckReportForm?

  package init() {}

  package var declared: [any Declared] {
    [
      $named, $only, $wantsAllRules, $isStrict, $failure, $baseline, $commit, $writesBaseline, $isVerbose,
      $form,
    ]
  }

  package func validate() throws(UsageError) {
    if let commit, commit.hasPrefix("-") {
      throw UsageError(.badValue("\($commit.spelling) '\(commit)'", expected: "a commit, a branch or a tag"))
    }
  }

  /// The configuration that holds for a source; nil where there is none.
  ///
  /// - Throws: ``ConfigurationError`` where it cannot be read.
  package func file(for source: Source) throws -> ConfigurationFile? { try named.file(for: source) }

  /// The documents of a source as they were in the commit that the line names; nil where it names none.
  ///
  /// - Throws: ``FormerVersion/Failure`` where there is no such commit.
  package func former(of source: Source) throws -> FormerVersion? {
    guard let commit else { return nil }
    guard case .files(let paths) = source, paths.count == 1, let path = paths.first, path != "-" else {
      throw UsageError(.badValue($commit.spelling, expected: "one document or directory as the source"))
    }
    return try FormerVersion(of: path, at: commit)
  }

  /// A configuration with the options of the command line.
  package func configuration(_ file: ConfigurationFile?) -> CheckConfiguration {
    var configuration = file?.configuration ?? CheckConfiguration()
    if wantsAllRules { configuration.profile = .all }
    if isStrict { configuration.isStrict = true }
    configuration.failure = failure ?? configuration.failure
    configuration.reporter = form ?? configuration.reporter
    return configuration
  }
}

extension CheckReportForm: ArgumentChoice {}

extension FailureThreshold: ArgumentChoice {}
