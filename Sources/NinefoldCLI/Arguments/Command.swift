/// A command of the program: its properties declare what its line may hold, and hold the values when it runs.
protocol Command: ArgumentGroup, SendableMetatype {
  associatedtype Found: Report

  static var configuration: CommandConfiguration { get }

  /// Does the work and gives what was found, which is then written. Diagnostics go to the standard error.
  func run() throws -> Found

  /// Writes what was found to the standard output.
  func write(_ found: inout Found) throws
}

/// What a command's help says besides the command's declarations.
struct CommandConfiguration: Sendable {
  /// The word that calls the command.
  let name: String
  /// One line: what the command does.
  let abstract: String
  /// What else there is to know. Line ends are spaces but where a line is empty.
  var discussion = ""
  /// Whole command lines to try.
  var examples: [String] = []
}
