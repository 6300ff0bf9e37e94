import Ninefold

/// Messages to the standard error, a line each, whatever the documents' names and identifiers hold.
enum Diagnostics {
  /// How much a message matters: what stands between colons before it says so.
  private enum Severity: String, CaseIterable {
    case error, warning, note

    var mark: String { ": \(rawValue): " }

    var style: TextStyle {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    }

    /// That of a line; where it says several, as a path may, the worst.
    init(of line: String) {
      self = Self.allCases.first { line.contains($0.mark) } ?? .error
    }
  }

  /// Writes a line at once; where the process is quiet, errors alone. That nobody reads it is no error.
  static func report(_ line: some CustomStringConvertible) {
    let line = line.description.onOneLine
    let severity = Severity(of: line)
    let terminal = Terminal.current
    if terminal.isQuiet, severity != .error { return }
    let parts = line.split(separator: severity.mark, maxSplits: 1, omittingEmptySubsequences: false)
    let mark = severity.rawValue.styled(severity.style, if: terminal.colorsDiagnostics)
    var output = Output(descriptor: 2)
    try? output.writeLine(parts.joined(separator: ": \(mark): "))
    try? output.flush()
  }

  /// Writes an error that has no place in a file.
  static func report(error: some CustomStringConvertible) { report("ninefold: error: \(error)") }
}
