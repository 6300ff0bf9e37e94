import SceneModel

/// The kind of a file, by its first bytes.
package enum FileKind {
  /// Refuses by name what is not an XML document in UTF-8.
  static func examine(_ bytes: [UInt8]) throws(ReadDefect) {
    let isBlank = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if isBlank { throw ReadDefect(.empty, at: 0) }
    if let encoding = wideEncoding(bytes) { throw ReadDefect(.unsupportedEncoding(encoding), at: 0) }
    if let kind = binaryKind(bytes) { throw ReadDefect(.binary(kind), at: 0) }
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    guard let first = bytes[start...].firstIndex(where: { !XMLCharacter.isWhiteSpace($0) }) else {
      throw ReadDefect(.empty, at: 0)
    }
    if bytes[first] != UInt8(ascii: "<") {
      throw ReadDefect(bytes.contains(0) ? .binary("a binary file") : .notXML, at: first)
    }
  }

  /// The UTF-8 byte order mark.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The encoding of more than one byte a unit that a text's first bytes show (XML 1.0, appendix F).
  private static func wideEncoding(_ bytes: [UInt8]) -> String? {
    let marks: [(String, [UInt8])] = [
      ("UTF-32", [0xFF, 0xFE, 0, 0]), ("UTF-32", [0, 0, 0xFE, 0xFF]), ("UTF-32", [0x3C, 0, 0, 0]),
      ("UTF-32", [0, 0, 0, 0x3C]), ("UTF-16", [0xFF, 0xFE]), ("UTF-16", [0xFE, 0xFF]),
      ("UTF-16", [0x3C, 0]), ("UTF-16", [0, 0x3C]),
    ]
    return marks.first { bytes.starts(with: $0.1) }?.0
  }

  private static func binaryKind(_ bytes: [UInt8]) -> String? {
    let marks = [
      ("NIBArchive", "a compiled nib"), ("bplist", "a binary property list or compiled nib"),
      ("\u{04}\u{0B}streamtyped", "a compiled nib of NeXT's format"), ("PK\u{03}\u{04}", "a ZIP archive"),
    ]
    return marks.first { bytes.starts(with: $0.0.utf8) }?.1
  }
}
