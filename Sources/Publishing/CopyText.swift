import SceneStore

/// Rows in the text form of COPY, a line each.
///
/// The form is that of PostgreSQL's documentation of COPY: values with tabs between them, `\N` for null, and
/// a backslash before what would end a value or a row.
struct CopyText {
  /// The lines.
  private(set) var bytes: [UInt8] = []
  /// Whether a text had the character U+0000, which PostgreSQL does not take.
  private(set) var hasNull = false

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a row.
  mutating func add(_ values: [SQLValue]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(Self.tab) }
      switch value {
      case .null: bytes += Self.null
      case .integer(let number): bytes += String(number).utf8
      case .real(let number): bytes += String(number).utf8
      case .text(let text): add(text)
      case .blob(let blob): for byte in blob { addEscaped(byte) }
      }
    }
    bytes.append(Self.lineEnd)
  }

  private mutating func add(_ text: String) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != Self.backslash }) {
      bytes += text.utf8
    } else {
      for byte in text.utf8 { addEscaped(byte) }
    }
  }

  private mutating func addEscaped(_ byte: UInt8) {
    switch byte {
    case 0: hasNull = true
    case Self.backslash: bytes += [Self.backslash, Self.backslash]
    case Self.lineEnd: bytes += [Self.backslash, UInt8(ascii: "n")]
    case Self.tab: bytes += [Self.backslash, UInt8(ascii: "t")]
    case UInt8(ascii: "\r"): bytes += [Self.backslash, UInt8(ascii: "r")]
    default: bytes.append(byte)
    }
  }

  /// The lines, each with values before its own.
  func lines(after values: [String]) -> [UInt8] {
    let start = values.flatMap { Array($0.utf8) + [Self.tab] }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 5 / 4)
    for line in bytes.split(separator: Self.lineEnd, omittingEmptySubsequences: false).dropLast() {
      result += start
      result += line
      result.append(Self.lineEnd)
    }
    return result
  }

  private static let null: [UInt8] = Array("\\N".utf8)
  private static let tab = UInt8(ascii: "\t")
  private static let lineEnd = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")
}
