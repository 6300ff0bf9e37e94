import Checks
import InterfaceBuilder
import SceneModel

/// Lines that Xcode shows beside a document: `path:line:column: warning: message (rule) [classes]`.
struct XcodeReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    for finding in report.findings {
      let place = "\(report.location(of: finding.place)):\(finding.place.line):\(finding.place.column)"
      let text = "\(finding.message) (\(finding.rule))\(finding.environmentList)"
      output.appendLine("\(place): \(finding.severity.rawValue): \(text)".onOneLine)
    }
  }
}
