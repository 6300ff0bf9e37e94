import SceneModel

/// Whether characters are such as XML can hold in a place, so that what was read can be written as a document.
enum XMLExamination {
  /// Whether a text is a spelling of characters between tags.
  static func isSpelling(_ text: String) -> Bool {
    XMLText.isAllowed(text) && !text.utf8.contains(UInt8(ascii: "<")) && !text.contains("]]>")
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
  static func isLeaf(_ kind: NodeKind, _ text: String) -> Bool {
    guard XMLText.isAllowed(text) else { return false }
    switch kind {
    case .text: return true
    case .spelledText: return isSpelling(text)
    case .characterData: return !text.contains("]]>")
    case .comment: return !text.contains("--") && text.utf8.last != UInt8(ascii: "-")
    case .instruction:
      let target = String(decoding: text.utf8.prefix { !XMLCharacter.isWhiteSpace($0) }, as: UTF8.self)
      return !text.contains("?>") && XMLText.isName(target) && target.lowercased() != "xml"
    case .documentType: return isDocumentType(text)
    case .document, .element: return false
    }
  }

  /// Whether the white space of a tag is white space, one `=` in every second gap.
  static func isTag(_ tag: TagSpelling) -> Bool {
    for (index, gap) in tag.gaps.enumerated() {
      let parts = gap.utf8.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      guard parts.allSatisfy({ $0.allSatisfy(XMLCharacter.isWhiteSpace) }) else { return false }
      if index % 2 == 0 ? parts.count != 1 || gap.isEmpty : parts.count != 2 { return false }
    }
    return XMLText.isWhiteSpace(tag.closing) && XMLText.isWhiteSpace(tag.endTag)
  }

  /// Whether a form is one that a document can have.
  static func isForm(_ form: FileForm) -> Bool {
    let declaration = form.declaration
    if !declaration.isEmpty {
      guard declaration.hasPrefix("<?xml"), declaration.hasSuffix("?>"), XMLText.isAllowed(declaration),
        !declaration.dropFirst(2).dropLast(2).contains("?>"), !declaration.dropFirst(2).contains("<")
      else { return false }
    }
    let blanks: Set<Unicode.Scalar> = [" ", "\t"]
    return ["\n", "\r\n", "\r"].contains { $0.utf8.elementsEqual(form.lineEnd.utf8) }
      && form.indentation.unicodeScalars.allSatisfy(blanks.contains)
      && XMLText.isWhiteSpace(form.emptyElementGap)
  }

  /// Whether every `&` starts a reference to a character or to one of the five entities that every document has.
  private static func hasReferences(_ text: String) -> Bool {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ";")) else { return false }
      let reference = String(text[start...end])
      // What is no reference is kept as it stands; a character that XML has not is no better.
      let meaning = XMLText.decoded(reference)
      guard XMLText.isAllowed(meaning), !meaning.utf8.elementsEqual(reference.utf8) else { return false }
      rest = rest[rest.index(after: end)...]
    }
    return true
  }

  /// Whether a document type declaration has no declarations of its own and ends where it should.
  private static func isDocumentType(_ text: String) -> Bool {
    var quote: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "[" || scalar == "<" || scalar == ">" {
        return false
      }
    }
    return quote == nil && text.utf8.first.map(XMLCharacter.isWhiteSpace) == true
  }
}
