import CommandLine
import Ninefold

/// Another layout of the same scenes: one word of the command line that itself holds options.
package struct OtherLayout: ArgumentValue {
  package static var valueName: String { "OPTIONS" }

  /// The options in the word.
  package let options: LayoutOptions

  package static func expectation(for word: String) -> String {
    switch read(word) {
    case .success: "the options of one layout"
    case .failure(let error): "the options of a layout: \(error)"
    }
  }

  package init?(argument word: String) {
    guard case .success(let options) = Self.read(word), options.screens.count == 1 else { return nil }
    self.options = options
  }

  private static func read(_ word: String) -> Result<LayoutOptions, UsageError> {
    Result { () throws(UsageError) in
      let options = LayoutOptions()
      _ = try ArgumentParser.parse(words(of: word), into: options)
      return options
    }
  }

  /// The words of a text: spaces part them, but not between apostrophes.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in text {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let complete = word { words.append(complete) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
