package import InterfaceBuilder
package import SceneModel

/// Reads `.strings` files: the texts of a localized document in one language.
package struct StringsReader: Sendable {
  /// How many bytes a file may have.
  package var limit = 16 << 20

  /// A reader.
  package init() {}

  /// Reads a file in UTF-8 or UTF-16. ``StringsWriter`` gives the same bytes for what was read.
  ///
  /// - Throws: ``ReadError`` where the file is no `.strings` file of the old style, with its place in it.
  package func read(_ bytes: [UInt8], path: String) throws(ReadError) -> LocalizedStrings {
    guard bytes.count <= limit else { throw ReadError(.tooLarge(.bytes(limit)), path: path) }
    var text = bytes
    do {
      let encoding: LocalizedStrings.Encoding
      (text, encoding) = try StringsEncoding.decode(bytes)
      var scanner = StringsScanner(text)
      try scanner.scan()
      return LocalizedStrings(
        path: path, encoding: encoding, entries: scanner.entries, trailing: scanner.trailing)
    } catch {
      let place = SourceLines(text).place(of: error.offset)
      throw ReadError(error.reason, path: path, line: place.line, column: place.column)
    }
  }
}

/// Writes `.strings` files.
package struct StringsWriter: Sendable {
  /// A writer.
  package init() {}

  /// The bytes of a file.
  package func write(_ strings: LocalizedStrings) -> [UInt8] {
    var text = ""
    for entry in strings.entries {
      text += entry.leading
      text += entry.spelledKey
      text += entry.separator
      text += entry.spelledValue
      text += entry.terminator
    }
    return StringsEncoding.encode(text + strings.trailing, as: strings.encoding)
  }
}
