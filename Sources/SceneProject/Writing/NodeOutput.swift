import JSONText
import SceneModel

/// The JSON of nodes in the making.
///
/// A node is an object whose first member is the element: its header, and its attributes. The element's
/// children follow as `children`, or stand for the attributes where it has none. A child is indented by two
/// spaces whatever the element's form, so that the indentation is the depth.
struct NodeOutput: ~Copyable {
  private let tree: ElementTree
  private let limits: ReadLimits
  /// How many elements are around the outermost node.
  private let depth: Int
  /// The ends of the lists of children that are open.
  private var lists: [Int] = []
  /// The file.
  var json = JSONWriter(escapes: .required)

  /// How wide an element may be without its indentation to stand in one line.
  private static let width = 100

  init(tree: ElementTree, limits: ReadLimits, depth: Int = 0) {
    self.tree = tree
    self.limits = limits
    self.depth = depth
  }

  /// The bytes of the file.
  consuming func finish() -> [UInt8] { json.finish() }

  /// Writes the nodes in a range of siblings, with references to files in place of some of them.
  mutating func write(_ range: Range<Int>, files: [Int: String] = [:]) throws(ProjectError.Reason) {
    var index = range.lowerBound
    while index < range.upperBound {
      closeLists(before: index)
      if let file = files[index] {
        writeObject(FormatName.file, file)
        index = tree.subtree(of: NodeID(index)).upperBound
      } else {
        index = try write(NodeID(index))
      }
    }
    closeLists(before: range.upperBound)
  }

  private mutating func closeLists(before index: Int) {
    while let end = lists.last, end == index {
      lists.removeLast()
      json.end()
      json.end()
    }
  }

  /// Writes a node without its children, and opens their list.
  ///
  /// - Returns: The index of the next node to write.
  private mutating func write(_ node: NodeID) throws(ProjectError.Reason) -> Int {
    let next = Int(node.index) + 1
    switch tree.kind(of: node) {
    case .document: return next
    case .element: return try writeElement(node)
    case .text: writeObject(FormatName.text, tree.storedText(of: node))
    case .spelledText: writeObject(FormatName.spelledText, tree.storedText(of: node))
    case .characterData: writeObject(FormatName.characterData, tree.storedText(of: node))
    case .comment: writeObject(FormatName.comment, tree.storedText(of: node))
    case .instruction: writeObject(FormatName.instruction, tree.storedText(of: node))
    case .documentType: writeObject(FormatName.documentType, tree.storedText(of: node))
    }
    return next
  }

  private mutating func writeObject(_ name: String, _ value: String) {
    json.beginObject()
    json.member(name, value)
    json.end()
  }

  private mutating func writeElement(_ node: NodeID) throws(ProjectError.Reason) -> Int {
    guard lists.count + depth < limits.depth else { throw .tooDeep(limits.depth) }
    let range = tree.subtree(of: node)
    let element = try WrittenElement(node, of: tree)
    let tag = tree.tagSpelling(of: node)
    var rest = range.lowerBound + 1
    json.beginObject()
    json.name(element.header.text)
    if let notation = element.notation {
      json.string(notation)
    } else if let text = element.text(in: node, of: tree) {
      json.string(text)
      rest += 1
    } else if element.attributes.isEmpty, tag == nil, rest < range.upperBound {
      return beginList(range)
    } else {
      writeAttributes(element)
    }
    if let tag { write(tag) }
    guard rest < range.upperBound else {
      json.end()
      return range.upperBound
    }
    json.name(FormatName.children)
    return beginList(range)
  }

  private mutating func beginList(_ range: Range<Int>) -> Int {
    json.beginArray(.indented)
    lists.append(range.upperBound)
    return range.lowerBound + 1
  }

  /// Writes attributes in one line, or each in its own where they would be too wide.
  private mutating func writeAttributes(_ element: WrittenElement) {
    let width = element.attributes.count > 1 ? Self.width - element.header.text.utf8.count : .max
    json.object(fitting: width) { json in
      for attribute in element.attributes {
        json.name(tree.names.text(attribute.name))
        if attribute.isSpelled {
          json.beginObject()
          json.member("spelled", attribute.storage)
          json.end()
        } else {
          json.string(attribute.storage)
        }
      }
    }
  }

  private mutating func write(_ tag: TagSpelling) {
    json.name(FormatName.tag)
    json.beginObject()
    json.member("gaps", tag.gaps)
    json.member("closing", tag.closing)
    json.member("endTag", tag.endTag)
    json.end()
  }
}
