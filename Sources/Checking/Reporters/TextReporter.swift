import Checks
import InterfaceBuilder
import SceneModel

/// Lines for people: each finding with its details, and the number of findings at the end.
struct TextReporter: CheckReporter {
  /// The text of a severity, in colours for a terminal.
  var word: (CheckSeverity) -> String = { $0.rawValue }
  /// Whether all other objects of a finding are named, and not the first three alone.
  var isVerbose = false

  /// The most other objects of a finding that are named.
  private static let mostRelated = 3

  func write(_ report: CheckReport, to output: inout [UInt8]) {
    var lists = EnvironmentLists(all: report.environments)
    let words = Dictionary(
      uniqueKeysWithValues: CheckSeverity.allCases.map { ($0, Array(": \(word($0)): ".utf8)) })
    // The usual length of a finding's lines, with what follows them.
    output.reserveCapacity(output.count + 384 * report.findings.count)
    var path: (text: String, start: [UInt8]) = ("", [UInt8(ascii: ":")])
    for finding in report.findings {
      if !finding.place.path.hasSameBytes(as: path.text) {
        path = (finding.place.path, Array((report.location(of: finding.place).onOneLine + ":").utf8))
      }
      output.append(contentsOf: path.start)
      output.append(finding.place.line)
      output.append(UInt8(ascii: ":"))
      output.append(finding.place.column)
      output.append(contentsOf: words[finding.severity] ?? [])
      output.appendOnOneLine(finding.message)
      output.append(" (")
      output.appendOnOneLine(finding.rule)
      output.append(")")
      let places = lists.text(of: finding)
      if !places.isEmpty {
        output.append(" [")
        output.append(places)
        output.append("]")
      }
      output.append(UInt8(ascii: "\n"))
      writeRest(of: finding, to: &output)
    }
    if let systems = report.systemsText { output.appendLine(systems.onOneLine) }
    output.appendLine(report.summary)
  }

  private func writeRest(of finding: CheckFinding, to output: inout [UInt8]) {
    for detail in finding.details {
      output.append("    ")
      output.appendOnOneLine(detail)
      output.append(UInt8(ascii: "\n"))
    }
    if finding.related.isEmpty { return }
    let all = finding.related.filter { $0.place != finding.place }
    let related = isVerbose || all.count <= Self.mostRelated + 1 ? all[...] : all.prefix(Self.mostRelated)
    for (index, other) in related.enumerated() {
      output.append(index == all.count - 1 ? "    └─ " : "    ├─ ")
      output.appendOnOneLine(other.name)
      output.append(" ")
      output.append(other.place.line)
      output.append(":")
      output.append(other.place.column)
      output.append(UInt8(ascii: "\n"))
    }
    if related.count < all.count {
      output.appendLine("    └─ \(all.count - related.count) more, which --verbose names")
    }
  }
}
