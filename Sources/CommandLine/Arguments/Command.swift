/// A command of the program: its properties declare its arguments and options, and hold their values when
/// it runs.
package protocol Command: ArgumentGroup, SendableMetatype {
  associatedtype Found: Report

  static var configuration: CommandConfiguration { get }

  /// Does the work and gives the result, which is then written. Diagnostics go to the standard error.
  func run() throws -> Found

  /// Writes the result to the standard output.
  ///
  /// - Returns: Whether there was anything to write.
  func write(_ found: inout Found) throws -> Bool
}

/// The texts of a command's help besides its declarations.
package struct CommandConfiguration: Sendable {
  /// The word that calls the command.
  package let name: String
  /// One line: what the command does.
  package let abstract: String
  /// Further paragraphs of the help, separated by empty lines; other line ends are spaces.
  package let discussion: String
  /// Whole command lines to try.
  package let examples: [String]

  /// Whole command lines to begin with, each with its meaning, which stand above the commands of a group.
  package let firstSteps: [(line: String, meaning: String)]

  /// The note where all is done and there is nothing to print; nil of a command that always prints something,
  /// has a note of its own, or writes files.
  package let nothing: String?

  package init(
    name: String, abstract: String, discussion: String = "", examples: [String] = [],
    firstSteps: [(line: String, meaning: String)] = [], nothing: String? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.firstSteps = firstSteps
    self.nothing = nothing
  }
}
