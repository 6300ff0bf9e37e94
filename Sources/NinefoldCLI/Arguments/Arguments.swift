/// A command's line, taken apart by its syntax.
struct Arguments {
  let syntax: CommandSyntax
  private(set) var operands: [String] = []
  private var values: [(option: Option, value: String)] = []

  /// Takes apart what follows the command's name.
  ///
  /// Options and operands may mix. A value follows its option or a `=`; after `--` all is an operand. Where
  /// help is asked for, nothing is checked to be complete.
  init(_ words: [String], _ syntax: CommandSyntax) throws(UsageError) {
    self.syntax = syntax
    var index = 0
    var takesOptions = true
    while index < words.count {
      let word = words[index]
      index += 1
      if takesOptions && word == "--" {
        takesOptions = false
      } else if takesOptions && word.utf8.first == UInt8(ascii: "-") && word != "-" {
        try readOption(word, words, &index)
      } else {
        operands.append(word)
      }
    }
    if !asksForHelp { try checkCompleteness() }
  }

  var asksForHelp: Bool { has(.help) }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values.contains { $0.option == option } }

  /// The value of an option, or nil where it was not given.
  func value(_ option: Option) -> String? { values.first { $0.option == option }?.value }

  /// The value of an option, read by a function that answers nil where it cannot.
  func value<Value>(
    _ option: Option, expected: String, _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = read(text) else { throw error(.badValue(option, text, expected: expected)) }
    return value
  }

  /// The value of an option that must be there and say something.
  func required(_ option: Option) throws(UsageError) -> String {
    guard let text = try nonempty(option) else { throw error(.missingOption(option)) }
    return text
  }

  /// The value of an option that must say something, or nil where it was not given.
  func nonempty(_ option: Option) throws(UsageError) -> String? {
    try value(option, expected: "a name that is not empty") { $0.isEmpty ? nil : $0 }
  }

  /// A usage error of this command.
  func error(_ reason: UsageError.Reason) -> UsageError { UsageError(reason: reason, command: syntax.name) }

  private mutating func readOption(
    _ word: String, _ words: [String], _ index: inout Int
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "help" : String(parts[0].dropFirst(2))
    guard parts[0].hasPrefix("--") || parts[0] == "-h", let option = Option(rawValue: name),
      option == .help || syntax.options.contains(option)
    else { throw error(.unknownOption(String(parts[0]))) }
    if has(option) { throw error(.repeated(option)) }
    if option.valueName == nil {
      if parts.count > 1 { throw error(.unexpectedValue(option)) }
      values.append((option, ""))
    } else if parts.count > 1 {
      values.append((option, String(parts[1])))
    } else {
      guard index < words.count, !words[index].hasPrefix("--") else { throw error(.missingValue(option)) }
      values.append((option, words[index]))
      index += 1
    }
  }

  private func checkCompleteness() throws(UsageError) {
    let count = syntax.operands.count
    if operands.count > count.upperBound {
      throw error(.unexpectedOperand(operands[count.upperBound]))
    }
    if operands.count < count.lowerBound { throw error(.missingOperand(syntax.operands.name)) }
    for option in syntax.required where !has(option) { throw error(.missingOption(option)) }
  }
}
