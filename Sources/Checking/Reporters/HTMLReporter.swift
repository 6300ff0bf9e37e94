import Checks
import InterfaceBuilder
import SceneModel

/// A self-contained page: the findings file by file, with their details.
package struct HTMLReporter: CheckReporter {
  private static let style = """
    body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em; color: #222; background: #fff }
    h2 { font-size: 1.1em; margin: 1.6em 0 .4em } li { margin: .5em 0 } ul { list-style: none; padding: 0 }
    .error { color: #b00020 } .warning { color: #8a5a00 } .note { color: #005a9c }
    .place, .rule, .where { color: #666; font-size: .9em } pre { margin: .3em 0 .3em 1.5em }
    @media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1c1e } .place, .rule, .where { color: #999 }
    .error { color: #ff6b6b } .warning { color: #ffb84d } .note { color: #6cb4ff } }
    """

  func write(_ report: CheckReport, to output: inout [UInt8]) {
    output.appendLine("<!DOCTYPE html>")
    output.appendLine("<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Ninefold</title>")
    output.appendLine("<meta name=\"viewport\" content=\"width=device-width\"><style>")
    output.appendLine(Self.style)
    output.appendLine("</style></head><body>")
    output.appendLine("<h1>Ninefold</h1>")
    let summary = [report.summary, report.systemsText].compactMap(\.self).joined(separator: ", ")
    output.appendLine("<p>\(XMLText.escapedLine(summary))</p>")
    var lists = EnvironmentLists(all: report.environments)
    for (path, findings) in report.byFile {
      output.appendLine("<h2>\(XMLText.escapedLine(path))</h2>")
      output.appendLine("<ul>")
      for finding in findings { write(finding, lists.text(of: finding), to: &output) }
      output.appendLine("</ul>")
    }
    output.appendLine("</body></html>")
  }

  private func write(_ finding: CheckFinding, _ places: String, to output: inout [UInt8]) {
    let severity = finding.severity.rawValue
    output.appendLine(
      "<li><span class=\"place\">\(finding.place.line):\(finding.place.column)</span> "
        + "<b class=\"\(severity)\">\(severity)</b> \(XMLText.escapedLine(finding.sentence)) "
        + "<span class=\"rule\">\(XMLText.escapedLine(finding.rule))</span>")
    if !places.isEmpty {
      output.appendLine("<br><span class=\"where\">\(XMLText.escapedLine(places))</span>")
    }
    if !finding.details.isEmpty {
      let lines = finding.details.map { XMLText.escapedLine($0.onOneLine) }
      output.appendLine("<pre>\(lines.joined(separator: "\n"))</pre>")
    }
    output.appendLine("</li>")
  }
}
