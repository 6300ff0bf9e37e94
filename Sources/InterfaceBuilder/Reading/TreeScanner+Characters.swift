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
    guard source[run].starts(with: lineEnd) else { return false }
    let white = run.lowerBound + lineEnd.count..<run.upperBound
    let depth = next == .endTag ? open.count - 1 : open.count
    if !knowsIndentation, depth > 0 { learnIndentation(white, depth: depth) }
    return isIndentation(white, depth: depth)
  }

  /// Takes the file's indentation from the first line that has one.
  private mutating func learnIndentation(_ white: Range<Int>, depth: Int) {
    let unit = source[white.prefix(white.count / depth)]
    guard unit.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    let former = indentation
    indentation = Array(unit)
    knowsIndentation = isIndentation(white, depth: depth)
    if knowsIndentation {
      form.indentation = String(decoding: indentation, as: UTF8.self)
    } else {
      indentation = former
    }
  }

  private func isIndentation(_ white: Range<Int>, depth: Int) -> Bool {
    guard white.count == indentation.count * depth else { return false }
    if white.isEmpty { return true }
    return unsafe source.withUnsafeBytes { bytes in
      let second = white.lowerBound + indentation.count
      let first = unsafe UnsafeRawBufferPointer(rebasing: bytes[white.lowerBound..<second])
      guard unsafe indentation.withUnsafeBytes({ unit in unsafe hasSameBytes(unit, first) }) else {
        return false
      }
      // Each unit is the one before it.
      return unsafe hasSameBytes(
        UnsafeRawBufferPointer(rebasing: bytes[second..<white.upperBound]),
        UnsafeRawBufferPointer(rebasing: bytes[white.lowerBound..<white.upperBound - indentation.count]))
    }
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
