package import CommandLine
import JSONText
import Ninefold

/// The answer for a scene as it is written, with its counts.
package struct WrittenAnswer: Sendable {
  /// The lines; empty where the answer has none, or was not written as text.
  package let text: [UInt8]
  /// The value of JSON; empty where the answer was not written as such.
  package let json: [UInt8]
  package let findings: Int
  package let warnings: Int
  /// Its messages to the standard error.
  package let diagnostics: [String]
  package let counts: [(CountedName, Int)]

  /// Writes an answer in formats.
  package init(_ answer: any SceneAnswer, as formats: [Format]) {
    findings = answer.findings
    warnings = answer.warnings
    diagnostics = answer.diagnostics
    counts = answer.counts
    var text: [UInt8] = []
    if formats.contains(.text) {
      for line in answer.lines {
        text.append(contentsOf: line.utf8)
        text.append(UInt8(ascii: "\n"))
      }
    }
    self.text = text
    var json = JSONWriter()
    if formats.contains(.json) { answer.write(to: &json) }
    self.json = json.finish()
  }
}
