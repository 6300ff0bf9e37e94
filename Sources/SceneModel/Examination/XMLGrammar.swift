/// The grammar of the prolog: the XML declaration and the document type.
package enum XMLGrammar {
  /// Whether a text is an XML declaration of a document in UTF-8 (XML 1.0, 2.8, production 23).
  package static func isDeclaration(_ text: String) -> Bool {
    var rest = Rest(text)
    guard rest.skip("<?xml"), rest.skipBlanks(), rest.skip("version"), rest.skipEquals(),
      rest.quoted(where: isVersion)
    else { return false }
    var hasBlanks = rest.skipBlanks()
    if hasBlanks, rest.skip("encoding") {
      guard rest.skipEquals(), rest.quoted(where: isUTF8) else { return false }
      hasBlanks = rest.skipBlanks()
    }
    if hasBlanks, rest.skip("standalone") {
      guard rest.skipEquals(),
        rest.quoted(where: { $0.elementsEqual("yes".utf8) || $0.elementsEqual("no".utf8) })
      else { return false }
      _ = rest.skipBlanks()
    }
    return rest.skip("?>") && rest.isEmpty
  }

  /// Whether a text can stand between `<!DOCTYPE` and `>`, without an internal subset (XML 1.0, 2.8,
  /// production 28).
  package static func isDocumentType(_ text: String) -> Bool {
    var rest = Rest(text)
    guard XMLText.isAllowed(text), rest.skipBlanks(), rest.skipName() else { return false }
    let hasBlanks = rest.skipBlanks()
    if hasBlanks, rest.skip("SYSTEM") {
      guard rest.skipBlanks(), rest.quoted(where: { _ in true }) else { return false }
    } else if hasBlanks, rest.skip("PUBLIC") {
      guard rest.skipBlanks(), rest.quoted(where: { $0.allSatisfy(isPublic) }), rest.skipBlanks(),
        rest.quoted(where: { _ in true })
      else { return false }
    }
    _ = rest.skipBlanks()
    return rest.isEmpty
  }

  /// Version 1.x: processors take every minor version (XML 1.0, 2.8).
  private static func isVersion(_ text: Substring.UTF8View) -> Bool {
    text.starts(with: "1.".utf8) && text.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isUTF8(_ text: Substring.UTF8View) -> Bool {
    let name = Substring(text).lowercased()
    return name == "utf-8" || name == "utf8"
  }

  /// Whether a byte may stand in a public identifier (XML 1.0, production 13).
  private static func isPublic(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0D, 0x0A, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-'()+,./:=?;!*#@$_%".utf8.contains(byte)
    }
  }

  /// The remainder of a text that is read.
  private struct Rest {
    private var bytes: Substring.UTF8View

    init(_ text: String) { bytes = text[...].utf8 }

    var isEmpty: Bool { bytes.isEmpty }

    /// Skips a text where it is next.
    mutating func skip(_ text: String) -> Bool {
      guard bytes.starts(with: text.utf8) else { return false }
      bytes = bytes.dropFirst(text.utf8.count)
      return true
    }

    /// Skips white space; returns whether there is some.
    mutating func skipBlanks() -> Bool {
      let count = bytes.count
      bytes = bytes.drop(while: XMLCharacter.isWhiteSpace)
      return bytes.count < count
    }

    /// Skips an equals sign and the white space around it.
    mutating func skipEquals() -> Bool {
      _ = skipBlanks()
      guard skip("=") else { return false }
      _ = skipBlanks()
      return true
    }

    /// Skips a name.
    mutating func skipName() -> Bool {
      let name = Substring(bytes).unicodeScalars.prefix(while: XMLCharacter.continuesName)
      guard XMLText.isName(String(name)) else { return false }
      bytes = bytes.dropFirst(Substring(name).utf8.count)
      return true
    }

    /// Skips a quoted text that a test accepts.
    mutating func quoted(where accepts: (Substring.UTF8View) -> Bool) -> Bool {
      guard let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return false
      }
      let inner = bytes.dropFirst()
      guard let end = inner.firstIndex(of: quote), accepts(inner[..<end]) else { return false }
      bytes = inner[inner.index(after: end)...]
      return true
    }
  }
}
