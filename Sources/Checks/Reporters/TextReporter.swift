import InterfaceBuilder
import SceneModel

/// Lines for people: a finding, what else there is to say of it, and in the end how many there are.
struct TextReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    for finding in report.findings {
      let line = "\(finding.place): \(finding.severity.rawValue): \(finding.sentence) (\(finding.rule))"
      let places = report.places(of: finding)
      output.appendLine((places.isEmpty ? line : "\(line) [\(places)]").onOneLine)
      for detail in finding.details { output.appendLine("    " + detail.onOneLine) }
      let others = finding.related.filter { $0.place != finding.place }
      for (index, other) in others.enumerated() {
        let branch = index == others.count - 1 ? "└─" : "├─"
        output.appendLine("    \(branch) \(other.name) \(other.place.line):\(other.place.column)".onOneLine)
      }
    }
    output.appendLine(report.summary)
  }
}
