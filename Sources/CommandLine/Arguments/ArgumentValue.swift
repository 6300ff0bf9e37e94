import SceneModel

/// A value that a word of the command line can be.
package protocol ArgumentValue {
  /// The placeholder of an option's value in a help text.
  static var valueName: String { get }

  /// The words that are values, where these can be listed.
  static var choices: [String] { get }

  /// The description of a valid value for a word that is none, as the end of a sentence.
  static func expectation(for word: String) -> String

  /// The end of a message about a word that is no value: the nearest valid value, where one is near.
  static func suggestion(for word: String) -> String

  /// Reads a value, or nil where the word is none.
  init?(argument word: String)
}

/// A value that words show by their form, so that it may stand anywhere among the arguments.
package protocol DistinctArgumentValue: ArgumentValue {
  /// Whether a word is likely meant for a value, though it may be none.
  static func claims(_ word: String) -> Bool
}

/// A value that can be the default of an option.
package protocol DefaultArgumentValue: ArgumentValue {
  /// The word that reads back as the value.
  var argument: String { get }
}

/// A word that is no value.
package struct ArgumentValueError: Error {
  package let word: String
  package let expected: String
}

extension ArgumentValue {
  package static var choices: [String] { [] }

  package static func suggestion(for word: String) -> String { word.candidates(of: choices) }

  /// Reads a value.
  package static func read(_ word: String) throws(ArgumentValueError) -> Self {
    guard let value = Self(argument: word) else {
      throw ArgumentValueError(word: word, expected: expectation(for: word) + suggestion(for: word))
    }
    return value
  }
}

/// A value that is one of a few names.
package protocol ArgumentChoice: DefaultArgumentValue, RawRepresentable<String>, CaseIterable {}

extension ArgumentChoice {
  /// The nearest choice alone: the expectation lists them all.
  package static func suggestion(for word: String) -> String { word.suggestion(of: choices) }

  package static var valueName: String { choices.joined(separator: "|") }
  package static var choices: [String] { allCases.map(\.rawValue) }

  package static func expectation(for word: String) -> String {
    let names = choices
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  package init?(argument word: String) { self.init(rawValue: word) }
  package var argument: String { rawValue }
}
