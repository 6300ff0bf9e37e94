import InterfaceBuilder
import SceneModel

/// Lines for people: a finding, what else there is to say of it, and in the end how many there are.
struct TextReporter: CheckReporter {
  /// How a severity is written, in colours where it is for a terminal.
  var word: (CheckSeverity) -> String = { $0.rawValue }

  func write(_ report: CheckReport, to output: inout [UInt8]) {
    var lists = EnvironmentLists(all: report.environments)
    let words = Dictionary(uniqueKeysWithValues: CheckSeverity.allCases.map { ($0, word($0)) })
    // As long as the lines of findings are as a rule, with what follows them.
    output.reserveCapacity(output.count + 384 * report.findings.count)
    for finding in report.findings {
      output.appendOnOneLine(finding.place.path)
      output.append(":\(finding.place.line):\(finding.place.column): ")
      output.append(words[finding.severity] ?? "")
      output.append(": ")
      output.appendOnOneLine(finding.message)
      output.append(" (")
      output.appendOnOneLine(finding.rule)
      output.append(")")
      let places = lists.text(of: finding)
      if !places.isEmpty {
        output.append(" [")
        output.appendOnOneLine(places)
        output.append("]")
      }
      output.appendLine()
      writeRest(of: finding, to: &output)
    }
    output.appendLine(report.summary)
  }

  private func writeRest(of finding: CheckFinding, to output: inout [UInt8]) {
    for detail in finding.details {
      output.append("    ")
      output.appendOnOneLine(detail)
      output.appendLine()
    }
    if finding.related.isEmpty { return }
    let others = finding.related.filter { $0.place != finding.place }
    for (index, other) in others.enumerated() {
      let branch = index == others.count - 1 ? "└─" : "├─"
      output.appendLine("    \(branch) \(other.name) \(other.place.line):\(other.place.column)".onOneLine)
    }
  }
}
