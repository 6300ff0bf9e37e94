import SceneModel

extension TreeScanner {
  /// Reads a start tag or the tag of an empty element at the position.
  ///
  /// - Returns: Whether the element is an empty one.
  mutating func scanStartTag() throws(ReadDefect) -> Bool {
    let start = position
    position += 1
    let name = try scanName()
    guard open.count < limits.depth else { throw ReadDefect(.tooLarge(.depth(limits.depth)), at: start) }
    let interned = try intern(name)
    let node = builder.openElement(interned)
    offsets.append(Int32(start))
    gaps = []
    let (count, closing) = try scanAttributes()
    let isEmpty = source[position] == UInt8(ascii: "/")
    position += 1
    if isEmpty {
      guard position < source.count else { throw truncated() }
      guard source[position] == UInt8(ascii: ">") else {
        throw ReadDefect(.malformed("'/' in a tag, expected '/>'"), at: position - 1)
      }
      position += 1
    }
    let spelling = tagSpelling(attributes: count, closing: closing, isEmpty: isEmpty)
    if isEmpty {
      builder.closeElement()
      if let spelling { builder.setTagSpelling(spelling, of: node) }
    } else {
      open.append(OpenElement(node: node, name: name, spelling: spelling))
    }
    return isEmpty
  }

  /// Reads the attributes up to the `>` or `/` that ends the tag.
  ///
  /// - Returns: How many there are, and the white space after the last one.
  private mutating func scanAttributes() throws(ReadDefect) -> (count: Int, closing: Range<Int>) {
    var count = 0
    while true {
      let gap = skipWhiteSpace()
      guard position < source.count else { throw truncated() }
      let byte = source[position]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return (count, gap) }
      guard !gap.isEmpty else {
        throw ReadDefect(.malformed("no white space before an attribute"), at: position)
      }
      guard count < limits.attributes else {
        throw ReadDefect(.tooLarge(.attributes(limits.attributes)), at: position)
      }
      let name = try scanName()
      try countNamespace(name)
      let before = skipWhiteSpace()
      guard position < source.count else { throw truncated() }
      guard source[position] == UInt8(ascii: "=") else {
        throw ReadDefect(.malformed("attribute without a value, expected '='"), at: position)
      }
      position += 1
      let after = skipWhiteSpace()
      let isUsual = gap.count == 1 && source[gap.lowerBound] == 0x20 && before.isEmpty && after.isEmpty
      if !isUsual || !gaps.isEmpty {
        addUsualGaps(upTo: count)
        gaps += [text(gap), text(before.lowerBound..<after.upperBound)]
      }
      count += 1
      let interned = try intern(name)
      builder.addAttribute(try scanValue(interned))
    }
  }

  /// Notes the usual white space of the attributes before one of which none was noted.
  private mutating func addUsualGaps(upTo count: Int) {
    while gaps.count < 2 * count { gaps += [" ", "="] }
  }

  private mutating func scanName() throws(ReadDefect) -> Range<Int> {
    let start = position
    position = Self.endOfName(in: source, from: start)
    guard position < source.count else { throw truncated() }
    guard position > start else { throw ReadDefect(.malformed("no name where one was expected"), at: start) }
    try requireNameLength(start..<position)
    return start..<position
  }

  private mutating func intern(_ name: Range<Int>) throws(ReadDefect) -> Name {
    let interned = names.name(of: name, in: source, builder: &builder)
    if names.count > limits.names { throw ReadDefect(.tooLarge(.names(limits.names)), at: name.lowerBound) }
    return interned
  }

  /// The index of the first byte, from one on, that no name has. All of these are below the letters.
  private static func endOfName(in source: [UInt8], from start: Int) -> Int {
    ByteSearch.first(in: source, from: start) { word in
      ByteSearch.marks(in: word, below: UInt64(UInt8(ascii: ">")) + 1)
    } where: {
      endsName($0)
    }
  }

  @inline(__always)
  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  private mutating func countNamespace(_ name: Range<Int>) throws(ReadDefect) {
    guard source[name.lowerBound] == UInt8(ascii: "x"),
      ByteSearch.has("xmlns", in: source, at: name.lowerBound)
    else { return }
    namespaces += 1
    if namespaces > limits.namespaces {
      throw ReadDefect(.tooLarge(.namespaces(limits.namespaces)), at: name.lowerBound)
    }
  }

  private mutating func skipWhiteSpace() -> Range<Int> {
    let start = position
    while position < source.count, XMLCharacter.isWhiteSpace(source[position]) { position += 1 }
    return start..<position
  }

  /// Reads a quoted value at the position.
  private mutating func scanValue(_ name: Name) throws(ReadDefect) -> Attribute {
    guard position < source.count else { throw truncated() }
    let start = position
    let quote = source[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw ReadDefect(.malformed("attribute value without quotes, expected '\"'"), at: start)
    }
    var isPlain = quote == UInt8(ascii: "\"")
    var end = isPlain ? Self.endOfPlainValue(in: source, from: start + 1) : start + 1
    while end < source.count {
      let byte = source[end]
      // All bytes that mean something are below the letters.
      if byte <= UInt8(ascii: ">") {
        if byte == quote { break }
        if byte == UInt8(ascii: "<") {
          throw ReadDefect(
            .malformed("'<' in an attribute value, expected a closing quote or '&lt;'"), at: end)
        }
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: ">") || byte < 0x20 { isPlain = false }
      }
      end += 1
    }
    position = end
    guard position < source.count else { throw truncated() }
    let inner = start + 1..<position
    position += 1
    if isPlain { return Attribute(name, text(inner)) }
    meaning.removeAll(keepingCapacity: true)
    spelling.removeAll(keepingCapacity: true)
    if let unknown = XMLText.decode(source, in: inner, as: .attributeValue, into: &meaning) {
      throw ReadDefect(.unknownReference, at: unknown)
    }
    XMLText.appendQuoted(meaning, to: &spelling)
    if spelling.elementsEqual(source[start..<position]) {
      return Attribute(name, String(decoding: meaning, as: UTF8.self))
    }
    return Attribute(name, spelled: text(start..<position))
  }

  /// The index of the first byte, from one on, that ends a value in double quotes or is no plain one in it.
  private static func endOfPlainValue(in source: [UInt8], from start: Int) -> Int {
    ByteSearch.first(in: source, from: start) { word in
      // Of `"` and `&` as of `<` and `>`, the second has one bit more.
      ByteSearch.marks(in: word, below: 0x20)
        | ByteSearch.marks(in: word, of: UInt64(UInt8(ascii: "\"")), ignoring: 0x04)
        | ByteSearch.marks(in: word, of: UInt64(UInt8(ascii: "<")), ignoring: 0x02)
    } where: { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0..<0x20: true
      default: false
      }
    }
  }

  /// The white space of the tag that was read, or nil where it is the usual one.
  private mutating func tagSpelling(
    attributes count: Int, closing: Range<Int>, isEmpty: Bool
  ) -> TagSpelling? {
    if isEmpty, !knowsEmptyElementGap {
      knowsEmptyElementGap = true
      if source[closing].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { form.emptyElementGap = text(closing) }
    }
    let usualClosing = isEmpty ? form.emptyElementGap : ""
    if gaps.isEmpty, closing.count == usualClosing.utf8.count,
      closing.isEmpty || source[closing].elementsEqual(usualClosing.utf8)
    {
      return nil
    }
    addUsualGaps(upTo: count)
    return TagSpelling(gaps: gaps, closing: text(closing))
  }

  /// Reads the end tag at the position and ends the open element.
  mutating func scanEndTag() throws(ReadDefect) {
    let start = position
    position += 2
    let name = try scanName()
    let gap = skipWhiteSpace()
    guard position < source.count else { throw truncated() }
    guard source[position] == UInt8(ascii: ">") else {
      throw ReadDefect(.malformed("an end tag with more than a name, expected '>'"), at: position)
    }
    position += 1
    guard let element = open.popLast() else {
      throw ReadDefect(.malformed("</\(text(name))> closes no element"), at: start)
    }
    guard Self.isSame(name, element.name, in: source) else {
      let line = SourceLines(source).place(of: Int(offsets[Int(element.node.index)])).line
      throw ReadDefect(.mismatchedTag(open: text(element.name), line: line, close: text(name)), at: start)
    }
    builder.closeElement()
    var spelling = element.spelling
    if !gap.isEmpty {
      spelling = spelling ?? TagSpelling(gaps: [], closing: "")
      spelling?.endTag = text(gap)
    }
    if let spelling { builder.setTagSpelling(spelling, of: element.node) }
  }
}
