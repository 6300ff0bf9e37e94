import SceneModel

/// The reason why a text is no equation of a constraint.
package struct EquationError: Error, Hashable, CustomStringConvertible {
  /// The part of the text that is not as it should be; empty text at its end.
  package let found: String
  package let expected: String

  package var description: String {
    (found.isEmpty ? "the equation ends early" : "'\(found)' in the equation") + ", expected \(expected)"
  }
}

extension NewConstraint {
  /// Reads a constraint from an equation as outputs print it, such as
  /// `label "Title".leading = 2 × safeArea.leading + 16 @750`.
  ///
  /// Items are the names that the equation has for them; that of an attribute that stands alone is an empty
  /// text, for the view that holds the constraint. A priority follows `@` or the word, also in the
  /// parentheses in which outputs have the constraint's identifier, which is not read. For `≤`, `≥`, `×` and
  /// `−` may stand `<=`, `>=`, `*` and `-`.
  package init(equation text: String) throws(EquationError) {
    var reader = EquationReader(text)
    self = try reader.constraint()
  }

  /// Whether a text is likely meant for an equation: it has a relation's sign outside of quotes.
  package static func isEquation(_ text: String) -> Bool {
    text.contains { "=≤≥<>".contains($0) } && !text.hasSuffix(".storyboard") && !text.hasSuffix(".xib")
  }
}

/// Reads the equation of a constraint from left to right.
private struct EquationReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func constraint() throws(EquationError) -> NewConstraint {
    let first = try side()
    var constraint = NewConstraint(first, try relation())
    skipSpaces()
    if let number = number() {
      if takeSign("×") || takeSign("*") {
        constraint.multiplier = number
        constraint.second = try side()
      } else {
        constraint.constant = number
      }
    } else {
      constraint.second = try side()
      if takeSign("×") || takeSign("*") { constraint.multiplier = try required() }
    }
    if constraint.second != nil { constraint.constant = try offset() }
    constraint.priority = try priority()
    skipSpaces()
    if !rest.isEmpty { throw error("nothing after the equation but a priority, such as @750") }
    return constraint
  }

  /// An item and its attribute, or an attribute alone.
  private mutating func side() throws(EquationError) -> LayoutConstraint.Side {
    skipSpaces()
    if let (attribute, end) = attribute(at: rest.startIndex) {
      rest = rest[end...]
      return LayoutConstraint.Side(ObjectID(""), attribute)
    }
    var index = rest.startIndex
    while index < rest.endIndex {
      if let end = endOfQuotation(at: index) {
        index = end
        continue
      }
      let next = rest.index(after: index)
      if rest[index] == ".", let (attribute, end) = attribute(at: next) {
        let name = String(rest[..<index])
        rest = rest[end...]
        return LayoutConstraint.Side(ObjectID(name), attribute)
      }
      index = next
    }
    let names = LayoutAttribute.allCases.map(\.rawValue)
    let word = rest.prefix { !"=≤≥<>+×*@".contains($0) }.split(separator: ".").last.map(String.init) ?? ""
    let near = word.split(separator: " ").first.map(String.init) ?? ""
    throw error(
      "an item, a dot and one of " + names.joined(separator: ", ") + near.suggestion(of: names))
  }

  /// The attribute that stands at an index as a whole word, and where it ends.
  private func attribute(at start: Substring.Index) -> (LayoutAttribute, end: Substring.Index)? {
    let word = rest[start...].prefix { $0.isLetter }
    guard let attribute = LayoutAttribute(rawValue: String(word)) else { return nil }
    if word.endIndex < rest.endIndex {
      let next = rest[word.endIndex]
      if next.isNumber || "._-".contains(next) { return nil }
    }
    return (attribute, word.endIndex)
  }

  /// The end of a text in quotes that begins at an index. In double quotes a backslash escapes a character;
  /// a text in single ones ends where an attribute follows, or the item's identifier in parentheses.
  private func endOfQuotation(at start: Substring.Index) -> Substring.Index? {
    let quote = rest[start]
    guard quote == "\"" || quote == "'" else { return nil }
    var index = rest.index(after: start)
    while index < rest.endIndex {
      let next = rest.index(after: index)
      if quote == "\"", rest[index] == "\\", next < rest.endIndex {
        index = rest.index(after: next)
        continue
      }
      if rest[index] == quote, quote == "\"" || endsItem(at: next) { return next }
      index = next
    }
    return nil
  }

  private func endsItem(at index: Substring.Index) -> Bool {
    let tail = rest[index...]
    if tail.hasPrefix(" (") { return true }
    return tail.first == "." && attribute(at: tail.index(after: tail.startIndex)) != nil
  }

  private mutating func relation() throws(EquationError) -> LayoutConstraint.Relation {
    skipSpaces()
    for (sign, relation) in [
      ("<=", LayoutConstraint.Relation.lessThanOrEqual), (">=", .greaterThanOrEqual), ("==", .equal),
      ("=", .equal), ("≤", .lessThanOrEqual), ("≥", .greaterThanOrEqual),
    ] where take(sign) {
      return relation
    }
    throw error("=, ≤ or ≥ (also <= and >=)")
  }

  /// A number that stands as a whole word, with a sign before it.
  private mutating func number() -> Double? {
    var start = rest
    if let sign = start.first, "-−+".contains(sign) { start.removeFirst() }
    let word = start.prefix { $0.isNumber || ".:e".contains($0) || $0 == "-" }
    let text = String(word)
    guard text.first?.isNumber == true || text.first == ".",
      let value = Double(multiplier: text) ?? Double(text)
    else { return nil }
    let after = rest[word.endIndex...].first
    if let after, !" ×*@,()+-−".contains(after) { return nil }
    let isNegative = rest.first == "-" || rest.first == "−"
    rest = rest[word.endIndex...]
    return isNegative ? -value : value
  }

  private mutating func required() throws(EquationError) -> Double {
    skipSpaces()
    guard let number = number() else { throw error("a number") }
    return number
  }

  /// The constant after the second side.
  private mutating func offset() throws(EquationError) -> Double {
    if takeSign("+") { return try required() }
    if takeSign("-") || takeSign("−") { return -(try required()) }
    return 0
  }

  /// The priority after `@` or the word `priority`, also in parentheses behind an identifier.
  private mutating func priority() throws(EquationError) -> Double {
    let isEnclosed = takeSign("(")
    if isEnclosed, !rest.hasPrefix("priority") { rest = rest.drop { $0 != "," && $0 != ")" } }
    _ = takeSign(",")
    var priority = LayoutPriority.required.value
    if takeSign("@") || takeSign("priority") { priority = try required() }
    if isEnclosed, !takeSign(")") { throw error(")") }
    return priority
  }

  private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }

  private mutating func takeSign(_ sign: String) -> Bool {
    skipSpaces()
    return take(sign)
  }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private func error(_ expected: String) -> EquationError {
    EquationError(found: String(rest).shown(upTo: 40), expected: expected)
  }
}
