/// Where in a text a constraint is described: between `<` and `>`.
struct ConstraintDescription {
  let start: Substring.Index
  let end: Substring.Index
  /// What stands between the brackets.
  let text: Substring
  /// Whether the closing bracket is there.
  let isWhole: Bool

  /// The first description of a text; nil where it has none.
  static func first(in text: Substring) -> ConstraintDescription? {
    var rest = text
    while let open = rest.firstIndex(of: "<") {
      let content = rest[rest.index(after: open)...]
      if isConstraint(content) {
        let close = closing(content)
        return ConstraintDescription(
          start: open, end: close.map { content.index(after: $0) } ?? content.endIndex,
          text: content[..<(close ?? content.endIndex)], isWhole: close != nil)
      }
      rest = content
    }
    return nil
  }

  /// The name of the constraint that a damaged description begins with.
  static func name(of text: Substring) -> String? {
    text.firstRange(of: "0x").map { "0x" + text[$0.upperBound...].prefix(while: \.isHexDigit) }
  }

  /// Whether a text begins as descriptions do: by a class of constraints, or by an identifier alone.
  private static func isConstraint(_ text: Substring) -> Bool {
    let word = text.prefix(classNameReach).prefix { $0 != ":" && $0 != " " && !"'<>".contains($0) }
    return word.contains("Constraint") || (word.isEmpty && text.hasPrefix("'"))
  }

  private static let classNameReach = 300

  /// The closing bracket: one that ends the line, or that a quotation mark, a comma or another bracket follows.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var last: Substring.Index?
    for index in text.indices where text[index] == ">" {
      let next = text.index(after: index)
      guard next < text.endIndex else { return index }
      switch text[next] {
      case "\"", ",", "*", ")", "]", "\n": return index
      case " ", "\t": last = last ?? (text[next...].trimmed.isEmpty ? index : nil)
      default: break
      }
    }
    return last
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
