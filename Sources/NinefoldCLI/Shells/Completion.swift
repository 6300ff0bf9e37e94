/// What can stand for a value, for a shell that completes it.
enum Completion: Hashable {
  /// One of some words.
  case words([String])
  /// The path of a file.
  case files
  /// The path of a directory.
  case directories
  /// What no list knows.
  case none
}

extension Parameter {
  /// What can stand for the value.
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
