import SceneModel

extension TreeScanner {
  /// Reads the byte order mark and the XML declaration.
  mutating func scanDeclaration() throws(ReadDefect) {
    form.declaration = ""
    if source.starts(with: FileKind.byteOrderMark) {
      form.hasByteOrderMark = true
      position = FileKind.byteOrderMark.count
    }
    guard has("<?xml"), position + 5 < source.count, XMLCharacter.isWhiteSpace(source[position + 5]) else {
      return
    }
    var end = position + 5
    while end + 1 < source.count, source[end] != UInt8(ascii: "?") || source[end + 1] != UInt8(ascii: ">") {
      end += 1
    }
    guard end + 1 < source.count else { throw truncated() }
    form.declaration = text(position..<end + 2)
    if let encoding = Self.encoding(declaredBy: form.declaration), !Self.isUTF8(encoding) {
      throw ReadDefect(.unsupportedEncoding(encoding), at: position)
    }
    position = end + 2
  }

  /// The encoding that a declaration names.
  private static func encoding(declaredBy declaration: String) -> String? {
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let parts = Array(declaration.utf8).split(
      omittingEmptySubsequences: false, whereSeparator: quotes.contains)
    for index in parts.indices.dropLast() {
      let name = parts[index].filter { $0 != UInt8(ascii: "=") && !XMLCharacter.isWhiteSpace($0) }
      if name.elementsEqual("encoding".utf8) { return String(decoding: parts[index + 1], as: UTF8.self) }
    }
    return nil
  }

  private static func isUTF8(_ encoding: String) -> Bool {
    let name = encoding.lowercased()
    return name == "utf-8" || name == "utf8"
  }
}
