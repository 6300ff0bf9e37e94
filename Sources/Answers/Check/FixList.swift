import CommandLine
package import JSONText
package import Ninefold

/// The fixes that were made in documents, or would be.
package struct FixList: Rendering {
  private let outcome: SourceFixing.Outcome
  private let isDryRun: Bool

  package init(_ outcome: SourceFixing.Outcome, isDryRun: Bool) {
    self.outcome = outcome
    self.isDryRun = isDryRun
  }

  /// For people: the fixes, a line each, and their number at the end; of a dry run a unified difference
  /// alone, which `patch` and `git apply` take.
  package var lines: [String] {
    if isDryRun { return outcome.documents.flatMap { DifferenceLines.lines(of: $0.difference) } }
    let written = outcome.documents.filter { $0.refusal == nil }
    let fixed = written.flatMap(\.fixed)
    return fixed.map { "\(located($0)): fixed: \($0.message) (\($0.rule))".onOneLine } + [summary]
  }

  /// The findings that were left alone, a line each.
  package var notes: [String] {
    outcome.documents.flatMap(\.left).map { left in
      "\(located(left.finding)): note: left alone: \(left.finding.message): \(left.reason) (\(left.finding.rule))"
    }
  }

  /// The place of a finding, relative to the working directory.
  private func located(_ finding: CheckFinding) -> DocumentPlace {
    finding.place.located(by: outcome.locations)
  }

  private var summary: String {
    let fixed = outcome.documents.filter { $0.refusal == nil && $0.isChange }
    var parts = ["\(fixed.reduce(0) { $0 + $1.fixed.count }.counted("finding")) fixed"]
    if !fixed.isEmpty { parts[0] += " in \(fixed.count.counted("document"))" }
    let left = outcome.documents.reduce(0) { $0 + $1.left.count }
    if left > 0 { parts.append("\(left) left alone") }
    let refused = outcome.refused + outcome.documents.count { $0.refusal != nil }
    if refused > 0 { parts.append("\(refused) refused") }
    if outcome.skipped.count > 0 { parts.append("\(outcome.skipped.count) skipped") }
    return "\(outcome.looked.counted("document")): " + parts.joined(separator: ", ")
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("dryRun", isDryRun)
      json.member("documentCount", outcome.looked)
      json.member("refused", outcome.refused)
      json.member("skipped", outcome.skipped.count)
      json.objects("changes", outcome.documents) { json, document in
        json.member("path", outcome.locations[document.path] ?? document.path)
        json.member("changed", document.isChange && document.refusal == nil)
        json.member("refusal", document.refusal)
        json.objects("fixed", document.fixed) { json, finding in
          json.members(of: finding, at: located(finding))
        }
        json.objects("left", document.left) { json, left in
          json.members(of: left.finding, at: located(left.finding))
          json.member("reason", left.reason)
        }
        if isDryRun { json.member("difference", document.difference) }
      }
    }
  }
}
