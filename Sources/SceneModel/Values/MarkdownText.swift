/// Text as it stands in the Markdown of code hosts.
package enum MarkdownText {
  /// The bytes that a comment may have on every code host.
  package static let longestComment = 60_000

  /// A text without formatting, links, mentions, references or ends of cells.
  ///
  /// Code hosts look for links, mentions and references in the text that a page shows, in which no escape is
  /// left: there a zero-width space stands in each.
  package static func escaped(_ text: String) -> String {
    let scalars = Array(text.onOneLine.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if continuesReference(scalars, at: index) { result += space }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
      if beginsReference(scalars, at: index) { result += space }
    }
    return result
  }

  /// A zero-width space.
  private static let space = "&#8203;"

  /// Whether a character and those before it begin a link without a scheme, `www.`, or a reference, `GH-1`.
  private static func continuesReference(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    func follows(_ word: String) -> Bool {
      let start = index - word.unicodeScalars.count
      return start >= 0
        && zip(scalars[start..<index], word.unicodeScalars).allSatisfy { scalar, letter in
          scalar.properties.lowercaseMapping == letter.properties.lowercaseMapping
        }
    }
    switch scalars[index] {
    case ".": return follows("www")
    case "-": return follows("gh") || follows("gl")
    default: return false
    }
  }

  /// Whether a character begins a mention or a reference, or ends the scheme of a link.
  private static func beginsReference(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let rest = scalars[(index + 1)...]
    guard let next = rest.first else { return false }
    switch scalars[index] {
    case ":": return next == "/"
    case "*": return rest.starts(with: "iteration:".unicodeScalars)
    case "@", "#", "!", "~", "%", "$", "&", "^", "[":
      return next.properties.isAlphabetic || next.properties.numericType != nil
        || "\"{_-".unicodeScalars.contains(next)
    default: return false
    }
  }
}
