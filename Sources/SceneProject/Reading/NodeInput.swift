import JSONText
import SceneModel

/// Reads the nodes of one file. It stops at a reference to another file, and goes on when that was read.
struct NodeInput {
  private(set) var reader: JSONReader
  /// How many lists of nodes are open.
  private var depth = 0
  /// Whether the outermost list is one of the file's own and no element's.
  private let isList: Bool

  /// The event that the reading has reached.
  enum Event {
    /// The nodes of a file stand here; its name was read at the offset.
    case file(String, offset: Int)
    /// The file's nodes have ended.
    case end
  }

  /// Reads a list of nodes at the reader's offset.
  init(listAt reader: JSONReader) throws(JSONDefect) {
    self.reader = reader
    isList = true
    depth = 1
    try self.reader.beginArray("an array of nodes")
  }

  /// Reads one node at the reader's offset.
  init(nodeAt reader: JSONReader) {
    self.reader = reader
    isList = false
  }

  /// Reads on to the next event.
  mutating func read(into tree: inout TreeInput) throws(JSONDefect) -> Event {
    if depth == 0, let file = try readNode(into: &tree) { return file }
    while depth > 0 {
      if try reader.nextElement() {
        if let file = try readNode(into: &tree) { return file }
      } else {
        depth -= 1
        if depth == 0, isList { break }
        try endNode("the end of the element after its children")
        tree.closeElement()
      }
    }
    return .end
  }

  /// Reads a node, its children aside; gives an event where it is a reference.
  private mutating func readNode(into tree: inout TreeInput) throws(JSONDefect) -> Event? {
    try reader.beginObject("a node, which is an object")
    guard let name = try reader.nextName() else {
      throw JSONDefect(expected: "an element or another node", found: "nothing", offset: reader.lastOffset)
    }
    let offset = reader.lastOffset
    if name.utf8.first == UInt8(ascii: "#") {
      let text = try reader.string("the text of “\(name)”")
      let textOffset = reader.lastOffset
      try endNode("the end of “\(name)”")
      if name == FormatName.file { return .file(text, offset: textOffset) }
      guard let kind = Self.leaves[name] else {
        throw JSONDefect(expected: "a kind of node", found: "“\(name)”", offset: offset)
      }
      tree.addLeaf(kind, text, at: textOffset)
      try tree.examine()
      return nil
    }
    guard let header = NodeHeader(name) else {
      throw JSONDefect(
        expected: "an element such as “label #a1b-2c-d3e”", found: "“\(name)”", offset: offset)
    }
    try readElement(InputElement(header: header, offset: offset), into: &tree)
    return nil
  }

  private static let leaves: [String: NodeKind] = [
    FormatName.text: .text, FormatName.spelledText: .spelledText, FormatName.characterData: .characterData,
    FormatName.comment: .comment, FormatName.instruction: .instruction,
    FormatName.documentType: .documentType,
  ]

  private mutating func readElement(_ start: InputElement, into tree: inout TreeInput) throws(JSONDefect) {
    var element = start
    var text: String?
    var textOffset = 0
    switch try reader.kind("attributes, a text or children") {
    case .array:
      element.complete()
      tree.openElement(element)
      try tree.examine()
      try reader.beginArray()
      depth += 1
      return
    case .string:
      let string = try reader.string()
      textOffset = reader.lastOffset
      text = try element.add(string, at: textOffset)
    default: try reader.readAttributes(of: &element)
    }
    element.complete()
    let node = tree.openElement(element)
    if let text { tree.addLeaf(.text, text, at: textOffset) }
    var name = try reader.nextName()
    if name == FormatName.tag {
      tree.setTag(try reader.readTag(), of: node)
      name = try reader.nextName()
    }
    try tree.examine()
    if name == FormatName.children, text == nil {
      try reader.beginArray("an array of children")
      depth += 1
    } else if let name {
      throw JSONDefect(
        expected: text == nil ? "“children” or the end of the element" : "the end of the element",
        found: "“\(name)”", offset: reader.lastOffset)
    } else {
      tree.closeElement()
    }
  }

  private mutating func endNode(_ expected: String) throws(JSONDefect) {
    if let name = try reader.nextName() {
      throw JSONDefect(expected: expected, found: "“\(name)”", offset: reader.lastOffset)
    }
  }
}
