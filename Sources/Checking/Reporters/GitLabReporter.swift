import Checks
import InterfaceBuilder
import JSONText

/// JSON of GitLab's reports of code quality, which a merge request shows.
struct GitLabReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    var json = JSONWriter()
    json.beginArray(.lines)
    for (finding, fingerprint) in zip(report.findings, report.fingerprints) {
      json.object { json in
        json.member("description", finding.sentence + finding.environmentList)
        json.member("check_name", finding.rule)
        json.member("fingerprint", fingerprint)
        json.member("severity", Self.severity(finding.severity))
        json.object("location") { json in
          json.member("path", report.location(of: finding.place))
          json.object("lines") { json in json.member("begin", finding.place.line) }
        }
      }
    }
    json.end()
    json.drain(into: &output)
  }

  private static func severity(_ severity: CheckSeverity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
