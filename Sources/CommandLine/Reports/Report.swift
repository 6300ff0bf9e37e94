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
  /// Runs the command and writes its result, or a note that there is nothing to write.
  package func execute() throws -> ExitCode {
    var found = try run()
    if try !write(&found), found.exitCode == .done, let nothing = Self.configuration.nothing {
      Diagnostics.report("ninefold: note: \(nothing)")
    }
    return found.exitCode
  }

  package func write(_ found: inout Found) throws -> Bool { try found.print() }
}

extension Report {
  /// Writes it to the standard output, for people.
  ///
  /// - Returns: Whether there was anything to write.
  package mutating func print() throws -> Bool {
    var output = Output(descriptor: 1)
    try write(to: &output)
    try output.flush()
    return output.hasWritten
  }
}

extension FormattedCommand {
  package func write(_ found: inout Found) throws -> Bool { try found.print(as: output.format) }
}

extension StructuredReport {
  /// Writes it to the standard output in a format.
  ///
  /// - Returns: Whether there was anything to write.
  package mutating func print(as format: Format) throws -> Bool {
    var output = Output(descriptor: 1)
    switch format {
    case .text: try write(to: &output)
    case .json: try writeJSON(to: &output)
    }
    try output.flush()
    return output.hasWritten
  }
}
