import JSONText
import Ninefold

/// What a check found.
struct FindingReport: StructuredReport {
  let outcome: SourceCheck.Outcome

  var exitCode: ExitCode {
    if outcome.documents == 0, outcome.refused > 0 { return .failed }
    return outcome.refused > 0 || outcome.findings.contains { $0.severity > .note } ? .findings : .done
  }

  func write(to output: inout Output) throws {
    for finding in outcome.findings {
      let environments =
        finding.environments.isEmpty ? "" : " [\(finding.environments.joined(separator: ", "))]"
      try output.writeLine(
        "\(finding.place): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))\(environments)"
          .onOneLine)
      for detail in finding.details { try output.writeLine("    " + detail.onOneLine) }
    }
    try output.writeLine(
      "\(outcome.documents) documents, \(outcome.findings.count) findings, \(outcome.refused) refused")
  }

  func writeJSON(to output: inout Output) throws {
    var json = JSONWriter()
    json.object { json in
      json.member("documents", outcome.documents)
      json.member("refused", outcome.refused)
      json.objects("findings", outcome.findings) { json, finding in
        json.member("rule", finding.rule)
        json.member("severity", finding.severity.rawValue)
        json.members(of: finding.place)
        json.member("scene", finding.scene?.text)
        json.member("object", finding.object.text)
        json.member("message", finding.message)
        json.member("environments", finding.environments)
      }
    }
    try output.take(from: &json)
  }
}
