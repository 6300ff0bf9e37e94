import SceneModel

/// Looks for identifiers that are used twice, for references to nothing, for text between elements and for
/// values that cannot be read.
///
/// An identifier that two objects, or two constraints, share is refused (``IdentifierHolder``). One that a
/// constraint or a connection shares with an object is a finding, because the two can still be distinguished;
/// documents that Interface Builder opens have been seen with it.
struct IdentifierExamination {
  let tree: ElementTree
  let offsets: [Int32]
  let source: [UInt8]
  let path: String
  private(set) var findings: [ReadFinding] = []
  private var lines: SourceLines?
  /// The first element of each identifier.
  private var holders: IdentifierTable
  /// Of the identifiers used more than once: the first element of each kind.
  private var shared: [String: [IdentifierHolder: NodeID]] = [:]
  /// Of the elements with text in them: whether there are elements too. Each is looked through once.
  private var holdsElements: [NodeID: Bool] = [:]

  init(tree: ElementTree, offsets: [Int32], source: [UInt8], path: String) {
    self.tree = tree
    self.offsets = offsets
    self.source = source
    self.path = path
    // About one node in four has an identifier, seldom more than one in three.
    holders = IdentifierTable(count: tree.count / 3)
  }

  mutating func examine() throws(ReadDefect) {
    for index in 1..<tree.count {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element, let id = tree[node, .id] else { continue }
      if let first = holders.insert(id, node) { try examineDuplicate(node, of: first, id: id) }
    }
    examineContents()
    for value in tree.unreadableValues {
      let place = place(of: value.node)
      findings.append(ReadFinding(value, path: path, line: place.line, column: place.column))
    }
    findings.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func examineDuplicate(_ node: NodeID, of first: NodeID, id: String) throws(ReadDefect) {
    let holder = holder(of: node)
    var kinds = shared[id] ?? [self.holder(of: first): first]
    if let other = kinds[holder], !holder.shares {
      let line = place(of: other).line
      throw ReadDefect(.duplicateIdentifier(id, firstLine: line), at: Int(offsets[Int(node.index)]))
    }
    kinds[holder] = node
    shared[id] = kinds
    add(.duplicateIdentifier(id, firstLine: place(of: first).line), at: node)
  }

  private func holder(of node: NodeID) -> IdentifierHolder {
    let parent = tree.parent(of: node).flatMap { $0 == .document ? nil : tree.name(of: $0) }
    return IdentifierHolder(tree.name(of: node), in: parent)
  }

  private mutating func examineContents() {
    let tree = tree
    let references = ReferenceAttributes(tree)
    for index in 1..<tree.count {
      let node = NodeID(index)
      switch tree.kind(of: node) {
      case .element:
        references.forEach(of: node, in: tree) { name, id in
          guard holders[id] == nil else { return }
          add(.danglingReference(attribute: tree.names.text(name), id: id), at: node)
        }
      case .text, .spelledText:
        if isStray(node) { addStrayText(node) }
      default: break
      }
    }
  }

  /// Notes text between elements, the markers of a merge among it (InterfaceBuilder.md#stray-text).
  private mutating func addStrayText(_ node: NodeID) {
    let lines = tree.storedText(of: node).split(whereSeparator: \.isNewline)
    let isMarker = lines.contains { $0.hasPrefix("=======") || $0.hasPrefix(">>>>>>>") }
    add(isMarker ? .conflictMarker : .strayText, at: node)
  }

  /// Whether a text with more than white space stands beside elements.
  private mutating func isStray(_ node: NodeID) -> Bool {
    guard let parent = tree.parent(of: node),
      tree.storedText(of: node).utf8.contains(where: { !XMLCharacter.isWhiteSpace($0) })
    else { return false }
    if let known = holdsElements[parent] { return known }
    let holds = tree.children(of: parent).contains { tree.kind(of: $0) == .element }
    holdsElements[parent] = holds
    return holds
  }

  private mutating func add(_ reason: ReadFinding.Reason, at node: NodeID) {
    let place = place(of: node)
    findings.append(ReadFinding(reason: reason, path: path, line: place.line, column: place.column))
  }

  private mutating func place(of node: NodeID) -> (line: Int, column: Int) {
    let lines = self.lines ?? SourceLines(source)
    self.lines = lines
    return lines.place(of: Int(offsets[Int(node.index)]))
  }
}
