import CommandLine
import JSONText
import Ninefold

/// The answer for a scene as it is written, with its counts.
struct WrittenAnswer: Sendable {
  /// A value of JSON, or lines; empty where the answer has none.
  let bytes: [UInt8]
  let findings: Int
  let warnings: Int
  /// Its messages to the standard error.
  let diagnostics: [String]
  let counts: [(CountedName, Int)]

  /// Writes an answer.
  init(_ answer: any SceneAnswer, as format: Format) {
    findings = answer.findings
    warnings = answer.warnings
    diagnostics = answer.diagnostics
    counts = answer.counts
    switch format {
    case .json:
      var json = JSONWriter()
      answer.write(to: &json)
      bytes = json.finish()
    case .text:
      var bytes: [UInt8] = []
      for line in answer.lines {
        bytes.append(contentsOf: line.utf8)
        bytes.append(UInt8(ascii: "\n"))
      }
      self.bytes = bytes
    }
  }
}
