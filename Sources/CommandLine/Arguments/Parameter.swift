/// The declaration of an argument, option or flag by a property, and the words of the command line that
/// belong to it.
///
/// Properties hold parameters by reference, so that the parser fills a command through the list of
/// its declarations.
package class Parameter: Declared {
  /// The kind of a parameter, by how the command line gives it.
  package enum Kind {
    /// A value alone, by its position.
    case argument
    /// A name and a value.
    case option
    /// A name alone.
    case flag
  }

  package let kind: Kind
  /// The name after two dashes; of an argument its placeholder in a help text.
  package let name: String
  /// Another name for the same parameter; one letter follows one dash.
  let alias: String?
  /// The description in a help text.
  package let help: String
  /// Whether the line must give it.
  package let isRequired: Bool
  /// Whether the line may give it more than once.
  package let isRepeating: Bool
  /// The words that the line gave as values; empty text of a flag.
  package private(set) var words: [String] = []

  package init(
    _ kind: Kind, _ name: String, alias: String? = nil, help: String, isRequired: Bool = false,
    isRepeating: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.alias = alias
    self.help = help
    self.isRequired = isRequired
    self.isRepeating = isRepeating
  }

  package final var parameters: [Parameter] { [self] }

  /// Whether the line gave it.
  package final var isGiven: Bool { !words.isEmpty }

  /// The parameter as the command line spells it.
  package final var spelling: String { kind == .argument ? name : "--" + name }

  /// The spellings in a command line, that of the name first.
  package final var spellings: [String] {
    [spelling] + (alias.map { [($0.count == 1 ? "-" : "--") + $0] } ?? [])
  }

  /// The placeholder of the value in a help text: of an option such as `FILE`, or its choices; empty text of
  /// a flag.
  package var valueName: String { "" }

  /// The words that the value can be, where these can be listed.
  package var choices: [String] { [] }

  /// The default as a word of the command line; nil where there is none.
  var defaultWord: String? { nil }

  /// Whether the argument takes words by their form alone, and none by its position.
  package var isDistinct: Bool { false }

  /// Whether a word is likely meant for this argument, wherever it stands among the arguments.
  package func claims(_ word: String) -> Bool { false }

  /// Takes a word of the line.
  final func take(_ word: String) { words.append(word) }

  /// Reads the value from the words that were taken.
  func read() throws(UsageError) {
    if isRequired, !isGiven { throw missing }
  }

  package func validate() throws(UsageError) {}

  /// The error of a command line without this required parameter.
  package final var missing: UsageError {
    UsageError(.missing(kind == .option ? "\(spelling) \(valueName)" : spelling))
  }
}

/// Declares a property as a flag: whether the command line has its name.
@propertyWrapper
package final class Flag: Parameter {
  package init(_ name: String, alias: String? = nil, help: String) {
    super.init(.flag, name, alias: alias, help: help)
  }

  package var wrappedValue: Bool { isGiven }
  package var projectedValue: Flag { self }
}
