import CommandLine
import Ninefold

/// The check whose findings a site shows.
struct SiteFindings {
  private let source: Source
  private let file: ConfigurationFile?
  /// Whether a document is checked.
  private let selects: (String) -> Bool

  /// A check by the configuration of a file; by the usual one where there is none.
  init(_ source: Source, _ file: ConfigurationFile?, where selects: @escaping (String) -> Bool) {
    self.source = source
    self.file = file
    self.selects = selects
  }

  /// Checks the documents, as `ninefold check` by itself does.
  ///
  /// - Returns: The report, and the environments that the documents were checked in.
  func report() throws -> (report: CheckReport, environments: [CheckEnvironment]) {
    for problem in file?.problems ?? [] { Diagnostics.report(problem) }
    let check = try ConfiguredCheck(source, file?.configuration ?? CheckConfiguration(), in: file)
    let terminal = Terminal.current
    let outcome = try check.run(
      version: NinefoldCLI.version, baseline: check.knownPath(nil), where: selects,
      progress: { terminal.progress?.show("checking: \($0) of \($1) documents") },
      // The page says itself what cannot be read.
      report: { _ in })
    return (outcome.report, check.environments)
  }
}

extension CheckReport {
  /// Of each finding that holds in none of some environments, the first in which it holds.
  func environments(
    beside known: [PageEnvironment], among checked: [CheckEnvironment]
  ) -> [PageEnvironment] {
    var names = Set(known.map(\.name))
    var added: [PageEnvironment] = []
    for finding in findings {
      guard let first = finding.environments.first, names.isDisjoint(with: finding.environments),
        let environment = checked.first(where: { $0.name == first })
      else { continue }
      names.insert(first)
      added.append(PageEnvironment(environment))
    }
    return added
  }
}
