package import AutoLayout
import Checks
import InterfaceBuilder
package import JSONText
import SceneModel

/// JSON for programs, as `Documentation/Schemas/check.json` describes it.
struct JSONReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    var json = JSONWriter()
    report.write(to: &json)
    json.drain(into: &output)
  }
}

extension CheckReport {
  /// Writes the report as an object.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("documentCount", documents)
      json.member("refused", refused)
      json.member("skipped", skipped)
      json.member("suppressed", suppressed.count)
      json.member(systems)
      json.objects("findings", findings) { json, finding in
        json.member("rule", finding.rule)
        json.member("severity", finding.severity.rawValue)
        json.members(of: finding.place.located(by: locations))
        json.member("scene", finding.scene?.text)
        json.member("object", finding.object.text)
        json.member("name", finding.name)
        json.member("message", finding.message)
        json.member("environments", finding.environments)
        json.member("fixable", finding.isFixable)
        json.member("details", finding.details)
        json.objects("related", finding.related, .inline) { json, other in
          json.member("object", other.object.text)
          json.member("name", other.name)
          json.members(of: other.place.located(by: locations))
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the member `systems`: the system of each environment that runs one; none where none does.
  package mutating func member(_ systems: RunningSystems) {
    guard !systems.running.isEmpty else { return }
    object("systems") { json in
      for one in systems.running { json.member(one.environment, one.system) }
    }
  }
}
