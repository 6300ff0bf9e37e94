/// The result of a command. It may be made only as it is written, so that not all of it is in memory.
package protocol Report {
  /// Writes it for people.
  mutating func write(to output: inout Output) throws

  /// The exit code, known once the report is written.
  var exitCode: ExitCode { get }
}

/// A report that is written for programs as well.
package protocol StructuredReport: Report {
  /// Writes it as JSON.
  mutating func writeJSON(to output: inout Output) throws
}

/// A command whose result is asked for in one of the two formats.
package protocol FormattedCommand: Command where Found: StructuredReport {
  var output: OutputOptions { get }
}

extension Command {
  /// Runs the command and writes its result.
  package func execute() throws -> ExitCode {
    var found = try run()
    try write(&found)
    return found.exitCode
  }

  package func write(_ found: inout Found) throws { _ = try found.print() }
}

extension Report {
  /// Writes it to the standard output, for people, and gives the exit code.
  package mutating func print() throws -> ExitCode {
    var output = Output(descriptor: 1)
    try write(to: &output)
    try output.flush()
    return exitCode
  }
}

extension FormattedCommand {
  package func write(_ found: inout Found) throws { try found.print(as: output.format) }
}

extension StructuredReport {
  /// Writes it to the standard output in a format.
  package mutating func print(as format: Format) throws {
    var output = Output(descriptor: 1)
    switch format {
    case .text: try write(to: &output)
    case .json: try writeJSON(to: &output)
    }
    try output.flush()
  }
}
