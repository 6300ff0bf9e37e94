import SceneModel

/// Builds a tree from the rows of `node` in document order.
struct NodeReader {
  /// The statement that reads the rows of a document, in its order.
  static let selection = """
    SELECT position, parent, name, attributes, text, spelling FROM node WHERE document = ?1 ORDER BY position
    """

  private var builder = ElementTree.Builder()
  private var names = RecentNames()
  /// The examination that holds the nodes to what a document can be; nil of nodes that are none on their own.
  private var examination: TreeExamination?
  /// The positions of the open elements, the document's 0 first.
  private var open = [0]
  private var position = 0
  /// The sum of the checksums of the rows that were added.
  private(set) var checksum = 0

  /// A reader of nodes that are no document.
  init() {}

  /// A reader of all the nodes of a document, which says how many it has.
  init(_ form: FileForm, nodes: Int, _ limits: ReadLimits) throws(TreeDefect) {
    try TreeExamination.examine(form)
    examination = TreeExamination(form, limits: limits)
    builder.reserve(nodes: nodes)
  }

  /// The measure of the document as a whole, as far as it was examined.
  var measure: DocumentMeasure? { examination?.measure }

  /// Adds the next node.
  ///
  /// - Throws: ``TreeDefect`` where the row contradicts those before it or its own columns, or where no
  ///   document has the node.
  mutating func add(_ row: Statement) throws(TreeDefect) {
    guard take(row) else {
      throw TreeDefect(
        "a row that contradicts others", expected: "rows in document order", at: NodeID(row.int(0)))
    }
    try examination?.examineMore(of: builder)
  }

  /// Holds the end of the document to the rules.
  mutating func examineEnd() throws(TreeDefect) { try examination?.examineEnd(of: builder) }

  /// Adds the next node; false where the row contradicts those before it or its own columns.
  private mutating func take(_ row: Statement) -> Bool {
    let parent = row.int(1)
    position += 1
    guard row.int(0) == position, parent < position else { return false }
    while let last = open.last, last != parent {
      open.removeLast()
      if last == 0 { return false }
      builder.closeElement()
    }
    var check = Checksum()
    check.add(position)
    check.add(parent)
    let isAdded = unsafe row.withBytes(2) { name in
      unsafe check.add(name)
      return unsafe name.first == UInt8(ascii: "#")
        ? addLeaf(name, row, &check) : addElement(name, row, &check)
    }
    checksum &+= check.value
    return isAdded ?? false
  }

  /// The tree of all that was added.
  consuming func finish() -> ElementTree { builder.finish() }

  private mutating func addLeaf(
    _ name: UnsafeRawBufferPointer, _ row: Statement, _ check: inout Checksum
  ) -> Bool {
    let meaning = unsafe row.withBytes(4) { text in
      unsafe check.add(text)
      return unsafe text.isEmpty ? "" : String(decoding: text, as: UTF8.self)
    }
    let spelling = unsafe Self.addSpelling(row, &check) { text in unsafe String(decoding: text, as: UTF8.self)
    }
    guard let kind = unsafe NodeName.kind(name, isSpelled: spelling != nil), let text = spelling ?? meaning
    else { return false }
    builder.addLeaf(kind, text)
    return true
  }

  private mutating func addElement(
    _ name: UnsafeRawBufferPointer, _ row: Statement, _ check: inout Checksum
  ) -> Bool {
    open.append(position)
    let node = builder.openElement(unsafe names.name(name, in: &builder))
    return unsafe row.withBytes(3) { attributes in
      unsafe check.add(attributes)
      let read = unsafe Self.addSpelling(row, &check) { text in unsafe spelling(RowNotationReader(text)) }
      guard let read else { return unsafe addAttributes(RowNotationReader(attributes), spelled: [:]) }
      guard let (spelled, tag) = read else { return false }
      builder.setTagSpelling(tag, of: node)
      return unsafe addAttributes(RowNotationReader(attributes), spelled: spelled)
    } ?? false
  }

  /// Hands the spelling of a node to a body; nil where it has none.
  private static func addSpelling<Result>(
    _ row: Statement, _ check: inout Checksum, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    let result = unsafe row.withBytes(5) { text in
      unsafe check.add(text)
      return unsafe body(text)
    }
    if result == nil { unsafe check.add(nil as UnsafeRawBufferPointer?) }
    return result
  }

  private mutating func addAttributes(_ reader: RowNotationReader, spelled: [Name: String]) -> Bool {
    var reader = reader
    guard reader.skip("{") else { return false }
    if reader.skip("}") { return reader.isAtEnd }
    repeat {
      guard let name = name(&reader), reader.skip(":"), let value = reader.text() else { return false }
      if let spelling = spelled[name] {
        builder.addAttribute(Attribute(name, spelled: spelling))
      } else {
        builder.addAttribute(Attribute(name, value))
      }
    } while reader.skip(",")
    return reader.skip("}") && reader.isAtEnd
  }

  private mutating func name(_ reader: inout RowNotationReader) -> Name? {
    guard let (range, isPlain) = reader.rawText() else { return nil }
    guard !isPlain else { return unsafe reader.withBytes(range) { unsafe names.name($0, in: &builder) } }
    return reader.unescaped(range).map { builder.intern($0) }
  }

  private mutating func spelling(_ reader: RowNotationReader) -> (
    attributes: [Name: String], tag: TagSpelling?
  )? {
    var reader = reader
    guard reader.skip("{"), reader.text() == "attributes", reader.skip(":"), reader.skip("{") else {
      return nil
    }
    var attributes: [Name: String] = [:]
    if !reader.skip("}") {
      repeat {
        guard let name = name(&reader), reader.skip(":"), let value = reader.text() else { return nil }
        attributes[name] = value
      } while reader.skip(",")
      guard reader.skip("}") else { return nil }
    }
    if reader.skip("}") { return reader.isAtEnd ? (attributes, nil) : nil }
    guard reader.skip(","), reader.text() == "gaps", reader.skip(":"), let gaps = reader.texts(),
      reader.skip(","),
      reader.text() == "closing", reader.skip(":"), let closing = reader.text(), reader.skip(","),
      reader.text() == "endTag", reader.skip(":"), let endTag = reader.text(), reader.skip("}"),
      reader.isAtEnd
    else { return nil }
    return (attributes, TagSpelling(gaps: gaps, closing: closing, endTag: endTag))
  }
}
