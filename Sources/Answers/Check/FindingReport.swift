package import CommandLine
import JSONText
package import Ninefold

/// The findings of a check in one of the forms of reports, or the note that its baseline was written.
package struct FindingReport: StructuredReport {
  private enum Content {
    case findings(CheckReport, CheckReportForm, isVerbose: Bool)
    case line(String)
  }

  private let content: Content
  package let exitCode: ExitCode

  /// The report of findings.
  ///
  /// - Parameters:
  ///   - failure: The least severity of findings that changes the exit code.
  ///   - hasProblems: Whether the configuration or the baseline has an error.
  ///   - isVerbose: Whether text names all objects of a finding.
  package init(
    _ report: CheckReport, as form: CheckReportForm, _ failure: FailureThreshold, hasProblems: Bool,
    isVerbose: Bool
  ) {
    content = .findings(report, form, isVerbose: isVerbose)
    if report.documents == 0, report.refused > 0 {
      exitCode = .failed
    } else {
      let isFound = report.findings.contains { failure.isReached(by: $0.severity) }
      exitCode = isFound || hasProblems || report.refused > 0 ? .findings : .done
    }
  }

  /// The report of a written baseline: its findings are known from now on.
  ///
  /// - Parameter isRead: Whether a check reads it that does not name it.
  package init(written count: Int, to path: String, isRead: Bool, refused: Int) {
    let advice = isRead ? "" : "; a check reads it by --baseline \(path), or by 'baseline:' in .ninefold.yml"
    content = .line("\(path): \(count.counted("known finding"))\(advice)".onOneLine)
    exitCode = refused > 0 ? .findings : .done
  }

  package func write(to output: inout Output) throws {
    switch content {
    case .findings(_, .json, _): try writeJSON(to: &output)
    case .findings(let report, let form, let isVerbose):
      try output.write(form.bytes(of: report, isVerbose: isVerbose) { $0.rawValue.styled($0.style) })
    case .line(let line): try output.writeLine(line)
    }
  }

  /// Writes the findings as JSON; nothing where a baseline was written.
  package func writeJSON(to output: inout Output) throws {
    guard case .findings(let report, _, _) = content else { return }
    var json = JSONWriter.result()
    report.write(to: &json)
    try output.take(from: &json)
  }
}

extension CheckSeverity {
  fileprivate var style: TerminalStyle {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
