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

  /// Writes it for people, and as JSON to another stream; what is made as it is written is made once.
  mutating func write(to output: inout Output, json: inout Output) throws
}

/// A command whose result is asked for in one of the two formats.
package protocol FormattedCommand: Command where Found: StructuredReport {
  var output: OutputOptions { get }
}

extension Command {
  /// Runs the command and writes its result, or a note that there is nothing to write.
  ///
  /// - Parameter capture: Takes the result as JSON too, where it has that form.
  package func execute(json capture: OutputCapture? = nil) throws -> ExitCode {
    var found = try run()
    if let capture, var found = found as? any StructuredReport {
      return noting(try found.print(json: capture), found.exitCode)
    }
    return noting(try write(&found), found.exitCode)
  }

  /// Reports that there is nothing to print, where that is so, and gives the exit code.
  private func noting(_ hasWritten: Bool, _ code: ExitCode) -> ExitCode {
    if !hasWritten, code == .done, let nothing = Self.configuration.nothing {
      Diagnostics.report("ninefold: note: \(nothing)")
    }
    return code
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
  package mutating func write(to output: inout Output, json: inout Output) throws {
    try write(to: &output)
    try writeJSON(to: &json)
  }

  /// Writes it to the standard output for people, and to a capture as JSON.
  ///
  /// - Returns: Whether there was anything to write for people.
  package mutating func print(json capture: OutputCapture) throws -> Bool {
    var output = Output(descriptor: 1)
    var json = Output(to: capture)
    try write(to: &output, json: &json)
    try output.flush()
    try json.flush()
    return output.hasWritten
  }

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
