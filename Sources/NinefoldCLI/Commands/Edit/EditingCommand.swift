import Ninefold

/// A command that makes one edit of a document.
protocol EditingCommand: FormattedCommand {
  var options: EditOptions { get }

  /// Whether what Ninefold does not know of the format is written all the same.
  var isForced: Bool { get }

  /// What the ids of what is added follow from, or nil.
  var seed: UInt64? { get }

  /// The edit that the line asks for.
  func edit() throws -> Edit
}

extension EditingCommand {
  var output: OutputOptions { options.output }
  var isForced: Bool { false }
  var seed: UInt64? { nil }

  func run() throws -> ValueReport { try options.apply(edit(), seed: seed, force: isForced) }
}
