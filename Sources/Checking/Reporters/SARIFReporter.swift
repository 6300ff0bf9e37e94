import Checks
import InterfaceBuilder
import JSONText
import SceneModel

/// A log of the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), which code hosts show
/// beside the code.
///
/// Columns count characters: only white space comes before an element, so that they equal the
/// columns in bytes.
struct SARIFReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    var json = JSONWriter()
    json.beginObject(.indented)
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.name("runs")
    json.beginArray(.indented)
    json.object { json in run(report, &json) }
    json.end()
    json.end()
    json.drain(into: &output)
  }

  private func run(_ report: CheckReport, _ json: inout JSONWriter) {
    let rules = report.rules
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", "ninefold")
        json.member("semanticVersion", report.version)
        json.objects("rules", rules) { json, rule in members(of: rule, &json) }
      }
    }
    json.member("columnKind", "unicodeCodePoints")
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let reported = zip(report.findings, report.fingerprints).map { (Result(finding: $0, fingerprint: $1)) }
    let suppressed = report.suppressed.map { Result(finding: $0.finding, suppression: $0) }
    json.objects("results", reported + suppressed) { json, result in
      members(of: result, index: indices[result.finding.rule], report, &json)
    }
  }

  /// A finding, reported or suppressed.
  private struct Result {
    let finding: CheckFinding
    var fingerprint: String?
    var suppression: SuppressedFinding?
  }

  private func members(of rule: CheckRule, _ json: inout JSONWriter) {
    json.member("id", rule.id)
    json.text("shortDescription", rule.page.what)
    json.text("fullDescription", rule.page.why)
    json.text("help", rule.page.fix)
    json.object("defaultConfiguration") { json in
      json.member("level", rule.severity.rawValue)
      json.member("enabled", !rule.isOptIn)
    }
    json.object("properties") { json in json.member("tags", [rule.group.rawValue]) }
  }

  private func members(
    of result: Result, index: Int?, _ report: CheckReport, _ json: inout JSONWriter
  ) {
    let finding = result.finding
    json.member("ruleId", finding.rule)
    if let index { json.member("ruleIndex", index) }
    json.member("level", finding.severity.rawValue)
    json.text("message", ([finding.message] + finding.details).joined(separator: "\n"))
    json.objects("locations", [finding], .inline) { json, finding in
      json.physicalLocation(finding.place, in: report)
      json.objects("logicalLocations", [finding], .inline) { json, finding in
        json.member("name", finding.object.text)
        json.member("fullyQualifiedName", "\(finding.place.path)#\(finding.object)")
      }
    }
    // The standard has each of them once.
    var known: Set<CheckFinding.Related> = []
    let related = finding.related.filter { known.insert($0).inserted }
    json.objects("relatedLocations", related, .inline) { json, other in
      json.physicalLocation(other.place, in: report)
      json.text("message", other.name)
    }
    if let fingerprint = result.fingerprint {
      json.object("partialFingerprints") { json in json.member("ninefoldFinding/v1", fingerprint) }
    }
    // Either all results of a run say whether they are suppressed, or none does.
    json.objects("suppressions", result.suppression.map { [$0] } ?? [], .inline) { json, suppression in
      json.member("kind", suppression.isInSource ? "inSource" : "external")
      json.member("justification", suppression.reason)
    }
    json.object("properties") { json in json.member("environments", finding.environments) }
  }
}

extension SuppressedFinding {
  fileprivate var isInSource: Bool { if case .marker = cause { true } else { false } }
}

extension JSONWriter {
  /// Writes a member that is a message of the format.
  fileprivate mutating func text(_ name: String, _ text: String) {
    object(name) { json in json.member("text", text) }
  }

  fileprivate mutating func physicalLocation(_ place: DocumentPlace, in report: CheckReport) {
    object("physicalLocation") { json in
      json.object("artifactLocation") { json in
        json.member("uri", report.location(of: place).uriReference)
        if !report.location(of: place).hasPrefix("/") { json.member("uriBaseId", "%SRCROOT%") }
      }
      json.object("region") { json in
        json.member("startLine", place.line)
        json.member("startColumn", place.column)
      }
    }
  }
}

extension String {
  /// The path as a reference of RFC 3986: all characters are escaped but the unreserved ones and slashes.
  var uriReference: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
