import SceneModel

/// Texts, numbers and names in the spelling of Swift.
enum SwiftText {
  /// A text as a literal on one line, whatever characters it has.
  static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text as it stands in a literal.
  ///
  /// Characters that end a literal, begin an interpolation, break a line or cannot be seen are escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isVisible(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result
  }

  /// Whether a character may stand in source as it is: the others are controls, line separators, and what
  /// turns or hides the text around it.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// A number to the millionth, without a fraction where it has none.
  ///
  /// One that is nearly zero stays what it is: insets so small tell a button to have none of its own
  /// (InterfaceBuilder.md#button-insets).
  static func number(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    let shown = rounded.isFinite && (rounded != 0 || value == 0) ? rounded : value
    if shown == shown.rounded(), shown.magnitude < 1e15 { return String(Int64(shown)) }
    return "\(shown)"
  }

  /// Whether a word is one that no declaration may have as its name.
  static func isKeyword(_ word: String) -> Bool { keywords.contains(word) }

  /// Whether a text is a name of Swift, of ASCII letters, digits and underscores.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= takenLength else { return false }
    guard text != "_", !isDigit(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  /// The longest name of a document that is taken as it is, in bytes.
  private static let takenLength = 128

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The words that no declaration may have as its name without backticks.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
