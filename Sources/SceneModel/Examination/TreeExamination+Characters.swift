/// The last bytes of adjacent texts, as they are written.
struct CharacterTail: Sendable {
  /// The text that they end with.
  var node: Int32 = 0
  /// Two bytes, or fewer of shorter texts.
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

  /// Refuses a text that changes meaning behind the text before it: a `>` that completes the `]]` of the
  /// other, or a line feed that joins its carriage return to one line end.
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
  /// The bytes that ``appendQuoted(_:to:)-(String,_)`` adds for a value; nil where a character is not allowed
  /// in XML.
  package static func length(quoted value: String) -> Int? {
    length(of: value, quote: 5, lineFeed: 4, tab: 3).map { $0 + 2 }
  }

  /// The bytes that ``append(_:lineEnd:to:)-(String,_,_)`` adds for characters between tags; nil where one is
  /// not allowed in XML.
  package static func length(_ text: String, lineEnd: String) -> Int? {
    length(of: text, quote: 0, lineFeed: lineEnd.utf8.count - 1, tab: 0)
  }

  /// The bytes of a text with its escapes, each of which adds a number of bytes.
  private static func length(of text: String, quote: Int, lineFeed: Int, tab: Int) -> Int? {
    if text.isEmpty { return 0 }
    let bytes = text.utf8.span
    var length = bytes.count
    for index in bytes.indices {
      let byte = bytes[index]
      // Of the ASCII characters above the apostrophe, `<` and `>` alone are escaped; they differ in one bit.
      if byte &- 0x27 < 0x59 && byte | 2 != UInt8(ascii: ">") || byte == 0x20 { continue }
      switch byte {
      case UInt8(ascii: "\""): length += quote
      case UInt8(ascii: "&"): length += 4
      case UInt8(ascii: "<"), UInt8(ascii: ">"): length += 3
      case 0x0A: length += lineFeed
      case 0x09: length += tab
      case 0x0D: length += 4
      case 0..<0x20: return nil
      // Of the characters of three bytes, the last two are not allowed: U+FFFE and U+FFFF.
      case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
        return nil
      default: break
      }
    }
    return length
  }
}
