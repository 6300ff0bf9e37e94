import InterfaceBuilder
import SceneModel

/// Markdown for a comment on a merge request: the counts, and a table of the findings.
package struct MarkdownReporter: CheckReporter {
  /// The bytes of a comment, of which code hosts take a number: further findings are counted.
  package static let longest = 60_000

  func write(_ report: CheckReport, to output: inout [UInt8]) {
    let start = output.count
    output.appendLine("### Ninefold")
    output.appendLine()
    output.appendLine(report.summary)
    guard !report.findings.isEmpty else { return }
    output.appendLine()
    output.appendLine("| | where | what | rule |")
    output.appendLine("|---|---|---|---|")
    var lists = EnvironmentLists(all: report.environments)
    for (index, finding) in report.findings.enumerated() {
      let row = row(finding, report, places: lists.text(of: finding))
      guard output.count - start + row.utf8.count < Self.longest else {
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
    let text = Self.escaped(finding.sentence)
    let list = places.isEmpty ? "" : "<br>" + Self.escaped(places)
    return "| \(mark) | \(Self.escaped(place)) | \(text)\(list) | `\(finding.rule)` |"
  }

  /// A text in which nothing means formatting, a mention or a cell's end.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.onOneLine.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
