/// A constraint's attributes as an equation: `title.leading >= root.leadingMargin * 2 + 16 @750 symbolic`.
///
/// An attribute without an item is the owner's. The numbers are the document's own characters.
enum Equation {
  private static let relations = [
    (sign: ">=", value: "greaterThanOrEqual"), (sign: "<=", value: "lessThanOrEqual"),
  ]
  private static let flags = ["symbolic", "placeholder"]

  static func text(for attributes: [AttributeValue]) -> String? {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    guard var text = side(value("firstItem"), value("firstAttribute")) else { return nil }
    let relation = value("relation")
    text += " " + (relations.first { $0.value == relation }?.sign ?? "=")
    let second = side(value("secondItem"), value("secondAttribute"))
    if let second { text += " " + second }
    if let multiplier = value("multiplier") { text += " * \(multiplier)" }
    if let constant = value("constant") {
      if second == nil {
        text += " \(constant)"
      } else if constant.utf8.first == UInt8(ascii: "-") {
        text += " - \(constant.dropFirst())"
      } else {
        text += " + \(constant)"
      }
    }
    if let priority = value("priority") { text += " @\(priority)" }
    for flag in flags where value(flag) != nil { text += " \(flag)" }
    return text
  }

  static func attributes(from words: [String]) -> [AttributeValue]? {
    guard words.count >= 3, !words.contains("") else { return nil }
    var rest = words[...]
    var result: [AttributeValue] = []
    guard let first = side(rest.removeFirst(), "firstItem", "firstAttribute") else { return nil }
    result += first
    let sign = rest.removeFirst()
    if let relation = relations.first(where: { $0.sign == sign }) {
      result.append(AttributeValue("relation", relation.value))
    } else if sign != "=" {
      return nil
    }
    // After a second side come a factor and a signed constant; a constant alone stands as it is.
    var constant: AttributeValue?
    let word = rest.removeFirst()
    if startsNumber(word) {
      constant = AttributeValue("constant", word)
    } else {
      guard let second = side(word, "secondItem", "secondAttribute") else { return nil }
      result += second
      if rest.first == "*", rest.count >= 2 {
        result.append(AttributeValue("multiplier", rest.removeFirst(2)))
      }
      if let sign = rest.first, sign == "+" || sign == "-", rest.count >= 2 {
        constant = AttributeValue("constant", (sign == "-" ? "-" : "") + rest.removeFirst(2))
      }
    }
    if let priority = rest.first, priority.hasPrefix("@"), priority.utf8.count > 1 {
      result.append(AttributeValue("priority", String(priority.dropFirst())))
      rest.removeFirst()
    }
    if let constant { result.append(constant) }
    for flag in flags where rest.first == flag {
      result.append(AttributeValue(flag, "YES"))
      rest.removeFirst()
    }
    return rest.isEmpty ? result : nil
  }

  private static func side(_ item: String?, _ attribute: String?) -> String? {
    guard let attribute, !attribute.isEmpty else { return nil }
    return item.map { "\($0).\(attribute)" } ?? attribute
  }

  private static func side(_ word: String, _ item: String, _ attribute: String) -> [AttributeValue]? {
    guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return word.utf8.allSatisfy(isLetter) ? [AttributeValue(attribute, word)] : nil
    }
    let name = word[word.utf8.index(after: dot)...]
    guard dot != word.startIndex, !name.isEmpty, name.utf8.allSatisfy(isLetter) else { return nil }
    return [AttributeValue(item, String(word[..<dot])), AttributeValue(attribute, String(name))]
  }

  /// Whether a word is a number and no side: its last part is no attribute's name.
  private static func startsNumber(_ word: String) -> Bool {
    let name = word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last
    return name.map { $0.isEmpty || !$0.allSatisfy(isLetter) } ?? true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}

extension ArraySlice<String> {
  /// Removes as many words and gives the last of them.
  fileprivate mutating func removeFirst(_ count: Int) -> String {
    for _ in 1..<count { removeFirst() }
    return removeFirst()
  }
}
