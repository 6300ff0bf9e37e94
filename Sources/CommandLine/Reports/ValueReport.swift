import JSONText

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
    var json = JSONWriter()
    value?.write(to: &json)
    try output.take(from: &json)
  }
}

/// A report of one line about the work done, for people alone; nothing where the process is quiet.
package struct LineReport: Report {
  package let line: String
  package let exitCode: ExitCode

  package init(_ line: String, _ exitCode: ExitCode = .done) {
    self.line = line
    self.exitCode = exitCode
  }

  package func write(to output: inout Output) throws {
    if !Terminal.current.isQuiet { try output.writeLine(line) }
  }
}

/// A report of a text that is whole before it is written.
package struct TextReport: Report {
  package let text: String
  package let exitCode = ExitCode.done

  package init(text: String) { self.text = text }

  package func write(to output: inout Output) throws { try output.write(text) }
}
