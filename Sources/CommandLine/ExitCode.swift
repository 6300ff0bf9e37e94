/// The exit code of the process: the same numbers for every command.
package enum ExitCode: Int32, CaseIterable {
  /// Done, without findings.
  case done = 0
  /// Findings, or some inputs were refused while the others were processed. Findings are conflicts,
  /// ambiguity, misplaced views where they are asked for, and refusals of documents; warnings only with
  /// strict options.
  case findings = 1
  /// The whole request failed: no such file, not a database, nothing readable.
  case failed = 2
  /// The command line was wrong.
  case usage = 64

  /// The meaning of the number in words.
  package var meaning: String {
    switch self {
    case .done: "done"
    case .findings: "findings, or some inputs were refused"
    case .failed: "the request failed"
    case .usage: "wrong usage"
    }
  }

  /// All of them on one line.
  package static var summary: String {
    allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "; ")
  }
}
