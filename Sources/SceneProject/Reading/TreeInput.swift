import JSONText
import SceneModel

/// The tree of a document in the making, which all its files add to.
struct TreeInput {
  private var builder = ElementTree.Builder()
  private let limits: ProjectLimits
  private var count = 0
  private var hasRoot = false
  /// Whether each open element is a `connections`.
  private var open: [Bool] = []
  /// Which kinds of element have an identifier.
  private var holders: [String: Set<Holder>] = [:]

  private enum Holder { case object, constraint, connection }

  init(limits: ProjectLimits) { self.limits = limits }

  /// Whether the next node is a child of the document itself.
  private var isOutermost: Bool { builder.depth == 0 }

  mutating func openElement(_ element: InputElement) throws(JSONDefect) {
    try add(at: element.offset)
    let name = element.header.name
    guard XMLText.isName(name) else {
      throw JSONDefect(expected: "the name of an element", found: "“\(name)”", offset: element.offset)
    }
    guard builder.depth < limits.depth else {
      throw JSONDefect(
        expected: "at most \(limits.depth) elements in each other", found: "more", offset: element.offset)
    }
    if isOutermost {
      guard name == "document", !hasRoot else {
        throw JSONDefect(expected: "one element “document”", found: "“\(name)”", offset: element.offset)
      }
      hasRoot = true
    }
    builder.openElement(builder.intern(name))
    try addAttributes(of: element)
    open.append(name == "connections")
  }

  mutating func setTag(_ tag: TagSpelling, of node: NodeID) { builder.setTagSpelling(tag, of: node) }

  /// The node that was added last.
  var last: NodeID { NodeID(count) }

  mutating func closeElement() {
    builder.closeElement()
    open.removeLast()
  }

  mutating func addLeaf(_ kind: NodeKind, _ text: String, at offset: Int) throws(JSONDefect) {
    try add(at: offset)
    guard XMLExamination.isLeaf(kind, text) else {
      throw JSONDefect(
        expected: "characters that a document can hold here", found: "others", offset: offset)
    }
    if isOutermost {
      let isAllowed: Bool =
        switch kind {
        case .text: XMLText.isWhiteSpace(text)
        case .spelledText: XMLText.isWhiteSpace(text)
        case .characterData: false
        case .documentType: !hasRoot
        default: true
        }
      guard isAllowed else {
        throw JSONDefect(expected: "an element around a text", found: "none", offset: offset)
      }
    } else if kind == .documentType {
      throw JSONDefect(
        expected: "a document type before the element “document”", found: "one in it", offset: offset)
    }
    builder.addLeaf(kind, text)
  }

  /// The tree, or nil where it has no element.
  consuming func finish() -> ElementTree? { hasRoot ? builder.finish() : nil }

  private mutating func add(at offset: Int) throws(JSONDefect) {
    count += 1
    guard count <= limits.nodes else {
      throw JSONDefect(expected: "at most \(limits.nodes) nodes", found: "more", offset: offset)
    }
  }

  private mutating func addAttributes(of element: InputElement) throws(JSONDefect) {
    guard element.attributes.count <= limits.attributes else {
      throw JSONDefect(
        expected: "at most \(limits.attributes) attributes", found: "more", offset: element.offset)
    }
    var seen = DistinctNames()
    for attribute in element.attributes {
      let name = builder.intern(attribute.name)
      guard XMLText.isName(attribute.name), seen.insert(name) else {
        let isName = XMLText.isName(attribute.name)
        throw JSONDefect(
          expected: isName ? "an attribute once" : "the name of an attribute",
          found: "“\(attribute.name)”\(isName ? " again" : "")", offset: attribute.offset)
      }
      let isValid =
        attribute.isSpelled
        ? XMLExamination.isQuoted(attribute.value) : XMLText.isAllowed(attribute.value)
      guard isValid else {
        throw JSONDefect(
          expected: attribute.isSpelled ? "a value in quotes, as XML spells it" : "characters that XML has",
          found: "others", offset: attribute.offset)
      }
      let added =
        attribute.isSpelled
        ? Attribute(name, spelled: attribute.value) : Attribute(name, attribute.value)
      if name == .id { try hold(added.value, element) }
      builder.addAttribute(added)
    }
  }

  /// Notes an identifier. Two objects, or two constraints, of one identifier are what a merge gone wrong leaves.
  private mutating func hold(_ id: String, _ element: InputElement) throws(JSONDefect) {
    let holder: Holder =
      element.header.name == "constraint" ? .constraint : open.last == true ? .connection : .object
    if !holders[id, default: []].insert(holder).inserted, holder != .connection {
      throw JSONDefect(
        expected: "an identifier of its own", found: "“\(id)”, which another element has",
        offset: element.offset)
    }
  }
}

/// An element as a file names it, its children aside.
struct InputElement {
  var header: NodeHeader
  var attributes: [InputAttribute] = []
  /// Where the element starts.
  var offset: Int
}

/// An attribute as a file gives it.
struct InputAttribute {
  var name: String
  var value: String
  var isSpelled = false
  var offset: Int
}
