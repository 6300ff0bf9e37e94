import InterfaceBuilder
import SceneModel

/// Markdown for a comment on a merge request: the counts, and a table of the findings.
package struct MarkdownReporter: CheckReporter {
  /// The bytes of a comment, of which code hosts take a number: further findings are counted.
  package static let longest = 60_000

  func write(_ report: CheckReport, to output: inout [UInt8]) {
    let start = output.count
    output.appendLine("### Ninefold")
    output.appendLine()
    output.appendLine(report.summary)
    guard !report.findings.isEmpty else { return }
    output.appendLine()
    output.appendLine("| | where | what | rule |")
    output.appendLine("|---|---|---|---|")
    var lists = EnvironmentLists(all: report.environments)
    for (index, finding) in report.findings.enumerated() {
      let row = row(finding, report, places: lists.text(of: finding))
      guard output.count - start + row.utf8.count < Self.longest else {
        output.appendLine()
        return output.appendLine("… and \(report.findings.count - index) more.")
      }
      output.appendLine(row)
    }
  }

  private func row(_ finding: CheckFinding, _ report: CheckReport, places: String) -> String {
    let mark =
      switch finding.severity {
      case .error: "❌"
      case .warning: "⚠️"
      case .note: "ℹ️"
      }
    let place = "\(report.location(of: finding.place)):\(finding.place.line)"
    let text = Self.escaped(finding.sentence)
    let list = places.isEmpty ? "" : "<br>" + Self.escaped(places)
    return "| \(mark) | \(Self.escaped(place)) | \(text)\(list) | `\(finding.rule)` |"
  }

  /// A text in which nothing means formatting, a link, a mention, a reference or a cell's end.
  ///
  /// Code hosts look for links, mentions and references in the text that a page shows, where no escape is left of what was
  /// written: there a space without width stands in each.
  package static func escaped(_ text: String) -> String {
    let scalars = Array(text.onOneLine.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if continuesReference(scalars, at: index) { result += space }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
      if beginsReference(scalars, at: index) { result += space }
    }
    return result
  }

  /// A space without width.
  private static let space = "&#8203;"

  /// Whether a sign and what stands before it begin a link without a scheme, `www.`, or a reference, `GH-1`.
  private static func continuesReference(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    func follows(_ word: String) -> Bool {
      let start = index - word.unicodeScalars.count
      return start >= 0
        && zip(scalars[start..<index], word.unicodeScalars).allSatisfy { scalar, letter in
          scalar.properties.lowercaseMapping == letter.properties.lowercaseMapping
        }
    }
    switch scalars[index] {
    case ".": return follows("www")
    case "-": return follows("gh") || follows("gl")
    default: return false
    }
  }

  /// Whether a sign begins a mention or a reference, or ends the scheme of a link.
  private static func beginsReference(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let rest = scalars[(index + 1)...]
    guard let next = rest.first else { return false }
    switch scalars[index] {
    case ":": return next == "/"
    case "*": return rest.starts(with: "iteration:".unicodeScalars)
    case "@", "#", "!", "~", "%", "$", "&", "^", "[":
      return next.properties.isAlphabetic || next.properties.numericType != nil
        || "\"{_-".unicodeScalars.contains(next)
    default: return false
    }
  }
}
