package import AutoLayout
package import Checks
import InterfaceBuilder
import SceneModel

/// The result of a check, for reporters.
package struct CheckReport: Sendable {
  /// The findings: documents in the order of their paths, in each in the order of the file.
  package var findings: [CheckFinding]
  /// The findings that are not reported.
  package var suppressed: [SuppressedFinding]
  /// The number of documents that were checked.
  package var documents: Int
  /// The number of documents that could not be checked.
  package var refused: Int
  /// The number of documents for platforms that are not laid out.
  package var skipped: Int
  /// The rules that ran.
  package var rules: [CheckRule]
  /// The names of the environments that scenes were laid out for.
  package var environments: [String]
  /// The systems of the devices among the environments.
  package var systems: RunningSystems
  /// The version of the program.
  package var version: String
  /// The paths by which the system opens documents, by the paths in findings; a document without one is
  /// opened by its own.
  package var locations: [String: String]

  package init(
    findings: [CheckFinding], suppressed: [SuppressedFinding] = [], documents: Int, refused: Int = 0,
    skipped: Int = 0,
    rules: [CheckRule] = [], environments: [String] = [],
    systems: RunningSystems = RunningSystems(), version: String, locations: [String: String] = [:]
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.documents = documents
    self.refused = refused
    self.skipped = skipped
    self.rules = rules
    self.environments = environments
    self.systems = systems
    self.version = version
    self.locations = locations
  }

  /// The path by which the system opens the file of a place.
  func location(of place: DocumentPlace) -> String { locations[place.path] ?? place.path }

  /// The findings of each file, in the order of the first of each.
  var byFile: [(path: String, findings: [CheckFinding])] {
    var order: [String] = []
    var files: [String: [CheckFinding]] = [:]
    for finding in findings {
      let path = location(of: finding.place)
      if files[path] == nil { order.append(path) }
      files[path, default: []].append(finding)
    }
    return order.map { ($0, files[$0] ?? []) }
  }

  /// A name of each finding that stays the same where lines move: rule, document, object, and a number where
  /// several share these.
  var fingerprints: [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let name = "\(finding.rule):\(finding.place.path):\(finding.object)"
      counts[name, default: 0] += 1
      return "\(name):\(counts[name] ?? 1)"
    }
  }

  /// The numbers of documents and findings, in one line.
  var summary: String {
    var parts = CheckSeverity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    if parts.isEmpty { parts = ["nothing found"] }
    let known = suppressed.count { $0.cause == .baseline }
    if known > 0 { parts.append("\(known) known") }
    if suppressed.count > known { parts.append("\(suppressed.count - known) suppressed") }
    if refused > 0 { parts.append("\(refused) refused") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    return "\(documents.counted("document")): " + parts.joined(separator: ", ")
  }

  /// The systems of the devices that findings hold on, in one line; of all where nothing is found on devices
  /// alone, and nil where findings hold on none.
  var systemsText: String? {
    guard findings.isEmpty else { return systems.named(Set(findings.flatMap(\.environments))).text }
    return systems.running.count == environments.count ? systems.text : nil
  }
}

extension CheckFinding {
  /// The environments in which it holds, in brackets, such as ` [compact-regular]`; empty where it
  /// holds everywhere.
  var environmentList: String {
    environments.isEmpty ? "" : " [\(environments.joined(separator: ", "))]"
  }

  /// The message, on one line.
  package var sentence: String { message.onOneLine }
}
