public import SceneModel

/// Reads Interface Builder documents: storyboards and xibs.
///
/// Every well-formed `<document>` in UTF-8 comes out of ``DocumentWriter`` as the same bytes.
///
/// ```swift
/// let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"/>"#
/// let (document, findings) = try DocumentReader().readWithFindings(Array(text.utf8), path: "Empty.xib")
/// print(document.scenes.count, findings.count)
/// ```
public struct DocumentReader: Sendable {
  /// How much a document may ask for.
  public var limits: ReadLimits

  /// A reader with limits.
  public init(limits: ReadLimits = ReadLimits()) { self.limits = limits }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: The document's path, used in the document and in errors.
  /// - Throws: ``ReadError`` where the document is refused.
  public func read(_ bytes: [UInt8], path: String) throws(ReadError) -> Document {
    try readWithFindings(bytes, path: path).document
  }

  /// Reads a document and gives the findings about it.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: The document's path, used in the document, in findings and in errors.
  /// - Returns: The document, and the findings in the document's order.
  /// - Throws: ``ReadError`` where the document is refused.
  public func readWithFindings(
    _ bytes: [UInt8], path: String
  ) throws(ReadError) -> (document: Document, findings: [ReadFinding]) {
    do {
      let scanner = try scan(bytes)
      let form = scanner.form
      let offsets = scanner.offsets
      let tree = scanner.builder.finish()
      try RootElement.examine(tree, offsets: offsets)
      try Prolog.examine(tree, form, offsets: offsets)
      var identifiers = IdentifierExamination(tree: tree, offsets: offsets, source: bytes, path: path)
      try identifiers.examine()
      return (Document(path: path, tree: tree, form: form), identifiers.findings)
    } catch {
      throw Self.error(for: error, bytes, path: path)
    }
  }

  /// Reads the elements of a file of XML, whatever it holds.
  package func tree(_ bytes: [UInt8], path: String) throws(ReadError) -> ElementTree {
    try treeWithOffsets(bytes, path: path).tree
  }

  /// Reads the elements of a file of XML, and the byte at which each node begins.
  package func treeWithOffsets(
    _ bytes: [UInt8], path: String
  ) throws(ReadError) -> (tree: ElementTree, offsets: [Int32]) {
    do {
      let scanner = try scan(bytes)
      let offsets = scanner.offsets
      return (scanner.builder.finish(), offsets)
    } catch {
      throw Self.error(for: error, bytes, path: path)
    }
  }

  private func scan(_ bytes: [UInt8]) throws(ReadDefect) -> TreeScanner {
    guard bytes.count <= limits.bytes else { throw ReadDefect(.tooLarge(.bytes(limits.bytes)), at: 0) }
    try FileKind.examine(bytes)
    let characters = try Characters(bytes)
    var scanner = TreeScanner(bytes, characters: characters, limits: limits)
    do {
      try scanner.scan()
    } catch {
      if error.reason.isFinal { throw error }
      // A defect that libxml2 finds earlier is the cause.
      let cause = Self.defect(in: bytes, before: error.start)
      throw cause ?? error
    }
    try WellFormedness.examine(bytes, count: bytes.count)
    return scanner
  }

  /// The defect that libxml2 finds before an offset, or nil.
  private static func defect(in bytes: [UInt8], before end: Int) -> ReadDefect? {
    do {
      try WellFormedness.examine(bytes, count: end)
      return nil
    } catch {
      return error.offset < end ? error : nil
    }
  }

  private static func error(for defect: ReadDefect, _ bytes: [UInt8], path: String) -> ReadError {
    let lines = SourceLines(bytes)
    if defect.reason.mayComeOfConflict, let marker = lines.conflictMarker(in: bytes) {
      let place = lines.place(of: marker)
      return ReadError(.mergeConflict, path: path, line: place.line, column: place.column)
    }
    let place = lines.place(of: defect.offset)
    return ReadError(defect.reason, path: path, line: place.line, column: place.column)
  }
}

extension ReadError.Reason {
  /// Whether the scan may not be followed by another.
  fileprivate var isFinal: Bool {
    switch self {
    case .tooLarge, .documentTypeDeclarations, .unsupportedEncoding: true
    default: false
    }
  }

  /// Whether conflict markers may be why the document is refused.
  fileprivate var mayComeOfConflict: Bool {
    switch self {
    case .tooLarge, .binary, .empty, .unsupportedEncoding, .unreadable, .rootElement, .xcode3Archive: false
    default: true
    }
  }
}
