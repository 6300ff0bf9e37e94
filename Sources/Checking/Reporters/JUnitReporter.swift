import Checks
import InterfaceBuilder
import SceneModel

/// XML as JUnit writes it, which build servers show as tests: a suite for each file, a test for each finding.
/// Notes are tests that passed.
struct JUnitReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    var xml = XMLOutput()
    let files = report.byFile
    let clean = max(0, report.documents - files.count)
    let failures = Self.failures(in: report.findings)
    var counts: [String: Int] = [:]
    xml.element(
      "testsuites",
      ["name": "ninefold check", "tests": "\(report.findings.count + 1)", "failures": "\(failures)"]
    ) { xml in
      xml.element("testsuite", ["name": "ninefold check", "tests": "1", "failures": "0"]) { xml in
        xml.element(
          "testcase",
          ["classname": "ninefold", "name": "\(clean.counted("document")) without findings"])
      }
      for (path, findings) in files {
        xml.element(
          "testsuite",
          ["name": path, "tests": "\(findings.count)", "failures": "\(Self.failures(in: findings))"]
        ) { xml in
          for finding in findings { write(finding, path, named: Self.name(of: finding, &counts), &xml) }
        }
      }
    }
    output += xml.bytes
  }

  /// The name of a finding's test. It is unique: programs that read reports show one test of each name.
  private static func name(of finding: CheckFinding, _ counts: inout [String: Int]) -> String {
    let object = finding.name.isEmpty ? "" : finding.name + " in "
    let name = object + finding.place.path
    let count = counts[finding.rule + ":" + name, default: 0] + 1
    counts[finding.rule + ":" + name] = count
    return count == 1 ? name : "\(name) \(count)"
  }

  private func write(
    _ finding: CheckFinding, _ path: String, named name: String, _ xml: inout XMLOutput
  ) {
    let place = "\(path):\(finding.place.line):\(finding.place.column)"
    xml.element("testcase", ["classname": finding.rule, "name": name, "file": path]) { xml in
      let lines = ["\(place): \(finding.message)\(finding.environmentList)"] + finding.details
      if finding.severity == .note {
        xml.element("system-out", [:], lines: lines)
      } else {
        xml.element(
          "failure", ["type": finding.severity.rawValue, "message": finding.message], lines: lines)
      }
    }
  }

  private static func failures(in findings: [CheckFinding]) -> Int {
    findings.count { $0.severity > .note }
  }
}
