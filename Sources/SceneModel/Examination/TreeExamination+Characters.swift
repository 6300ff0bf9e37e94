/// The last bytes of texts that stand side by side, as they are written.
struct CharacterTail: Sendable {
  /// The text that they end with.
  var node: Int32 = 0
  /// Two bytes, or fewer where there are not as many.
  var bytes: [UInt8] = []
}

extension TreeExamination {
  /// The bytes of a text between tags.
  mutating func characterLength(
    _ text: String, _ kind: NodeKind, at node: NodeID, of tree: ElementTree
  ) throws(TreeDefect) -> Int {
    let length = kind == .text ? XMLText.length(text, lineEnd: lineEnd) : text.utf8.count
    guard let length else {
      throw TreeDefect("a character that XML does not have", expected: "characters that XML allows", at: node)
    }
    try examineSeam(text, kind, at: node, of: tree)
    return length
  }

  /// Refuses a text that means something else behind the text before it: one that ends the other's `]]` by `>`, or makes one
  /// line end of two.
  private mutating func examineSeam(
    _ text: String, _ kind: NodeKind, at node: NodeID, of tree: ElementTree
  ) throws(TreeDefect) {
    let index = Int(node.index)
    let former = tree.nodes[index - 1]
    guard former.parent == tree.nodes[index].parent, former.kind == .text || former.kind == .spelledText
    else { return }
    if tail.node != node.index - 1 {
      tail.bytes = written(tree.texts[Int(former.content)].utf8.suffix(2), former.kind)
    }
    let head = written(text.utf8.prefix(2), kind).prefix(2)
    let seam = tail.bytes.suffix(2) + head
    let joins = seam.starts(with: "]]>".utf8) || seam.dropFirst().starts(with: "]]>".utf8)
    guard !joins, tail.bytes.last != 0x0D || head.first != 0x0A else {
      throw TreeDefect(
        "a text that means something else behind the one before it",
        expected: "texts that can stand together",
        at: node)
    }
    tail.bytes = Array((tail.bytes + written(text.utf8.suffix(2), kind)).suffix(2))
    tail.node = node.index
  }

  /// The bytes of some characters as they are written.
  private func written(_ characters: some Sequence<UInt8>, _ kind: NodeKind) -> [UInt8] {
    guard kind == .text else { return Array(characters) }
    var result: [UInt8] = []
    XMLText.append(Array(characters), lineEnd: lineEnd, to: &result)
    return result
  }
}

extension XMLText {
  /// How many bytes ``appendQuoted(_:to:)-(String,_)`` adds for a value, or nil where it has a character that XML has not.
  package static func length(quoted value: String) -> Int? {
    length(of: value, quote: 5, lineFeed: 4, tab: 3).map { $0 + 2 }
  }

  /// How many bytes ``append(_:lineEnd:to:)-(String,_,_)`` adds for characters between tags, or nil where one is none of XML.
  package static func length(_ text: String, lineEnd: String) -> Int? {
    length(of: text, quote: 0, lineFeed: lineEnd.utf8.count - 1, tab: 0)
  }

  /// The bytes of a text whose characters are escaped, each by so many bytes more.
  private static func length(of text: String, quote: Int, lineFeed: Int, tab: Int) -> Int? {
    if text.isEmpty { return 0 }
    let bytes = text.utf8.span
    var length = bytes.count
    for index in bytes.indices {
      let byte = bytes[index]
      // Of what comes after the apostrophe and is ASCII, `<` and `>` alone are escaped; they differ in one bit.
      if byte &- 0x27 < 0x59 && byte | 2 != UInt8(ascii: ">") || byte == 0x20 { continue }
      switch byte {
      case UInt8(ascii: "\""): length += quote
      case UInt8(ascii: "&"): length += 4
      case UInt8(ascii: "<"), UInt8(ascii: ">"): length += 3
      case 0x0A: length += lineFeed
      case 0x09: length += tab
      case 0x0D: length += 4
      case 0..<0x20: return nil
      // Of the characters that take three bytes the last two are none, U+FFFE and U+FFFF.
      case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
        return nil
      default: break
      }
    }
    return length
  }
}
