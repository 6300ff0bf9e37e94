/// What a command tells its caller: the same numbers for every command.
enum ExitCode: Int32, CaseIterable {
  /// Done, and nothing to complain of.
  case done = 0
  /// Findings, or some inputs were refused while the others were done. Findings are conflicts, ambiguity, misplaced views
  /// where they are asked for, and what is refused of a document; warnings only where they are to be strict.
  case findings = 1
  /// The whole request failed: no such file, not a database, nothing readable.
  case failed = 2
  /// The command line was wrong.
  case usage = 64

  /// What the number says, for people.
  var meaning: String {
    switch self {
    case .done: "done"
    case .findings: "findings, or some inputs were refused"
    case .failed: "the request failed"
    case .usage: "wrong usage"
    }
  }

  /// All of them on one line.
  static var summary: String { allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "; ") }
}
