import Checks
import InterfaceBuilder

/// XML as Checkstyle writes it, which build servers read.
struct CheckstyleReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    var xml = XMLOutput()
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for (path, findings) in report.byFile {
        xml.element("file", ["name": path]) { xml in
          for finding in findings {
            xml.element(
              "error",
              [
                "line": "\(finding.place.line)", "column": "\(finding.place.column)",
                "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
                "message": finding.message + finding.environmentList, "source": "ninefold.\(finding.rule)",
              ])
          }
        }
      }
    }
    output += xml.bytes
  }
}
