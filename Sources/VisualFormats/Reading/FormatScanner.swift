import SceneModel

/// Reads words, numbers and signs from the beginning of a visual format to its end.
///
/// White space is skipped before every sign and word, but not behind a hyphen, where UIKit finds no number.
struct FormatScanner {
  let text: String
  private let characters: [Character]
  private(set) var offset = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// The next character that is no white space; nil at the end.
  var next: Character? {
    let index = upcoming
    return index < characters.count ? characters[index] : nil
  }

  /// Whether the character right here is a sign, without white space before it.
  func isAt(_ sign: Character) -> Bool { here == sign }

  /// The character right here; nil at the end.
  private var here: Character? { offset < characters.count ? characters[offset] : nil }

  /// The index of the next character that is no white space.
  private var upcoming: Int {
    var index = offset
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index
  }

  mutating func skipSpace() { offset = upcoming }

  /// Reads a sign, or nothing where another comes next.
  mutating func take(_ sign: Character) -> Bool {
    guard next == sign else { return false }
    offset = upcoming + 1
    return true
  }

  /// Reads a sign of two characters, or nothing where another comes next.
  mutating func take(_ first: Character, _ second: Character) -> Bool {
    let index = upcoming
    guard index + 1 < characters.count, characters[index] == first, characters[index + 1] == second else {
      return false
    }
    offset = index + 2
    return true
  }

  /// Reads a name as C has them; nil where none begins here.
  mutating func word() -> VisualFormat.Name? {
    guard here?.isWordStart == true else { return nil }
    let start = offset
    while let here, here.isWordPart { offset += 1 }
    return VisualFormat.Name(text: String(characters[start..<offset]), offset: start)
  }

  /// Reads a number that begins here: digits with a point and an exponent, with a sign where one is allowed.
  mutating func number(signed: Bool) -> Double? {
    let start = offset
    var end = start
    func at(_ index: Int, _ test: (Character) -> Bool) -> Bool {
      index < characters.count && test(characters[index])
    }
    if signed, at(end, { $0 == "-" || $0 == "+" }) { end += 1 }
    while at(end, { $0.isDigit || $0 == "." }) { end += 1 }
    if end > start, at(end, { $0 == "e" || $0 == "E" }) {
      let sign = at(end + 1) { $0 == "-" || $0 == "+" } ? 1 : 0
      if at(end + 1 + sign, \.isDigit) {
        end += 1 + sign
        while at(end, \.isDigit) { end += 1 }
      }
    }
    guard let value = Double(attribute: String(characters[start..<end])) else { return nil }
    offset = end
    return value
  }

  /// An error here, or at a given offset.
  func error(_ problem: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(problem, at: place ?? offset, of: text)
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
  fileprivate var isWordStart: Bool { self == "_" || isASCII && isLetter }
  fileprivate var isWordPart: Bool { isWordStart || isDigit }
}
