/// A form in which findings are told.
package enum CheckReportForm: String, CaseIterable, Sendable {
  case text, xcode, json, sarif, checkstyle, junit
  case githubActions = "github-actions"
  case gitlab, html, markdown

  /// What writes it.
  private var reporter: any CheckReporter {
    switch self {
    case .text: TextReporter()
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter()
    case .checkstyle: CheckstyleReporter()
    case .junit: JUnitReporter()
    case .githubActions: GitHubActionsReporter()
    case .gitlab: GitLabReporter()
    case .html: HTMLReporter()
    case .markdown: MarkdownReporter()
    }
  }

  /// The bytes of a report.
  package func bytes(of report: CheckReport) -> [UInt8] {
    var output: [UInt8] = []
    reporter.write(report, to: &output)
    return output
  }
}

/// Writes findings in one form.
protocol CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8])
}

extension [UInt8] {
  /// Adds a text and a line end.
  mutating func appendLine(_ text: String = "") {
    append(contentsOf: text.utf8)
    append(UInt8(ascii: "\n"))
  }
}
