import Checks
import InterfaceBuilder
import SceneModel

/// Markdown for a comment on a merge request: the counts, and a table of the findings.
package struct MarkdownReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    let start = output.count
    output.appendLine("### Ninefold")
    output.appendLine()
    output.appendLine(report.summary + (report.systemsText.map { ", " + MarkdownText.escaped($0) } ?? ""))
    guard !report.findings.isEmpty else { return }
    output.appendLine()
    output.appendLine("| | where | what | rule |")
    output.appendLine("|---|---|---|---|")
    var lists = EnvironmentLists(all: report.environments)
    for (index, finding) in report.findings.enumerated() {
      let row = row(finding, report, places: lists.text(of: finding))
      guard output.count - start + row.utf8.count < MarkdownText.longestComment else {
        output.appendLine()
        return output.appendLine("… and \(report.findings.count - index) more.")
      }
      output.appendLine(row)
    }
  }

  private func row(_ finding: CheckFinding, _ report: CheckReport, places: String) -> String {
    let mark =
      switch finding.severity {
      case .error: "❌"
      case .warning: "⚠️"
      case .note: "ℹ️"
      }
    let place = "\(report.location(of: finding.place)):\(finding.place.line)"
    let text = MarkdownText.escaped(finding.sentence)
    let list = places.isEmpty ? "" : "<br>" + MarkdownText.escaped(places)
    return "| \(mark) | \(MarkdownText.escaped(place)) | \(text)\(list) | `\(finding.rule)` |"
  }
}
