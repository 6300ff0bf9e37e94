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

extension Completion {
  /// The words that complete the value of a parameter.
  ///
  /// - Parameter commands: The program and its commands.
  init(of parameter: Parameter, in commands: [NamedCommand]) {
    if !parameter.choices.isEmpty {
      self = .words(parameter.choices)
      return
    }
    self =
      switch parameter.valueName {
      case "FILE", "PATH", "SOURCE": .files
      case "DIR": .directories
      case "COMMAND": .words(commands.first?.members.map(\.configuration.name) ?? [])
      default: .none
      }
  }
}
