import InterfaceBuilder
import SceneModel

/// Takes a `.strings` file of the old style apart, without losing a character.
struct StringsScanner {
  private let source: [UInt8]
  private var position = 0
  private(set) var entries: [LocalizedStrings.Entry] = []
  private(set) var trailing = ""

  /// A scanner of UTF-8 text.
  init(_ source: [UInt8]) { self.source = source }

  mutating func scan() throws(ReadDefect) {
    while true {
      let leading = try takeSpace()
      if position == source.count {
        trailing = leading
        return
      }
      entries.append(try entry(leading: leading))
    }
  }

  private mutating func entry(leading: String) throws(ReadDefect) -> LocalizedStrings.Entry {
    let key = try takeText("a key")
    var separator = try takeSpace()
    var value = ""
    if next == UInt8(ascii: "=") {
      position += 1
      separator += try "=" + takeSpace()
      value = try takeText("a value")
      let space = try takeSpace()
      try expectEnd()
      return LocalizedStrings.Entry(
        leading: leading, spelledKey: key, separator: separator, spelledValue: value, terminator: space + ";")
    }
    try expectEnd()
    return LocalizedStrings.Entry(
      leading: leading, spelledKey: key, separator: "", spelledValue: "", terminator: separator + ";")
  }

  private var next: UInt8? { position < source.count ? source[position] : nil }

  private func defect(_ message: String) -> ReadDefect {
    next == nil
      ? ReadDefect(.truncated(open: nil, line: 0), at: source.count)
      : ReadDefect(.malformed(message), at: position)
  }

  private mutating func expectEnd() throws(ReadDefect) {
    guard next == UInt8(ascii: ";") else { throw defect("a pair without an end, expected ';'") }
    position += 1
  }

  /// White space and comments.
  private mutating func takeSpace() throws(ReadDefect) -> String {
    let start = position
    while let byte = next {
      if XMLCharacter.isWhiteSpace(byte) || byte == 0x0B || byte == 0x0C {
        position += 1
      } else if source[position...].starts(with: "//".utf8) {
        while let byte = next, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if source[position...].starts(with: "/*".utf8) {
        try skipComment()
      } else if source[position...].starts(with: [0xE2, 0x80, 0xA8])
        || source[position...].starts(with: [0xE2, 0x80, 0xA9])
      {
        position += 3
      } else {
        break
      }
    }
    return String(decoding: source[start..<position], as: UTF8.self)
  }

  private mutating func skipComment() throws(ReadDefect) {
    let start = position
    position += 2
    while position + 1 < source.count {
      if source[position] == UInt8(ascii: "*"), source[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw ReadDefect(.malformed("a comment without an end, expected '*/'"), at: start)
  }

  /// A quoted text with its quotes, or a bare word.
  private mutating func takeText(_ role: String) throws(ReadDefect) -> String {
    let start = position
    guard let quote = next else { throw defect("") }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      while let byte = next, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
      guard position < source.count else {
        throw ReadDefect(.malformed("\(role) without a closing quote"), at: start)
      }
      position += 1
    } else {
      while let byte = next, Self.isWord(byte) { position += 1 }
      if position == start { throw defect("no \(role) where one was expected") }
    }
    return String(decoding: source[start..<position], as: UTF8.self)
  }

  /// Whether a byte may stand in a word without quotes.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
