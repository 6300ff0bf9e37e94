/// Attribute values at fixed places of a text, in the attributes' order, with words of the
/// notation between them.
struct WordPattern: ExpressibleByStringLiteral {
  /// Attribute names, and the words `->`, `on` and `as`.
  private let words: [String]

  init(stringLiteral text: String) { words = Notation.words(of: text) }

  /// The form of a text in the pattern, for errors.
  var expectation: String { "“\(words.joined(separator: " "))”" }

  func text(for attributes: [AttributeValue]) -> String? {
    var rest = attributes[...]
    var parts: [String] = []
    for word in words {
      if Self.isFixed(word) {
        parts.append(word)
      } else {
        guard let next = rest.popFirst(), next.name == word, !next.value.isEmpty else { return nil }
        parts.append(next.value)
      }
    }
    return rest.isEmpty ? parts.joined(separator: " ") : nil
  }

  func attributes(from text: [String]) -> [AttributeValue]? {
    guard text.count == words.count else { return nil }
    var result: [AttributeValue] = []
    for (word, part) in zip(words, text) {
      if Self.isFixed(word) {
        guard part == word else { return nil }
      } else {
        guard !part.isEmpty else { return nil }
        result.append(AttributeValue(word, part))
      }
    }
    return result
  }

  private static func isFixed(_ word: String) -> Bool { word == "->" || word == "on" || word == "as" }
}
