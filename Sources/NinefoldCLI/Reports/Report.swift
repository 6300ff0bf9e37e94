/// The result of a command. It may be made only as it is written, so that not all of it is in memory.
protocol Report {
  /// Writes it for people.
  mutating func write(to output: inout Output) throws

  /// The exit code, known once the report is written.
  var exitCode: ExitCode { get }
}

/// A report that is written for programs as well.
protocol StructuredReport: Report {
  /// Writes it as JSON.
  mutating func writeJSON(to output: inout Output) throws
}

/// A command whose result is asked for in one of the two formats.
protocol FormattedCommand: Command where Found: StructuredReport {
  var output: OutputOptions { get }
}

extension Command {
  /// Runs the command and writes its result.
  func execute() throws -> ExitCode {
    var found = try run()
    try write(&found)
    return found.exitCode
  }

  func write(_ found: inout Found) throws { _ = try found.print() }
}

extension Report {
  /// Writes it to the standard output, for people, and gives the exit code.
  mutating func print() throws -> ExitCode {
    var output = Output(descriptor: 1)
    try write(to: &output)
    try output.flush()
    return exitCode
  }
}

extension FormattedCommand {
  func write(_ found: inout Found) throws { try found.print(as: output.format) }
}

extension StructuredReport {
  /// Writes it to the standard output in a format.
  mutating func print(as format: Format) throws {
    var output = Output(descriptor: 1)
    switch format {
    case .text: try write(to: &output)
    case .json: try writeJSON(to: &output)
    }
    try output.flush()
  }
}
