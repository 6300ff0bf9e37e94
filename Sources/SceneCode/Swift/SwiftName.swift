import SceneModel

/// Names of Swift that are made of a document's words.
enum SwiftName {
  /// The words of a label or a text in camel case, such as `logInNow` of "Log in, now!"; nil where it has no
  /// ASCII letters.
  ///
  /// - Parameter limit: How many words are taken.
  static func camelCase(_ text: String, words limit: Int) -> String? {
    var words: [String] = []
    for word in self.words(of: text).prefix(limit) {
      let length = words.reduce(word.utf8.count) { $0 + $1.utf8.count }
      if !words.isEmpty, length > usualLength { break }
      words.append(word)
    }
    guard let first = words.first, first.utf8.count <= 2 * usualLength else { return nil }
    return lowercasedStart(first) + words.dropFirst().map(uppercasedStart).joined()
  }

  /// The words of a label or a text with a capital at each start, such as `LogInNow`; nil as above.
  static func pascalCase(_ text: String, words limit: Int) -> String? {
    camelCase(text, words: limit).map(uppercasedStart)
  }

  /// The first letter small, or a whole abbreviation: `urlField` of `URLField`.
  static func lowercasedStart(_ word: String) -> String {
    let capitals = word.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }.count
    if capitals == word.utf8.count { return word.lowercased() }
    let count = capitals > 1 ? capitals - 1 : capitals
    return String(word.prefix(count)).lowercased() + word.dropFirst(count)
  }

  static func uppercasedStart(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The words of letters and digits; the first begins with a letter. Apostrophes join.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }
    for scalar in text.unicodeScalars.prefix(readLength) {
      if let byte = UInt8(exactly: scalar.value), SwiftText.isLetter(byte) || SwiftText.isDigit(byte) {
        word.unicodeScalars.append(scalar)
      } else if !isApostrophe(scalar), !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return Array(words.drop { $0.utf8.first.map(SwiftText.isDigit) ?? true })
  }

  /// The length of a name in bytes up to which words are added to it.
  private static let usualLength = 28
  /// How much of a text is looked at for its words.
  private static let readLength = 200
}

/// The names that are taken in one scope.
struct NameScope {
  private var taken: Set<String>
  /// The number that the next of one name gets.
  private var numbers: [String: Int] = [:]

  /// A scope in which some names are taken from the start.
  init(_ taken: Set<String> = []) { self.taken = taken }

  /// Takes a name, with a number behind it where it is taken already.
  mutating func unique(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 2
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name)\(number)"
  }

  /// Takes a name as it is; false where it is taken already.
  mutating func take(_ name: String) -> Bool { taken.insert(name).inserted }

  func isTaken(_ name: String) -> Bool { taken.contains(name) }
}
