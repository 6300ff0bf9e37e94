package import CommandLine
import JSONText
package import Ninefold

/// The differences between two versions, in the form that was asked for.
package struct DifferenceAnswer: StructuredReport {
  private enum Content {
    case report(DifferenceReport, DifferenceForm, width: Int?)
    case bytes([UInt8])
    case lines([String])
  }

  private let content: Content
  /// The new findings of a review; nil of a comparison.
  private let findings: [CheckFinding]?
  package let exitCode: ExitCode

  package init(
    _ report: DifferenceReport, findings: [CheckFinding]? = nil, as form: DifferenceForm,
    width: Int? = Terminal.current.columns, _ exitCode: ExitCode
  ) {
    self.findings = findings
    self.exitCode = exitCode
    content = .report(report, form, width: width)
  }

  /// The bytes that git asked for, as they are to be written.
  package init(bytes: [UInt8]) {
    content = .bytes(bytes)
    findings = nil
    exitCode = .done
  }

  /// Lines as they are to be written.
  package init(lines: [String], _ exitCode: ExitCode = .done) {
    content = .lines(lines)
    findings = nil
    self.exitCode = exitCode
  }

  package func write(to output: inout Output) throws {
    switch content {
    case .report(let report, .text, let width):
      for line in Self.lines(of: report, width) { try output.writeLine(line) }
    case .report(let report, .markdown, _): try output.write(report.markdown)
    case .report(let report, .html, _): try output.write(report.page)
    case .report(_, .json, _): try writeJSON(to: &output)
    case .bytes(let bytes): try output.write(bytes)
    case .lines(let lines): for line in lines { try output.writeLine(line) }
    }
  }

  /// Writes the differences as JSON; nothing of what git asked for.
  package func writeJSON(to output: inout Output) throws {
    guard case .report(let report, _, _) = content else { return }
    var json = JSONWriter.result()
    report.write(to: &json, findings)
    try output.take(from: &json)
  }

  /// The lines for people, sentences in lines of a width; nil for no limit.
  private static func lines(of report: DifferenceReport, _ width: Int?) -> [String] {
    if report.documents.isEmpty { return [] }
    var lines: [String] = []
    for document in report.documents {
      if !lines.isEmpty { lines.append("") }
      lines.append((document.path.onOneLine + document.note).styled(.heading))
      lines += rows(document.changes, indent: 2, width)
      for scene in document.scenes {
        lines.append("  " + (scene.outline?.text ?? ""))
        lines += rows(scene.reportedChanges, indent: 4, width)
        lines += scene.sentences.flatMap { wrapped($0, width.map { $0 - 4 }) }
          .map { "    " + $0.styled(.note) }
      }
    }
    for note in report.notes {
      lines += ["", note.title.onOneLine.styled(.heading)] + note.lines.map { "  " + $0.onOneLine }
    }
    return lines + ["", report.summary]
  }

  /// A sentence in lines of a width, such as are no narrower than a word.
  private static func wrapped(_ sentence: String, _ width: Int?) -> [String] {
    guard let width else { return [sentence.onOneLine] }
    return sentence.onOneLine.split(separator: " ").map(String.init).wrapped(to: width)
  }

  private static func rows(_ changes: [NamedChange], indent: Int, _ width: Int?) -> [String] {
    var table = TextTable([("", .name), ("", .left)])
    // The words stand beside the names, and get half of the line at least.
    let names = changes.map { $0.subject.columns + 2 }.max() ?? 0
    let rest = width.map { max($0 / 2, $0 - indent - names - 2) }
    for change in changes {
      let sign = change.kind.sign
      let phrases = change.phrases.flatMap { wrapped($0, rest) }
      table.add(["\(sign.rawValue) \(change.subject)", phrases.first ?? ""], as: sign.style)
      for phrase in phrases.dropFirst() { table.add(["", phrase], as: sign.style) }
    }
    return table.lines(indent: indent)
  }
}

extension NamedChange.Kind {
  /// The sign at the start of its line.
  var sign: ChangeSign {
    switch self {
    case .added: .added
    case .removed: .removed
    case .replaced, .moved, .changed: .changed
    }
  }
}
