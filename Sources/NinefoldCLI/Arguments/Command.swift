/// A command of the program: its properties declare its arguments and options, and hold their values when
/// it runs.
protocol Command: ArgumentGroup, SendableMetatype {
  associatedtype Found: Report

  static var configuration: CommandConfiguration { get }

  /// Does the work and gives the result, which is then written. Diagnostics go to the standard error.
  func run() throws -> Found

  /// Writes the result to the standard output.
  func write(_ found: inout Found) throws
}

/// The texts of a command's help besides its declarations.
struct CommandConfiguration: Sendable {
  /// The word that calls the command.
  let name: String
  /// One line: what the command does.
  let abstract: String
  /// Further paragraphs of the help, separated by empty lines; other line ends are spaces.
  var discussion = ""
  /// Whole command lines to try.
  var examples: [String] = []
  /// Whole command lines to begin with, each with its meaning, which stand above the commands of a group.
  var firstSteps: [(line: String, meaning: String)] = []
}
