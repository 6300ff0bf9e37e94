import SceneModel

extension TreeScanner {
  /// Adds a run of characters between two pieces of markup, where it is not the usual white space.
  mutating func addCharacters(_ run: Range<Int>, before next: Boundary) throws(ReadDefect) {
    if open.isEmpty, let stray = source[run].firstIndex(where: { !XMLCharacter.isWhiteSpace($0) }) {
      throw ReadDefect(.malformed("text outside the root element"), at: stray)
    }
    if boundary == .characterData || next == .characterData {
      if run.isEmpty { return }
    } else if boundary != .startTag || next != .endTag, isUsualGap(run, before: next) {
      return
    }
    try addText(run)
  }

  /// Whether white space is what ``DocumentWriter`` puts between two pieces of markup.
  private mutating func isUsualGap(_ run: Range<Int>, before next: Boundary) -> Bool {
    if boundary == .documentStart, form.declaration.isEmpty { return run.isEmpty }
    guard run.count >= lineEnd.count, source[run.lowerBound] == lineEnd[0],
      lineEnd.count == 1 || source[run.lowerBound + 1] == lineEnd[1]
    else { return false }
    let white = run.lowerBound + lineEnd.count..<run.upperBound
    let depth = next == .endTag ? open.count - 1 : open.count
    if !knowsIndentation, depth > 0 { learnIndentation(white, depth: depth) }
    return Self.isIndentation(white, of: indentation, depth: depth, in: source)
  }

  /// Takes the file's indentation from the first line that has one.
  private mutating func learnIndentation(_ white: Range<Int>, depth: Int) {
    let unit = source[white.prefix(white.count / depth)]
    guard unit.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    let former = indentation
    indentation = Array(unit)
    knowsIndentation = Self.isIndentation(white, of: indentation, depth: depth, in: source)
    if knowsIndentation {
      form.indentation = String(decoding: indentation, as: UTF8.self)
    } else {
      indentation = former
    }
  }

  /// Whether white space repeats a unit as often as elements are around it.
  ///
  /// Static, as all that is asked for each piece of a document: a copy of the scanner costs more.
  private static func isIndentation(
    _ white: Range<Int>, of unit: [UInt8], depth: Int, in source: [UInt8]
  ) -> Bool {
    guard white.count == unit.count * depth else { return false }
    if white.isEmpty { return true }
    for offset in unit.indices where source[white.lowerBound + offset] != unit[offset] { return false }
    // Each unit is the one before it.
    return isSame(
      white.lowerBound + unit.count..<white.upperBound, white.lowerBound..<white.upperBound - unit.count,
      in: source)
  }

  /// Adds a text decoded, or as it is spelled where the decoded text has another usual spelling.
  private mutating func addText(_ run: Range<Int>) throws(ReadDefect) {
    try countNode(at: run.lowerBound)
    let isPlain = !source[run].contains {
      $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: ">") || $0 == 0x0A || $0 == 0x0D
    }
    if isPlain {
      add(.text, run, at: run.lowerBound)
      return
    }
    meaning.removeAll(keepingCapacity: true)
    spelling.removeAll(keepingCapacity: true)
    if let unknown = XMLText.decode(source, in: run, as: .characters, into: &meaning) {
      throw ReadDefect(.unknownReference, at: unknown)
    }
    XMLText.append(meaning, lineEnd: form.lineEnd, to: &spelling)
    if spelling.elementsEqual(source[run]) {
      builder.addLeaf(.text, String(decoding: meaning, as: UTF8.self))
      offsets.append(Int32(run.lowerBound))
    } else {
      add(.spelledText, run, at: run.lowerBound)
    }
  }
}
