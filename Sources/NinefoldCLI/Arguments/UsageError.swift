/// A command line that cannot be understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
  enum Reason: Equatable {
    case noCommand
    case unknownCommand(String)
    case unknownOption(String)
    case missingValue(Option)
    case unexpectedValue(Option)
    case repeated(Option)
    case missingOption(Option)
    case missingOperand(String)
    case unexpectedOperand(String)
    case badValue(Option, String, expected: String)
    case badOperand(String, expected: String)
    case exclusive(Option, Option)
    case needs(Option, Option)
  }

  let reason: Reason
  /// The command whose help tells more, or nil where none was named.
  let command: String?

  var description: String {
    let help = command.map { "ninefold help \($0)" } ?? "ninefold help"
    return "\(problem) (see \(help))"
  }

  private var problem: String {
    switch reason {
    case .noCommand: "expected a command"
    case .unknownCommand(let name): "unknown command '\(name)'"
    case .unknownOption(let text): "unknown option '\(text)'"
    case .missingValue(let option): "expected \(option.valueName ?? "a value") after \(option.spelling)"
    case .unexpectedValue(let option): "\(option.spelling) takes no value"
    case .repeated(let option): "\(option.spelling) is given twice"
    case .missingOption(let option):
      "expected \(option.spelling)" + (option.valueName.map { " \($0)" } ?? "")
    case .missingOperand(let name): "expected \(name)"
    case .unexpectedOperand(let text): "unexpected argument '\(text)'"
    case .badValue(let option, let text, let expected):
      "\(option.spelling) '\(text)': expected \(expected)"
    case .badOperand(let text, let expected): "'\(text)': expected \(expected)"
    case .exclusive(let a, let b): "\(a.spelling) and \(b.spelling) exclude each other"
    case .needs(let a, let b): "\(a.spelling) needs \(b.spelling)"
    }
  }
}
