import Checks
import InterfaceBuilder
import SceneModel

/// Commands to a runner of GitHub Actions, which shows them beside the lines of a pull request.
struct GitHubActionsReporter: CheckReporter {
  func write(_ report: CheckReport, to output: inout [UInt8]) {
    for finding in report.findings {
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      let properties = [
        ("file", report.location(of: finding.place)), ("line", "\(finding.place.line)"),
        ("col", "\(finding.place.column)"), ("title", finding.rule),
      ]
      let list = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
      let lines = [finding.sentence + finding.environmentList] + finding.details
      let text = lines.map(\.onOneLine).joined(separator: "\n")
      output.appendLine("::\(command) \(list)::\(Self.escaped(text, isProperty: false))")
    }
  }

  /// A text as a command spells it, with the characters escaped that would end it or one of its properties.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
