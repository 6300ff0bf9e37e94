/// Messages to the standard error, a line each, whatever the documents' names and identifiers hold.
enum Diagnostics {
  /// Writes a line at once. That nobody reads it is no error.
  static func report(_ line: some CustomStringConvertible) {
    var output = Output(descriptor: 2)
    try? output.writeLine(line.description.onOneLine)
    try? output.flush()
  }

  /// Writes an error that has no place in a file.
  static func report(error: some CustomStringConvertible) { report("ninefold: error: \(error)") }
}
