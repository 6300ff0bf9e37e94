import SceneModel

/// A document's file in the making.
struct DocumentOutput {
  let tree: ElementTree
  let form: FileForm
  private(set) var bytes: [UInt8] = []
  /// Of each node, the offset of its first byte; nil where the offsets are not requested.
  private(set) var starts: [Int]?
  private var open: [NodeID] = []
  /// Whether the usual white space comes between what was written last and markup.
  private var takesGap = false

  init(tree: ElementTree, form: FileForm, notesStarts: Bool = false) {
    self.tree = tree
    self.form = form
    // The document itself starts the file.
    starts = notesStarts ? [0] : nil
    bytes.reserveCapacity(tree.count * 64)
  }

  mutating func write() {
    if form.hasByteOrderMark { bytes.append(contentsOf: FileKind.byteOrderMark) }
    append(form.declaration)
    takesGap = !form.declaration.isEmpty
    for index in 1..<tree.count {
      appendEndTags(before: index)
      append(NodeID(index))
    }
    appendEndTags(before: tree.count)
    if takesGap { bytes.append(contentsOf: form.lineEnd.utf8) }
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { source in unsafe bytes.append(contentsOf: source) }
  }

  private mutating func append(_ node: NodeID) {
    let kind = tree.kind(of: node)
    switch kind {
    case .document: break
    case .element:
      appendGap(depth: open.count)
      starts?.append(bytes.count)
      appendStartTag(node)
    case .text:
      starts?.append(bytes.count)
      XMLText.append(tree.storedText(of: node), lineEnd: form.lineEnd, to: &bytes)
    case .spelledText: appendLeaf("", node, "")
    case .characterData: appendLeaf("<![CDATA[", node, "]]>")
    case .comment, .instruction, .documentType:
      appendGap(depth: open.count)
      switch kind {
      case .comment: appendLeaf("<!--", node, "-->")
      case .instruction: appendLeaf("<?", node, "?>")
      default: appendLeaf("<!DOCTYPE", node, ">")
      }
    }
    takesGap = kind != .text && kind != .spelledText && kind != .characterData
  }

  private mutating func appendLeaf(_ start: String, _ node: NodeID, _ end: String) {
    starts?.append(bytes.count)
    append(start)
    append(tree.storedText(of: node))
    append(end)
  }

  /// Starts a line of a depth, where the usual white space is due.
  private mutating func appendGap(depth: Int) {
    guard takesGap else { return }
    append(form.lineEnd)
    for _ in 0..<depth { bytes.append(contentsOf: form.indentation.utf8) }
  }

  private mutating func appendStartTag(_ node: NodeID) {
    let spelling = tree.tagSpelling(of: node)
    bytes.append(UInt8(ascii: "<"))
    append(tree.tag(of: node))
    for (index, attribute) in tree.attributes(of: node).enumerated() {
      appendGap(spelling, 2 * index, usual: " ")
      append(tree.names.text(attribute.name))
      appendGap(spelling, 2 * index + 1, usual: "=")
      if attribute.isSpelled {
        append(attribute.storage)
      } else {
        XMLText.appendQuoted(attribute.storage, to: &bytes)
      }
    }
    let isEmpty = tree.subtree(of: node).count == 1
    append(spelling?.closing ?? (isEmpty ? form.emptyElementGap : ""))
    if isEmpty {
      bytes.append(UInt8(ascii: "/"))
    } else {
      open.append(node)
    }
    bytes.append(UInt8(ascii: ">"))
  }

  /// Adds a gap inside a tag. Attributes that came later than the spelling have the usual one.
  private mutating func appendGap(_ spelling: TagSpelling?, _ index: Int, usual: String) {
    if let gaps = spelling?.gaps, index < gaps.count {
      append(gaps[index])
    } else {
      append(usual)
    }
  }

  /// Ends the elements that have nothing more in them.
  private mutating func appendEndTags(before index: Int) {
    while let node = open.last, tree.subtree(of: node).upperBound == index {
      open.removeLast()
      appendGap(depth: open.count)
      append("</")
      append(tree.tag(of: node))
      append(tree.tagSpelling(of: node)?.endTag ?? "")
      bytes.append(UInt8(ascii: ">"))
      takesGap = true
    }
  }
}
