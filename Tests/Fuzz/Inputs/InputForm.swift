/// The form of an input, as far as a mutator needs to know it.
package struct InputForm: Sendable {
  /// How the parts of an input are found.
  package enum Structure: Sendable {
    /// Elements, attributes and texts.
    case tags
    /// Texts in brackets and quotes, and lines.
    case brackets
    /// Lines and words.
    case lines
    /// A byte that counts records, these, each of so many bytes, and an XML document behind them, or nothing.
    case records(length: Int)
  }

  /// How the parts of an input are found.
  package let structure: Structure
  /// Words that the format knows.
  package let words: [[UInt8]]

  /// A form of a structure and the words that the format knows.
  package init(_ structure: Structure, words: [String] = []) {
    self.structure = structure
    self.words = words.map { Array($0.utf8) }
  }

  /// The parts of an input that can be taken whole: subtrees, attributes, values, lines, records.
  package func parts(of bytes: [UInt8]) -> [Range<Int>] {
    switch structure {
    case .tags: TagParts(bytes).parts
    case .brackets: BracketParts(bytes).parts + Self.pieces(of: bytes) { $0 == 0x0A }
    case .lines: Self.pieces(of: bytes) { $0 == 0x0A } + Self.pieces(of: bytes) { $0 == 0x0A || $0 == 0x20 }
    case .records(let length): Self.records(of: bytes, length: length)
    }
  }

  /// Where the records of an input end.
  package static func endOfRecords(_ bytes: [UInt8], length: Int) -> Int {
    min(bytes.count, 1 + Int(bytes.first ?? 0) * length)
  }

  private static func records(of bytes: [UInt8], length: Int) -> [Range<Int>] {
    let end = endOfRecords(bytes, length: length)
    let records = stride(from: 1, to: end - length + 1, by: length).map { $0..<$0 + length }
    return records + TagParts(Array(bytes[end...])).parts.map { $0.lowerBound + end..<$0.upperBound + end }
  }

  /// The pieces between separators, each with the separator behind it.
  private static func pieces(of bytes: [UInt8], _ isSeparator: (UInt8) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where isSeparator(bytes[index]) {
      parts.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { parts.append(start..<bytes.count) }
    return parts
  }
}

/// The elements, attributes and texts of XML, well-formed or not.
private struct TagParts {
  private(set) var parts: [Range<Int>] = []
  private let bytes: [UInt8]
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var text = 0
    while let start = bytes[text...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      if start > text { parts.append(text..<start) }
      add(start..<end + 1)
      text = end + 1
    }
  }

  private mutating func add(_ tag: Range<Int>) {
    if bytes[tag.lowerBound + 1] == UInt8(ascii: "/") {
      if let start = open.popLast() { parts.append(start..<tag.upperBound) }
    } else {
      addAttributes(of: tag)
      if [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "-")].contains(bytes[tag.upperBound - 2]) {
        parts.append(tag)
      } else {
        open.append(tag.lowerBound)
      }
    }
  }

  /// Adds the attributes with the space before them, and their values without the quotes.
  private mutating func addAttributes(of tag: Range<Int>) {
    var index = tag.lowerBound
    while let space = bytes[index..<tag.upperBound].firstIndex(of: 0x20),
      let quote = bytes[space..<tag.upperBound].firstIndex(of: UInt8(ascii: "\"")),
      let end = bytes[(quote + 1)..<tag.upperBound].firstIndex(of: UInt8(ascii: "\""))
    {
      parts.append(space..<end + 1)
      if quote + 1 < end { parts.append(quote + 1..<end) }
      index = end + 1
    }
  }
}

/// The texts in brackets and in quotes, well-formed or not, each with the comma after it.
private struct BracketParts {
  private(set) var parts: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let start = open.popLast() { parts.append(start..<index + 1) }
      case UInt8(ascii: "\""):
        let end = Self.end(ofString: index, bytes)
        parts.append(index..<end)
        index = end - 1
      default: break
      }
      index += 1
    }
  }

  private static func end(ofString start: Int, _ bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }
}
