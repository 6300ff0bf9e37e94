import SceneModel

/// Whether characters are such as XML can hold in a place, so that what was read can be written as a document.
enum XMLExamination {
  /// Whether all characters are ones that XML has (XML 1.0, 2.2).
  static func isText(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return true }
    return text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 ? $0.value != 0xFFFE && $0.value != 0xFFFF : $0 == "\t" || $0 == "\n" || $0 == "\r"
    }
  }

  /// Whether a text is a name (XML 1.0, 2.3).
  static func isName(_ text: String) -> Bool {
    if !text.isEmpty,
      text.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") })
    {
      return true
    }
    guard let first = text.unicodeScalars.first, startsName(first) else { return false }
    return text.unicodeScalars.allSatisfy(continuesName)
  }

  /// Whether a text is a spelling of characters between tags.
  static func isSpelling(_ text: String) -> Bool {
    isText(text) && !text.utf8.contains(UInt8(ascii: "<")) && !text.contains("]]>") && hasReferences(text)
  }

  /// Whether a text is a quoted attribute value as a file spells it.
  static func isQuoted(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count >= 2, let quote = bytes.first, quote == bytes.last,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return false }
    let inner = bytes.dropFirst().dropLast()
    return isText(text) && !inner.contains { $0 == quote || $0 == UInt8(ascii: "<") } && hasReferences(text)
  }

  /// Whether a leaf of a kind can have a text.
  static func isLeaf(_ kind: NodeKind, _ text: String) -> Bool {
    guard isText(text) else { return false }
    switch kind {
    case .text: return true
    case .spelledText: return isSpelling(text)
    case .characterData: return !text.contains("]]>")
    case .comment: return !text.contains("--") && text.utf8.last != UInt8(ascii: "-")
    case .instruction:
      let target = String(text.unicodeScalars.prefix { !isWhiteSpace($0) })
      return !text.contains("?>") && isName(target) && target.lowercased() != "xml"
    case .documentType: return isDocumentType(text)
    case .document, .element: return false
    }
  }

  /// Whether the white space of a tag is white space, one `=` in every second gap.
  static func isTag(_ tag: TagSpelling) -> Bool {
    for (index, gap) in tag.gaps.enumerated() {
      let parts = gap.unicodeScalars.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ $0.allSatisfy(isWhiteSpace) }) else { return false }
      if index % 2 == 0 ? parts.count != 1 || gap.isEmpty : parts.count != 2 { return false }
    }
    return isWhiteSpace(tag.closing) && isWhiteSpace(tag.endTag)
  }

  /// Whether a form is one that a document can have.
  static func isForm(_ form: FileForm) -> Bool {
    let declaration = form.declaration
    if !declaration.isEmpty {
      guard declaration.hasPrefix("<?xml"), declaration.hasSuffix("?>"), isText(declaration),
        !declaration.dropFirst(2).dropLast(2).contains("?>"), !declaration.dropFirst(2).contains("<")
      else { return false }
    }
    let blanks: Set<Unicode.Scalar> = [" ", "\t"]
    return ["\n", "\r\n", "\r"].contains { $0.utf8.elementsEqual(form.lineEnd.utf8) }
      && form.indentation.unicodeScalars.allSatisfy(blanks.contains) && isWhiteSpace(form.emptyElementGap)
  }

  static func isWhiteSpace(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isWhiteSpace) }

  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
  }

  /// Whether every `&` starts a reference to a character or to one of the five entities that every document has.
  private static func hasReferences(_ text: String) -> Bool {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ";")) else { return false }
      let reference = String(text[start...end])
      // What is no reference is kept as it stands; a character that XML has not is no better.
      let meaning = XMLText.decoded(reference)
      guard isText(meaning), !meaning.utf8.elementsEqual(reference.utf8) else { return false }
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
    return quote == nil && text.unicodeScalars.first.map(isWhiteSpace) == true
  }

  private static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
      0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsName(scalar)
    }
  }
}
