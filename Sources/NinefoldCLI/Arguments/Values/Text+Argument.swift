import Ninefold

extension String: ArgumentValue {
  static var valueName: String { "NAME" }

  static func expectation(for word: String) -> String { "a name that is not empty" }

  init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    self = word
  }
}

extension ObjectID: ArgumentValue {
  static var valueName: String { "ID" }

  static func expectation(for word: String) -> String { "an id that is not empty" }

  init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    self.init(word)
  }
}

extension ValuePath: ArgumentValue {
  static var valueName: String { "NAME" }

  static func expectation(for word: String) -> String { "a name that is not empty" }

  init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    self.init(word)
  }
}

/// Any text, which may be empty.
struct FreeText: ArgumentValue {
  static var valueName: String { "TEXT" }

  let text: String

  static func expectation(for word: String) -> String { "a text" }

  init?(argument word: String) { text = word }
}

extension NewElement: ArgumentValue {
  static var valueName: String { "XML" }

  static func expectation(for word: String) -> String { "one element of XML" }

  init?(argument word: String) {
    guard let element = (try? NewElement(xml: word)) ?? nil else { return nil }
    self = element
  }
}
