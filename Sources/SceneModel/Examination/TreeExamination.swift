/// Examines whether a document's reader takes a tree: by the read limits and the rules of XML.
///
/// A tree that passes is written as a file that is read again as the same tree. Any other tree is refused by
/// that reader, or comes back changed. Nodes are examined in document order, as they come or all at once, so
/// that a tree over the limits is refused before it is built.
package struct TreeExamination: Sendable {
  let limits: ReadLimits
  /// The bytes that the form has for a line end, for a level of depth and in an empty element.
  let lineEnd: String
  private let indentation: Int
  private let emptyElementGap: Int
  /// The first node that was not examined.
  private var next = 1
  /// The elements that are open, the document first.
  private var open: [Int32] = [0]
  /// The records of the names, by their indices.
  var names: [NameRecord] = []
  var nameCount = 0
  var namespaces = 0
  /// The bytes of the file so far.
  private var bytes: Int
  /// Whether the usual white space comes between the node written last and markup.
  private var takesGap: Bool
  /// The holders of each identifier: the raw values of ``IdentifierHolder`` together.
  var holders: [String: UInt8] = [:]
  private var hasRoot = false
  private var hasDocumentType = false
  /// The end of the characters before a text, where texts are adjacent.
  var tail = CharacterTail()

  /// The facts noted of a name.
  struct NameRecord {
    /// How many bytes it has; 0 of a name that has not occurred.
    var length: Int32 = 0
    /// The last element that had an attribute of the name.
    var element: Int32 = 0
    /// Whether an attribute of the name declares a namespace.
    var isNamespace = false
  }

  /// The measure of the nodes that were examined.
  package var measure: DocumentMeasure {
    DocumentMeasure(limits: limits, bytes: bytes, names: nameCount, namespaces: namespaces)
  }

  /// An examination of the nodes of a document in a file of a form.
  package init(_ form: FileForm, limits: ReadLimits = ReadLimits()) {
    self.limits = limits
    lineEnd = form.lineEnd
    indentation = form.indentation.utf8.count
    emptyElementGap = form.emptyElementGap.utf8.count
    bytes = (form.hasByteOrderMark ? 3 : 0) + form.declaration.utf8.count
    takesGap = !form.declaration.isEmpty
  }

  /// Refuses the form of a file that no document can have.
  package static func examine(_ form: FileForm) throws(TreeDefect) {
    guard XMLExamination.isForm(form) else {
      throw TreeDefect(
        "a declaration, line end or indentation that no document has",
        expected: "the form of an XML file in UTF-8", at: .document)
    }
  }

  /// Examines the nodes that were added to a tree since the last examination.
  package mutating func examineMore(of tree: ElementTree) throws(TreeDefect) {
    while next < tree.nodes.count {
      let record = tree.nodes[next]
      try closeElements(until: record.parent, of: tree)
      let node = NodeID(next)
      guard next <= limits.nodes else { throw TreeDefect(.nodes(limits.nodes), at: node) }
      if record.kind == .element {
        try examineElement(node, of: tree)
      } else {
        try examineLeaf(node, record, of: tree)
      }
      guard bytes <= limits.bytes else { throw TreeDefect(.bytes(limits.bytes), at: node) }
      next += 1
    }
  }

  /// Examines the remaining nodes, and the end of the document.
  package mutating func examineEnd(of tree: ElementTree) throws(TreeDefect) {
    try examineMore(of: tree)
    try closeElements(until: 0, of: tree)
    if takesGap { bytes += lineEnd.utf8.count }
    guard hasRoot else {
      throw TreeDefect("no root element", expected: "one element “document”", at: .document)
    }
    guard bytes <= limits.bytes else { throw TreeDefect(.bytes(limits.bytes), at: .document) }
  }

  private mutating func examineElement(_ node: NodeID, of tree: ElementTree) throws(TreeDefect) {
    if open.count == 1 {
      guard !hasRoot, tree.nodes[next].name == .document else {
        throw TreeDefect(
          hasRoot ? "a second root element" : "the root element “\(tree.tag(of: node))”",
          expected: "one element “document”", at: node)
      }
      hasRoot = true
    }
    guard open.count <= limits.depth else { throw TreeDefect(.depth(limits.depth), at: node) }
    addGap()
    let spelling = tree.tagSpellings.isEmpty ? nil : tree.tagSpellings[node]
    bytes += 2 + (try nameLength(tree.nodes[next].name, at: node, of: tree))
    bytes += try attributeLength(of: node, parent: open[open.count - 1], spelling, of: tree)
    bytes += spelling?.closing.utf8.count ?? 0
    open.append(node.index)
    takesGap = true
  }

  private mutating func examineLeaf(
    _ node: NodeID, _ record: ElementTree.Node, of tree: ElementTree
  ) throws(TreeDefect) {
    let text = tree.texts[Int(record.content)]
    if open.count == 1 || record.kind == .documentType { try examinePlace(record.kind, text, at: node) }
    switch record.kind {
    case .text, .spelledText:
      bytes += try characterLength(text, record.kind, at: node, of: tree)
      takesGap = false
    case .characterData:
      bytes += 12 + text.utf8.count
      takesGap = false
    default:
      addGap()
      bytes += (record.kind == .instruction ? 4 : record.kind == .comment ? 7 : 10) + text.utf8.count
      takesGap = true
    }
    try examineLength(of: text, record.kind, at: node)
    if record.kind != .text, !XMLExamination.isLeaf(record.kind, text) {
      throw TreeDefect(
        "characters that end \(Self.name(record.kind)) or cannot stand in it",
        expected: "such as a document can hold there", at: node)
    }
  }

  /// Refuses an instruction's target and a document type that are too long, since they hold names.
  private func examineLength(of text: String, _ kind: NodeKind, at node: NodeID) throws(TreeDefect) {
    let length: Int
    switch kind {
    case .instruction: length = text.utf8.prefix { !XMLCharacter.isWhiteSpace($0) }.count
    case .documentType: length = text.utf8.count
    default: return
    }
    guard length <= limits.nameBytes else { throw TreeDefect(.nameBytes(limits.nameBytes), at: node) }
  }

  private static func name(_ kind: NodeKind) -> String {
    switch kind {
    case .comment: "a comment"
    case .instruction: "an instruction"
    case .documentType: "a document type"
    case .characterData: "a CDATA section"
    default: "a text"
    }
  }

  /// Refuses a leaf in the wrong position: text around the root, or a document type inside it.
  private mutating func examinePlace(
    _ kind: NodeKind, _ text: String, at node: NodeID
  ) throws(TreeDefect) {
    switch kind {
    case .text, .spelledText:
      // An intended carriage return is spelled by a reference, which is more than white space.
      if XMLText.isWhiteSpace(text), kind == .spelledText || !text.utf8.contains(0x0D) { return }
      throw TreeDefect("a text outside the root element", expected: "it in an element", at: node)
    case .characterData:
      throw TreeDefect("a text outside the root element", expected: "it in an element", at: node)
    case .documentType:
      guard open.count == 1, !hasRoot, !hasDocumentType else {
        throw TreeDefect(
          "a document type in another place, or a second one", expected: "one before the root element",
          at: node)
      }
      hasDocumentType = true
    default: break
    }
  }

  private mutating func closeElements(until parent: Int32, of tree: ElementTree) throws(TreeDefect) {
    while let element = open.last, element != parent {
      open.removeLast()
      let node = NodeID(Int(element))
      guard !open.isEmpty else {
        throw TreeDefect("a node outside of the one before it", expected: "nodes in document order", at: node)
      }
      let spelling = tree.tagSpellings.isEmpty ? nil : tree.tagSpellings[node]
      if Int(element) + 1 == next {
        bytes += 1 + (spelling == nil ? emptyElementGap : 0)
      } else {
        guard XMLText.isWhiteSpace(spelling?.endTag ?? "") else { throw .whiteSpace(ofTag: node) }
        addGap()
        bytes += 3 + Int(names[Int(tree.nodes[Int(element)].name.index)].length)
        bytes += spelling?.endTag.utf8.count ?? 0
      }
      takesGap = true
    }
  }

  /// Adds the white space before markup where it is due.
  private mutating func addGap() {
    if takesGap { bytes += lineEnd.utf8.count + (open.count - 1) * indentation }
  }
}

extension TreeExamination {
  /// Examines the nodes that were added to a builder since the last examination.
  package mutating func examineMore(of builder: ElementTree.Builder) throws(TreeDefect) {
    try examineMore(of: builder.tree)
  }

  /// Examines the remaining nodes, and the end of the document.
  package mutating func examineEnd(of builder: ElementTree.Builder) throws(TreeDefect) {
    try examineEnd(of: builder.tree)
  }
}
