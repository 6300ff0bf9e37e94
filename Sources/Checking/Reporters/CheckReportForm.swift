package import Checks
import SceneModel

/// The form of a report.
package enum CheckReportForm: String, CaseIterable, Sendable {
  case text, xcode, json, sarif, checkstyle, junit
  case githubActions = "github-actions"
  case gitlab, html, markdown

  /// The reporter that writes the form.
  private func reporter(_ word: @escaping (CheckSeverity) -> String, _ isVerbose: Bool) -> any CheckReporter {
    switch self {
    case .text: TextReporter(word: word, isVerbose: isVerbose)
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
  ///
  /// - Parameters:
  ///   - isVerbose: Whether text names all other objects of a finding.
  ///   - word: The text of a severity for people, such as in colours.
  package func bytes(
    of report: CheckReport, isVerbose: Bool = false,
    word: @escaping (CheckSeverity) -> String = { $0.rawValue }
  ) -> [UInt8] {
    var output: [UInt8] = []
    reporter(word, isVerbose).write(report, to: &output)
    return output
  }
}

/// Writes findings in one form.
protocol CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8])
}

extension [UInt8] {
  /// Adds a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in unsafe append(contentsOf: bytes) }
  }

  /// Adds the digits of a number that is not negative.
  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Adds a text with a space for each control character and line end.
  mutating func appendOnOneLine(_ text: String) { append(text.onOneLine) }

  /// Adds a text and a line end.
  mutating func appendLine(_ text: String = "") {
    append(text)
    append(UInt8(ascii: "\n"))
  }
}
