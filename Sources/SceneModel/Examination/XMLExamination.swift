/// Checks whether XML can hold characters at their position, so that the tree can be written as a document.
package enum XMLExamination {
  /// Whether a text is a spelling of characters between tags.
  static func isSpelling(_ text: String) -> Bool {
    XMLText.isAllowed(text) && !text.utf8.contains(UInt8(ascii: "<")) && !has("]]>", text)
      && hasReferences(text)
  }

  /// Whether a text is a quoted attribute value as a file spells it.
  static func isQuoted(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count >= 2, let quote = bytes.first, quote == bytes.last,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return false }
    let inner = bytes.dropFirst().dropLast()
    return XMLText.isAllowed(text) && !inner.contains { $0 == quote || $0 == UInt8(ascii: "<") }
      && hasReferences(text)
  }

  /// Whether a leaf of a kind can have a text.
  package static func isLeaf(_ kind: NodeKind, _ text: String) -> Bool {
    guard XMLText.isAllowed(text) else { return false }
    switch kind {
    case .text: return true
    case .spelledText: return isSpelling(text)
    case .characterData: return !has("]]>", text)
    case .comment: return !has("--", text) && text.utf8.last != UInt8(ascii: "-")
    case .instruction:
      let target = String(decoding: text.utf8.prefix { !XMLCharacter.isWhiteSpace($0) }, as: UTF8.self)
      return !has("?>", text) && XMLText.isName(target) && target.lowercased() != "xml"
    case .documentType: return XMLGrammar.isDocumentType(text)
    case .document, .element: return false
    }
  }

  /// Whether the white space of a start tag is white space, with one `=` in every second gap.
  ///
  /// - Parameter attributes: How many attributes the tag has: further gaps are not written.
  package static func isTag(_ tag: TagSpelling, attributes: Int) -> Bool {
    for (index, gap) in tag.gaps.prefix(2 * attributes).enumerated() {
      let parts = gap.utf8.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      guard parts.allSatisfy({ $0.allSatisfy(XMLCharacter.isWhiteSpace) }) else { return false }
      if index % 2 == 0 ? parts.count != 1 || gap.isEmpty : parts.count != 2 { return false }
    }
    return XMLText.isWhiteSpace(tag.closing)
  }

  /// Whether a form is one that a document can have.
  static func isForm(_ form: FileForm) -> Bool {
    (form.declaration.isEmpty || XMLGrammar.isDeclaration(form.declaration))
      && ["\n", "\r\n", "\r"].contains { $0.utf8.elementsEqual(form.lineEnd.utf8) }
      && form.indentation.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      && XMLText.isWhiteSpace(form.emptyElementGap)
  }

  /// Whether every `&` starts a reference to a character or to one of the five entities that every
  /// document has.
  private static func hasReferences(_ text: String) -> Bool {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ";")) else { return false }
      let reference = String(text[start...end])
      // A text that is no reference is kept as it is; a reference to a character that XML does not allow is
      // no better.
      let meaning = XMLText.decoded(reference)
      guard XMLText.isAllowed(meaning), !meaning.utf8.elementsEqual(reference.utf8) else { return false }
      rest = rest[rest.index(after: end)...]
    }
    return true
  }

  /// Whether a text's bytes contain those of another. `String` would take `-` and a combining mark for
  /// one character.
  private static func has(_ sought: String, _ text: String) -> Bool {
    guard let first = sought.utf8.first else { return false }
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: sought.utf8) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
