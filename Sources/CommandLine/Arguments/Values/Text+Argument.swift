extension String: ArgumentValue {
  package static var valueName: String { "NAME" }

  package static func expectation(for word: String) -> String { "a name that is not empty" }

  package init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    self = word
  }
}

/// Any text, which may be empty.
package struct FreeText: ArgumentValue {
  package static var valueName: String { "TEXT" }

  package let text: String

  package static func expectation(for word: String) -> String { "a text" }

  package init?(argument word: String) { text = word }
}
