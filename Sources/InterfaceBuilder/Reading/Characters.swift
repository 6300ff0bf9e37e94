import SceneModel

/// The encoding and the line ends of a file, found in one pass: whether its bytes are valid UTF-8, and which
/// line ends there are.
package struct Characters {
  private(set) var lineFeeds = 0
  private(set) var returns = 0
  private(set) var returnsWithLineFeed = 0

  /// The line end that most lines have.
  var lineEnd: String {
    let alone = returns - returnsWithLineFeed
    let feeds = lineFeeds - returnsWithLineFeed
    if returnsWithLineFeed > feeds, returnsWithLineFeed >= alone { return "\r\n" }
    return alone > feeds ? "\r" : "\n"
  }

  /// Examines the characters of UTF-8 text.
  ///
  /// - Throws: ``ReadDefect`` at the first byte that is no UTF-8 or no character of XML (XML 1.0, 2.2).
  init(_ bytes: [UInt8]) throws(ReadDefect) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x80 {
        index = Self.endOfPlain(bytes, from: index + 1)
      } else if byte == 0x0A {
        lineFeeds += 1
        index += 1
      } else if byte >= 0x80 {
        index += try Self.length(bytes, at: index)
      } else {
        try examineControl(byte, bytes, at: index)
        index += 1
      }
    }
  }

  /// Throws ``ReadDefect`` at the first byte that is no UTF-8; every control character is allowed.
  package static func examineUTF8(_ bytes: [UInt8]) throws(ReadDefect) {
    var index = 0
    while index < bytes.count { index += bytes[index] < 0x80 ? 1 : try length(bytes, at: index) }
  }

  /// The index of the first byte, from one on, that is not ASCII or a control character.
  private static func endOfPlain(_ bytes: [UInt8], from start: Int) -> Int {
    ByteSearch.first(in: bytes, from: start) { word in
      ByteSearch.marks(in: word, below: 0x20) | word & 0x8080_8080_8080_8080
    } where: {
      $0 < 0x20 || $0 >= 0x80
    }
  }

  private mutating func examineControl(_ byte: UInt8, _ bytes: [UInt8], at index: Int) throws(ReadDefect) {
    guard XMLCharacter.isAllowed(UInt32(byte)) else { throw ReadDefect(.invalidCharacter, at: index) }
    if byte == 0x0D {
      returns += 1
      if index + 1 < bytes.count, bytes[index + 1] == 0x0A { returnsWithLineFeed += 1 }
    }
  }

  /// The length of the character of several bytes at an index.
  static func length(_ bytes: [UInt8], at index: Int) throws(ReadDefect) -> Int {
    func continuation(_ distance: Int) -> UInt32? {
      guard index + distance < bytes.count else { return nil }
      let byte = bytes[index + distance]
      return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
    }
    let first = UInt32(bytes[index])
    switch first {
    case 0xC2...0xDF:
      if continuation(1) != nil { return 2 }
    case 0xE0...0xEF:
      if let b = continuation(1), let c = continuation(2) {
        let scalar = (first & 0x0F) << 12 | b << 6 | c
        if scalar >= 0x800, XMLCharacter.isAllowed(scalar) { return 3 }
      }
    case 0xF0...0xF4:
      if let b = continuation(1), let c = continuation(2), let d = continuation(3) {
        let scalar = (first & 0x07) << 18 | b << 12 | c << 6 | d
        if scalar >= 0x10000, XMLCharacter.isAllowed(scalar) { return 4 }
      }
    default: break
    }
    throw ReadDefect(.invalidCharacter, at: index)
  }
}
