/// A statement that ends with a call or a list, taken apart at its parentheses or brackets and its commas.
struct CallText {
  /// The statement up to the opening parenthesis, with it.
  let head: String
  let arguments: [String]
  /// The closing parenthesis, and what follows it.
  let tail: String
  /// Whether brackets stand for the parentheses.
  var isList: Bool { head.hasSuffix("[") }

  /// Nil of a statement without a call that has arguments.
  init?(_ statement: String) {
    let bytes = Array(statement.utf8)
    var scanner = Scanner()
    var opening: Int?
    var closing: Int?
    var commas: [Int] = []
    var candidate = (opening: 0, commas: [Int]())
    for (index, byte) in bytes.enumerated() {
      switch scanner.take(byte) {
      case .opens(1) where byte != UInt8(ascii: "{"): candidate = (index, [])
      case .comma(1): candidate.commas.append(index)
      case .closes(1) where byte != UInt8(ascii: "}"):
        (opening, closing, commas) = (candidate.opening, index, candidate.commas)
      default: break
      }
    }
    guard let opening, let closing, opening + 1 < closing else { return nil }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    head = text(0..<opening + 1)
    tail = text(closing..<bytes.count)
    var start = opening + 1
    var arguments: [String] = []
    for comma in commas + [closing] {
      while start < comma, bytes[start] == UInt8(ascii: " ") { start += 1 }
      arguments.append(text(start..<comma))
      start = comma + 1
    }
    self.arguments = arguments
  }

  /// Whether the inside of a literal has no end of it.
  static func isWithoutQuotes(_ content: Substring) -> Bool {
    var isEscaped = false
    for byte in content.utf8 {
      if byte == UInt8(ascii: "\""), !isEscaped { return false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return !isEscaped
  }

  /// The reading of a statement byte by byte: how deep in parentheses it is, and whether in a literal.
  private struct Scanner {
    enum Meaning {
      case opens(Int), closes(Int), comma(Int), nothing
    }

    private var depth = 0
    private var isLiteral = false
    private var isEscaped = false

    mutating func take(_ byte: UInt8) -> Meaning {
      if isLiteral {
        if byte == UInt8(ascii: "\""), !isEscaped { isLiteral = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        return .nothing
      }
      switch byte {
      case UInt8(ascii: "\""):
        isLiteral = true
        isEscaped = false
        return .nothing
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        return .opens(depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        return .closes(depth + 1)
      case UInt8(ascii: ","): return .comma(depth)
      default: return .nothing
      }
    }
  }
}
