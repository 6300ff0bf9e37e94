import SceneModel

/// Messages to the standard error, a line each, whatever characters the documents' names and
/// identifiers have.
package enum Diagnostics {
  /// The severity of a message: the word between colons before its text.
  private enum Severity: String, CaseIterable {
    case error, warning, note

    var mark: String { ": \(rawValue): " }

    var style: TerminalStyle {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    }

    /// The severity of a line, and the range of its mark; of several, as a path may have them, the worst.
    static func found(in line: [UInt8]) -> (severity: Self, mark: Range<Int>)? {
      for severity in allCases {
        let mark = Array(severity.mark.utf8)
        let starts = line.indices.dropLast(mark.count - 1)
        if let start = starts.first(where: { line[$0] == mark[0] && line[$0...].starts(with: mark) }) {
          return (severity, start..<start + mark.count)
        }
      }
      return nil
    }
  }

  /// Writes a line at once; where the process is quiet, errors alone. A failed write is no error.
  package static func report(_ line: some CustomStringConvertible) {
    let text = line.description.onOneLine
    let line = Array(text.utf8)
    let found = Severity.found(in: line)
    if found?.severity == .error { RunLog.current?.note(error: text) }
    let terminal = Terminal.current
    if terminal.isQuiet, let found, found.severity != .error { return }
    var output = Output(descriptor: 2)
    let mark = found?.mark ?? 0..<0
    try? output.write(Array(line[..<mark.lowerBound]))
    if let severity = found?.severity {
      let word = severity.rawValue.styled(severity.style, if: terminal.colorsDiagnostics)
      try? output.write(": \(word): ")
    }
    try? output.write(Array(line[mark.upperBound...]))
    try? output.write(UInt8(ascii: "\n"))
    try? output.flush()
  }

  /// Writes an error without a place in a file.
  package static func report(error: some CustomStringConvertible) { report("ninefold: error: \(error)") }
}
