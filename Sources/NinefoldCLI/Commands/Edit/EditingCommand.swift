import Ninefold

/// A command that makes one edit of a document.
protocol EditingCommand: FormattedCommand {
  var options: EditOptions { get }

  /// The edit that the line asks for.
  func edit() throws -> Edit
}

extension EditingCommand {
  var output: OutputOptions { options.output }

  func run() throws -> ValueReport { try options.apply(edit()) }
}
