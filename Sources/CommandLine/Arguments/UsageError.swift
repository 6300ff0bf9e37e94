/// A command line that cannot be understood.
package struct UsageError: Error, Equatable {
  /// The reason of the error. Options are as the command line spells them.
  package enum Reason: Equatable {
    case unknownCommand(String, nearest: String?, known: [String])
    case unknownOption(String, nearest: String?)
    case missingValue(String, valueName: String)
    case unexpectedValue(String)
    case repeated(String)
    case missing(String)
    case unexpectedArgument(String, expected: String)
    case badValue(String, expected: String)
    case exclusive(String, String)
    case needs(String, String)
  }

  package let reason: Reason
  /// The words after the program's name that name the command whose help the message refers to.
  package var command: [String] = []

  package init(_ reason: Reason) { self.reason = reason }

  /// The error, as one of a command.
  func of(_ command: [String]) -> UsageError {
    var error = self
    error.command = command
    return error
  }
}

extension UsageError: CustomStringConvertible {
  /// One line: the problem, and the help that has more.
  package var description: String {
    "\(problem) (see \((["ninefold", "help"] + command).joined(separator: " ")))"
  }

  private var problem: String {
    switch reason {
    case .unknownCommand(let name, let nearest, let known):
      "unknown command '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ", expected \(known.joined(separator: ", "))")
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .missingValue(let option, let valueName): "expected \(valueName) after \(option)"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .repeated(let option): "\(option) is given twice, expected it once"
    case .missing(let name): "expected \(name)"
    case .unexpectedArgument(let word, let expected): "unexpected argument '\(word)', expected \(expected)"
    case .badValue(let place, let expected): "\(place): expected \(expected)"
    case .exclusive(let a, let b): "\(a) and \(b) exclude each other, expected one of them"
    case .needs(let a, let b): "\(a) needs \(b)"
    }
  }
}
