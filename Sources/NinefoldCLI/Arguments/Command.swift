/// A command of the program: made of its line's arguments, then run once.
protocol Command {
  static var syntax: CommandSyntax { get }

  /// Reads the arguments' values; what they name is looked up when the command runs.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does the work. Results go to the standard output, diagnostics to the standard error.
  func run() throws -> ExitCode
}

/// How results are printed.
enum Format: String {
  case json, text

  /// The format that the arguments ask for: text where they do not say.
  init(_ arguments: Arguments) throws(UsageError) {
    self = try arguments.value(.format, expected: "json or text", Format.init(rawValue:)) ?? .text
  }
}
