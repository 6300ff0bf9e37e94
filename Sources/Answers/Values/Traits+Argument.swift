import CommandLine
package import Ninefold

extension SizeClass: DefaultArgumentValue {
  package static var valueName: String { "CLASS" }

  package static func expectation(for word: String) -> String {
    "width-height of any, compact and regular, such as compact-regular"
  }

  package static var choices: [String] { all.map(\.description) }

  package init?(argument word: String) { self.init(name: word) }

  package var argument: String { description }
}

extension Device: ArgumentValue {
  package static var valueName: String { "NAME" }

  package static func expectation(for word: String) -> String {
    let similar = named(like: word).map(\.name)
    guard !similar.isEmpty else { return "a name that 'ninefold devices' lists" }
    return "one of " + similar.prefix(8).joined(separator: ", ") + (similar.count > 8 ? ", …" : "")
  }

  // Names like the word are already in the expectation.
  package static func suggestion(for word: String) -> String {
    named(like: word).isEmpty ? word.candidates(of: choices + all.compactMap(\.canvasID)) : ""
  }

  package static var choices: [String] { all.map(\.name) }

  package init?(argument word: String) {
    guard let device = Device.named(word) else { return nil }
    self = device
  }
}

extension Orientation: ArgumentChoice {}

extension Idiom: ArgumentChoice {}

extension InterfaceStyle: ArgumentChoice {}

extension LayoutDirection: ArgumentChoice {}

extension Keyboard: ArgumentChoice {}

extension AccessibilityContrast: ArgumentChoice {}

extension LegibilityWeight: ArgumentChoice {}

extension PresentationRules: ArgumentChoice {}

extension ContentSizeCategory: ArgumentChoice {}

extension Device.WindowShare: ArgumentChoice {}

extension LanguageTag: ArgumentValue {
  package static var valueName: String { "LANGUAGE" }

  package static func expectation(for word: String) -> String {
    "a language's code, such as fr, pt-BR or zh-Hant"
  }

  package init?(argument word: String) { self.init(word) }
}
