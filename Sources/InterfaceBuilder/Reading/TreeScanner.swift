import SceneModel

/// Reads a document's characters into a tree and notes where their spelling is not Interface Builder's.
///
/// It relies on the text being valid UTF-8 and finds structure only; ``WellFormedness`` checks that the XML
/// is well-formed in all else. A well-formed document comes out of ``DocumentWriter`` as the same bytes.
struct TreeScanner {
  let source: [UInt8]
  let limits: ReadLimits
  let lineEnd: [UInt8]
  var position = 0
  /// Where the tag, text or other piece that is being read starts.
  private var pieceStart = 0
  var form = FileForm()
  /// The characters of the form's indentation.
  var indentation = Array(FileForm().indentation.utf8)
  var builder = ElementTree.Builder()
  /// Where each node of the tree starts in the source.
  var offsets: [Int32] = [0]
  var open: [OpenElement] = []
  var names = NameCache()
  var namespaces = 0
  /// The construct that ended before the position.
  var boundary = Boundary.documentStart
  /// Whether the file has shown its indentation, and its gap in empty elements.
  var knowsIndentation = false
  var knowsEmptyElementGap = false
  /// The white space in the tag that is being read, two texts an attribute; none as long as all of it is the
  /// usual one.
  var gaps: [String] = []
  /// Characters that are being decoded and spelled again, kept for their storage.
  var meaning: [UInt8] = []
  var spelling: [UInt8] = []

  /// An element whose end tag is to come.
  struct OpenElement {
    var node: NodeID
    var name: Range<Int>
    var spelling: TagSpelling?
  }

  /// A construct at one side of a run of characters.
  enum Boundary {
    case documentStart, startTag, endTag, markup, characterData, documentEnd
  }

  init(_ source: [UInt8], characters: Characters, limits: ReadLimits) {
    self.source = source
    self.limits = limits
    form.lineEnd = characters.lineEnd
    lineEnd = Array(characters.lineEnd.utf8)
    // As many as documents have of their size.
    builder.reserve(nodes: source.count / 128, attributes: source.count / 36)
  }

  /// Reads everything.
  mutating func scan() throws(ReadDefect) {
    do {
      try scanDocument()
    } catch {
      var defect = error
      defect.start = min(pieceStart, error.offset)
      throw defect
    }
  }

  private mutating func scanDocument() throws(ReadDefect) {
    try scanDeclaration()
    while true {
      let start = position
      pieceStart = start
      position = ByteSearch.first(in: source, from: start) { word in
        ByteSearch.marks(in: word, of: UInt64(UInt8(ascii: "<")))
      } where: {
        $0 == UInt8(ascii: "<")
      }
      let next = Self.boundary(at: position, of: source)
      try addCharacters(start..<position, before: next)
      if next == .documentEnd { break }
      try scanMarkup(next)
    }
    if let element = open.last {
      let line = SourceLines(source).place(of: Int(offsets[Int(element.node.index)])).line
      throw ReadDefect(.truncated(open: text(element.name), line: line), at: source.count)
    }
  }

  /// The construct that starts at a position.
  private static func boundary(at position: Int, of source: [UInt8]) -> Boundary {
    if position == source.count { return .documentEnd }
    switch position + 1 < source.count ? source[position + 1] : 0 {
    case UInt8(ascii: "/"): return .endTag
    case UInt8(ascii: "!"):
      return ByteSearch.has("<![CDATA[", in: source, at: position) ? .characterData : .markup
    case UInt8(ascii: "?"): return .markup
    default: return .startTag
    }
  }

  /// Reads the tag or other piece of markup at the position.
  private mutating func scanMarkup(_ kind: Boundary) throws(ReadDefect) {
    pieceStart = position
    if kind != .endTag { try countNode(at: position) }
    boundary = kind
    switch kind {
    case .startTag:
      if try scanStartTag() { boundary = .endTag }
    case .endTag: try scanEndTag()
    case .characterData: try scanLeaf(.characterData, from: "<![CDATA[", to: "]]>")
    case .markup where has("<!--"): try scanLeaf(.comment, from: "<!--", to: "-->")
    case .markup where has("<?"): try scanLeaf(.instruction, from: "<?", to: "?>")
    case .markup: try scanDocumentType()
    case .documentStart, .documentEnd: break
    }
  }

  /// Refuses a further node where there are as many as may be.
  func countNode(at position: Int) throws(ReadDefect) {
    // The document itself, which has an offset too, is none of them.
    guard offsets.count <= limits.nodes else {
      throw ReadDefect(.tooLarge(.nodes(limits.nodes)), at: position)
    }
  }

  private mutating func scanLeaf(_ kind: NodeKind, from start: String, to end: String) throws(ReadDefect) {
    let from = position + start.utf8.count
    guard let last = ByteSearch.first(end, in: source, from: from) else { throw truncated() }
    if kind == .instruction {
      try requireNameLength(from..<(source[from..<last].firstIndex(where: XMLCharacter.isWhiteSpace) ?? last))
    }
    add(kind, from..<last, at: position)
    position = last + end.utf8.count
  }

  private mutating func scanDocumentType() throws(ReadDefect) {
    let start = "<!DOCTYPE"
    guard has(start) else {
      throw ReadDefect(.malformed("'<!' starts no comment and no declaration"), at: position)
    }
    let from = position + start.utf8.count
    var quote: UInt8?
    for index in from..<source.count {
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw ReadDefect(.documentTypeDeclarations, at: index)
      } else if byte == UInt8(ascii: ">") {
        try requireNameLength(from..<index)
        add(.documentType, from..<index, at: position)
        position = index + 1
        return
      }
    }
    throw truncated()
  }

  /// Refuses a name, or what holds names, that is too long.
  func requireNameLength(_ name: Range<Int>) throws(ReadDefect) {
    guard name.count <= limits.nameBytes else {
      throw ReadDefect(.tooLarge(.nameBytes(limits.nameBytes)), at: name.lowerBound)
    }
  }

  /// Adds a text, comment or other leaf whose stored characters are a range of the source.
  mutating func add(_ kind: NodeKind, _ range: Range<Int>, at offset: Int) {
    builder.addLeaf(kind, text(range))
    offsets.append(Int32(offset))
  }

  /// The characters of a range.
  func text(_ range: Range<Int>) -> String {
    unsafe source.withUnsafeBufferPointer { source in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
    }
  }

  /// Whether two ranges of a source hold the same characters.
  static func isSame(_ range: Range<Int>, _ other: Range<Int>, in source: [UInt8]) -> Bool {
    unsafe source.withUnsafeBytes { source in
      unsafe hasSameBytes(
        UnsafeRawBufferPointer(rebasing: source[range]), UnsafeRawBufferPointer(rebasing: source[other]))
    }
  }

  /// Whether characters stand at the position.
  func has(_ text: String) -> Bool { ByteSearch.has(text, in: source, at: position) }

  /// The defect of a document that ends in markup.
  func truncated() -> ReadDefect {
    ReadDefect(.truncated(open: nil, line: 0), at: source.count)
  }
}
