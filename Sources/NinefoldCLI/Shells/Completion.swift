/// The words that complete a value in a shell.
enum Completion: Hashable {
  /// One of some words.
  case words([String])
  /// The path of a file.
  case files
  /// The path of a directory.
  case directories
  /// Values that no list has.
  case none
}

extension Parameter {
  /// The words that complete the value.
  var completion: Completion {
    if !choices.isEmpty { return .words(choices) }
    switch valueName {
    case "FILE", "PATH", "SOURCE": return .files
    case "DIR": return .directories
    case "COMMAND": return .words(NinefoldCLI.commands.members.map(\.configuration.name))
    default: return .none
    }
  }
}
