import SceneModel

/// The description of a constraint in a text: between `<` and `>`.
struct ConstraintDescription {
  let start: Substring.Index
  let end: Substring.Index
  /// The text between the brackets.
  let text: Substring
  /// Whether the closing bracket is there.
  let isWhole: Bool
  /// The constraint that is described; nil where the description is damaged or of no known form.
  let constraint: LoggedConstraint?

  /// Longer ones are not read. Bytes.
  static let longest = 4_096
  /// A bracket may be one of a text or a class: more are not tried.
  private static let mostBrackets = 8

  /// The first description of a text; nil where it has none.
  static func first(in text: Substring) -> ConstraintDescription? {
    var rest = text
    while let open = rest.firstBracket {
      let content = rest[rest.utf8.index(after: open)...]
      // Nothing begins with two brackets.
      if content.utf8.first != UInt8(ascii: "<"), let found = ConstraintDescription(content, open) {
        return found
      }
      rest = content
    }
    return nil
  }

  /// The description that begins with a text behind a bracket; nil where none does.
  private init?(_ content: Substring, _ open: Substring.Index) {
    let isNamed = Self.isConstraint(content)
    guard isNamed || Self.isObject(content) else { return nil }
    start = open
    let reach = content.prefix(bytes: Self.longest)
    let content = isNamed ? Self.withoutNext(reach) : Self.plainObject(reach)
    let closing = Self.closing(content)
    for close in closing {
      guard let constraint = Self.constraint(content[..<close]) else { continue }
      text = content[..<close]
      end = content.index(after: close)
      isWhole = true
      self.constraint = constraint
      return
    }
    guard isNamed else { return nil }
    text = content[..<(closing.first ?? content.endIndex)]
    end = closing.first.map { content.index(after: $0) } ?? content.endIndex
    isWhole = !closing.isEmpty
    constraint = nil
  }

  /// The name of the constraint that a damaged description begins with.
  static func name(of text: Substring) -> String? {
    text.firstRange(of: "0x").map { "0x" + text[$0.upperBound...].prefix(while: \.isHexDigit) }
  }

  /// Whether a text begins as descriptions do: by a class of constraints, or by an identifier alone.
  private static func isConstraint(_ text: Substring) -> Bool {
    let word = className(text, endingAt: constraintSigns)
    return word.isEmpty ? text.utf8.first == UInt8(ascii: "'") : word.utf8.contains("Constraint")
  }

  /// Whether a text begins by any class and an address: programs have classes of constraints of their own.
  private static func isObject(_ text: Substring) -> Bool {
    let word = className(text, endingAt: objectSigns)
    return !word.isEmpty
      && (text.utf8[word.endIndex...].starts(with: ":0x".utf8) || word.utf8.contains("[0x"))
  }

  private static let constraintSigns = Array(": '<>".utf8)
  private static let objectSigns = Array(": '<>\"/".utf8)

  /// The class that a text begins with: up to one of some signs.
  ///
  /// - Complexity: O(*n*) of the class, so that a text of brackets alone takes no longer than another.
  private static func className(_ text: Substring, endingAt signs: [UInt8]) -> Substring {
    text[..<text.utf8.prefix(classNameReach).prefix { !signs.contains($0) }.endIndex]
  }

  /// The constraint of a text, also where a translation has put spaces into it, as in `UIView: 0x71` and
  /// `| - (8) - [`.
  private static func constraint(_ text: Substring) -> LoggedConstraint? {
    if let constraint = LoggedConstraint(describedBy: text) { return constraint }
    guard text.contains(": 0x") || text.contains(" - ") else { return nil }
    var plain = String(text)
    for (spaced, close) in [
      (": 0x", ":0x"), ("H: |", "H:|"), ("H: [", "H:["), ("V: |", "V:|"), ("V: [", "V:["), ("| - (", "|-("),
      ("] - (", "]-("), (") - [", ")-["), (") - |", ")-|"), ("'|' :", "'|':"),
      ("(Names '|':", "(Names: '|':"),
    ] { plain = plain.replacing(spaced, with: close) }
    return LoggedConstraint(describedBy: plain[...])
  }

  /// A text up to the next bracket that is none of a relation.
  private static func plainObject(_ text: Substring) -> Substring {
    var rest = text
    while let open = rest.firstBracket {
      rest = rest[rest.utf8.index(after: open)...]
      if rest.utf8.first != UInt8(ascii: "=") { return text[..<open] }
    }
    return text
  }

  /// A text up to the next description in it: one that is cut off may have no bracket.
  private static func withoutNext(_ text: Substring) -> Substring {
    var rest = text
    while let open = rest.firstBracket {
      rest = rest[rest.utf8.index(after: open)...]
      if rest.utf8.first != UInt8(ascii: "'"), isConstraint(rest) { return text[..<open] }
    }
    return text
  }

  /// Classes have shorter names. Bytes.
  private static let classNameReach = 300

  /// The brackets that may close a description: those that end the line, or that a quotation mark, a comma or
  /// another bracket follows; then others, except those of relations.
  private static func closing(_ text: Substring) -> [Substring.Index] {
    var likely: [Substring.Index] = []
    var unlikely: [Substring.Index] = []
    for index in text.indices where text[index] == ">" {
      let next = text.index(after: index)
      if next == text.endIndex || "\"\\,*)]`\n\r<".contains(text[next]) || text[next...].trimmed.isEmpty {
        likely.append(index)
      } else if text[next] != "=" {
        unlikely.append(index)
      }
      if likely.count == mostBrackets { break }
    }
    return Array((likely + unlikely).prefix(mostBrackets))
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}

extension Substring.UTF8View {
  /// Whether a word is in the text.
  fileprivate func contains(_ word: String) -> Bool {
    let start = word.utf8.first
    return indices.contains { self[$0] == start && self[$0...].starts(with: word.utf8) }
  }
}

extension Substring {
  /// The place of the first `<`.
  fileprivate var firstBracket: Index? { utf8.firstIndex(of: UInt8(ascii: "<")) }

  /// The text up to a number of bytes, without a character that is cut.
  fileprivate func prefix(bytes count: Int) -> Substring {
    guard var end = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
      return self
    }
    while end > startIndex, utf8[end] & 0xC0 == 0x80 {
      end = utf8.index(before: end)
    }
    return self[..<end]
  }
}
