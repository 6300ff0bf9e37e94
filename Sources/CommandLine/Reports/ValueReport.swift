package import JSONText
import SceneModel

/// A report of one value that is whole before it is written.
package struct ValueReport: StructuredReport {
  /// Nil where there is nothing to write.
  package let value: (any Rendering)?
  /// The counts of a last line for people; nil where there is none.
  package let counts: Counts?
  package let exitCode: ExitCode

  package init(_ value: (any Rendering)?, counts: Counts? = nil, _ exitCode: ExitCode = .done) {
    self.value = value
    self.counts = counts
    self.exitCode = exitCode
  }

  package func write(to output: inout Output) throws {
    for line in value?.lines ?? [] { try output.writeLine(line) }
    guard value != nil, let counts else { return }
    try output.writeLine()
    try output.writeLine(counts.line)
  }

  package func writeJSON(to output: inout Output) throws {
    var json = JSONWriter.result()
    value?.write(to: &json)
    try output.take(from: &json)
  }
}

/// A report of one line about the work done, nothing where the process is quiet; for programs an object.
package struct LineReport: StructuredReport {
  package let line: String
  package let exitCode: ExitCode
  private let members: (inout JSONWriter) -> Void

  /// A line, and what writes the members of the object.
  package init(
    _ line: String, _ exitCode: ExitCode = .done, members: @escaping (inout JSONWriter) -> Void = { _ in }
  ) {
    self.line = line
    self.exitCode = exitCode
    self.members = members
  }

  package func writeJSON(to output: inout Output) throws {
    var json = JSONWriter.result()
    json.object(members)
    try output.take(from: &json)
  }

  package func write(to output: inout Output) throws {
    if !Terminal.current.isQuiet { try output.writeLine(line.onOneLine) }
  }
}

/// A report of a text that is whole before it is written.
package struct TextReport: Report {
  package let text: String
  package let exitCode = ExitCode.done

  package init(text: String) { self.text = text }

  package func write(to output: inout Output) throws { try output.write(text) }
}
