import CommandLine
package import Ninefold

extension ObjectID: ArgumentValue {
  package static var valueName: String { "ID" }

  package static func expectation(for word: String) -> String { "an id that is not empty" }

  package init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    self.init(word)
  }
}

extension ValuePath: ArgumentValue {
  package static var valueName: String { "NAME" }

  package static func expectation(for word: String) -> String { "a name that is not empty" }

  package init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    self.init(word)
  }
}

extension NewElement: ArgumentValue {
  package static var valueName: String { "XML" }

  package static func expectation(for word: String) -> String { "one element of XML" }

  package init?(argument word: String) {
    guard let element = (try? NewElement(xml: word)) ?? nil else { return nil }
    self = element
  }
}
