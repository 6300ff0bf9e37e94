import Answers
import CommandLine
import Ninefold

/// A command that makes one edit of a document.
protocol EditingCommand: FormattedCommand {
  var options: EditOptions { get }

  /// Whether values that Ninefold does not know of the format are written all the same.
  var isForced: Bool { get }

  /// The seed from which the ids of added elements follow, or nil.
  var seed: UInt64? { get }

  /// The edit that the command line asks for.
  func edit() throws -> Edit
}

extension EditingCommand {
  var output: OutputOptions { options.output }
  var isForced: Bool { false }
  var seed: UInt64? { nil }

  func run() throws -> ValueReport { try options.apply(edit(), seed: seed, force: isForced) }
}
