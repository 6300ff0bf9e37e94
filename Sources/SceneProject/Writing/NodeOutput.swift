import JSONText
import SceneModel

/// The JSON of nodes in the making.
///
/// A node is an object whose first member is the element: its header, and its attributes. The element's children
/// follow as `children`, or stand in the attributes' place where it has none. A child is indented by two spaces whatever
/// the element's form, so that the indentation is the depth.
struct NodeOutput {
  let tree: ElementTree
  let limits: ProjectLimits
  private(set) var bytes: [UInt8] = []
  /// The ends of the lists that are open.
  private var lists: [Int] = []
  private var isFirst = true
  /// How many levels the outermost node is indented by.
  private let indentation: Int
  /// How many elements are around the outermost node.
  private let depth: Int

  /// How wide an element may be without its indentation to stand in one line.
  private static let width = 100

  init(tree: ElementTree, limits: ProjectLimits, indentation: Int = 0, depth: Int = 0) {
    self.tree = tree
    self.limits = limits
    self.indentation = indentation
    self.depth = depth
  }

  /// Adds bytes as they are.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes the nodes in a range of siblings, with references to files in place of some of them.
  mutating func write(_ range: Range<Int>, files: [Int: String] = [:]) throws(ProjectError.Reason) {
    var index = range.lowerBound
    while index < range.upperBound {
      closeLists(before: index)
      separate(in: range)
      if let file = files[index] {
        appendMember(FormatName.file, file)
        index = tree.subtree(of: NodeID(index)).upperBound
      } else {
        index = try append(NodeID(index))
      }
    }
    closeLists(before: range.upperBound)
  }

  private mutating func separate(in range: Range<Int>) {
    if !isFirst { append(",") }
    if indentation > 0 || !lists.isEmpty || !isFirst { startLine() }
    isFirst = false
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * (lists.count + indentation)))
  }

  private mutating func closeLists(before index: Int) {
    while let end = lists.last, end == index {
      lists.removeLast()
      startLine()
      append("]}")
    }
  }

  /// Writes a node without its children, and opens their list.
  ///
  /// - Returns: The place of the next node to write.
  private mutating func append(_ node: NodeID) throws(ProjectError.Reason) -> Int {
    let next = Int(node.index) + 1
    switch tree.kind(of: node) {
    case .document: return next
    case .element: return try appendElement(node)
    case .text: appendMember(FormatName.text, tree.storedText(of: node))
    case .spelledText: appendMember(FormatName.spelledText, tree.storedText(of: node))
    case .characterData: appendMember(FormatName.characterData, tree.storedText(of: node))
    case .comment: appendMember(FormatName.comment, tree.storedText(of: node))
    case .instruction: appendMember(FormatName.instruction, tree.storedText(of: node))
    case .documentType: appendMember(FormatName.documentType, tree.storedText(of: node))
    }
    return next
  }

  private mutating func appendMember(_ name: String, _ value: String) {
    append("{")
    bytes.appendJSON(name)
    append(": ")
    bytes.appendJSON(value)
    append("}")
  }

  private mutating func appendElement(_ node: NodeID) throws(ProjectError.Reason) -> Int {
    guard lists.count + depth < limits.depth else { throw .tooDeep(limits.depth) }
    let range = tree.subtree(of: node)
    let parts = try ElementParts(node, of: tree)
    let tag = tree.tagSpelling(of: node)
    var rest = range.lowerBound + 1
    append("{")
    bytes.appendJSON(parts.header.text)
    append(": ")
    if let notation = parts.notation {
      bytes.appendJSON(notation)
    } else if let text = parts.text(in: node, of: tree) {
      bytes.appendJSON(text)
      rest += 1
    } else if parts.attributes.isEmpty, tag == nil, rest < range.upperBound {
      append("[")
      return open(range)
    } else {
      appendAttributes(parts)
    }
    if let tag { append(tag) }
    guard rest < range.upperBound else {
      append("}")
      return range.upperBound
    }
    append(", \"\(FormatName.children)\": [")
    return open(range)
  }

  private mutating func open(_ range: Range<Int>) -> Int {
    lists.append(range.upperBound)
    isFirst = true
    return range.lowerBound + 1
  }

  /// Writes attributes in one line, or each in its own where they would be too wide.
  private mutating func appendAttributes(_ parts: ElementParts) {
    let start = bytes.count
    append("{")
    for (index, attribute) in parts.attributes.enumerated() {
      if index > 0 { append(", ") }
      append(attribute)
    }
    append("}")
    guard bytes.count - start + parts.header.text.utf8.count > Self.width, parts.attributes.count > 1 else {
      return
    }
    bytes.removeSubrange(start...)
    append("{")
    lists.append(-1)
    for (index, attribute) in parts.attributes.enumerated() {
      if index > 0 { append(",") }
      startLine()
      append(attribute)
    }
    lists.removeLast()
    startLine()
    append("}")
  }

  private mutating func append(_ attribute: Attribute) {
    bytes.appendJSON(tree.names.text(attribute.name))
    append(": ")
    if attribute.isSpelled {
      appendMember("spelled", attribute.storage)
    } else {
      bytes.appendJSON(attribute.storage)
    }
  }

  private mutating func append(_ tag: TagSpelling) {
    append(", \"\(FormatName.tag)\": {\"gaps\": [")
    for (index, gap) in tag.gaps.enumerated() {
      if index > 0 { append(", ") }
      bytes.appendJSON(gap)
    }
    append("], \"closing\": ")
    bytes.appendJSON(tag.closing)
    append(", \"endTag\": ")
    bytes.appendJSON(tag.endTag)
    append("}")
  }
}
