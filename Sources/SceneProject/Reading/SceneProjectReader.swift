import JSONText
package import SceneModel

/// Reads a scene project, a document at a time.
///
/// The reader asks for files by their paths in the project and never for one outside its folder. Nothing in
/// the files is trusted: what ``SceneProjectWriter`` would not have written, and what no document could hold,
/// is refused.
package struct SceneProjectReader: Sendable {
  /// Gives a file's bytes, or nil where the project has no such file.
  package typealias ReadFile = @Sendable (_ path: String) throws(ProjectError) -> [UInt8]?

  /// How much a project may ask for.
  package var limits: ReadLimits
  private let readFile: ReadFile

  /// A reader of the files that a function gives.
  package init(limits: ReadLimits = ReadLimits(), readFile: @escaping ReadFile) {
    self.limits = limits
    self.readFile = readFile
  }

  /// The content of the project's `project.json`.
  ///
  /// - Throws: ``ProjectError`` where the project is refused, by `newerVersion` where its format is
  ///   a newer one.
  package func head() throws(ProjectError) -> ProjectHead {
    let source = try source(ProjectHead.file)
    var input = HeadInput(source.bytes)
    let (version, offset) = try source.locating { () throws(JSONDefect) in try input.readVersion() }
    guard version <= ProjectHead.version else {
      throw source.error(.newerVersion(version, supported: ProjectHead.version), at: offset)
    }
    try source.locating { () throws(JSONDefect) in try input.readRest() }
    var paths: Set<ExactText> = []
    var ledger = PathLedger(taken: [ProjectHead.file])
    for (entry, offset) in input.documents {
      for path in [entry.path, entry.folder] where !PortablePath.isInside(path) {
        throw source.error(.unsafePath(path), at: offset)
      }
      guard paths.insert(ExactText(entry.path)).inserted, ledger.take(entry.folder) else {
        throw source.error(.duplicatePath(entry.path), at: offset)
      }
    }
    return ProjectHead(name: input.name, documents: input.documents.map(\.entry))
  }

  /// A document with its scenes.
  ///
  /// - Throws: ``ProjectError`` with the file, the line and what was expected there.
  package func document(_ entry: ProjectHead.Entry) throws(ProjectError) -> Document {
    guard PortablePath.isInside(entry.path), PortablePath.isInside(entry.folder) else {
      throw ProjectError(.unsafePath(entry.folder), file: ProjectHead.file)
    }
    let source = try source("\(entry.folder)/\(FormatName.documentFile)")
    var ledger = PathLedger(taken: [FormatName.documentFile])
    var (input, form) = try source.locating { () throws(JSONDefect) in try startDocument(source.bytes) }
    var tree = TreeInput(form, limits: limits)
    while case .file(let name, let offset) = try source.locating({ () throws(JSONDefect) in
      try input.read(into: &tree)
    }) {
      guard Self.isSceneFile(name), ledger.take(name) else {
        throw source.error(.unsafePath(name), at: offset)
      }
      try read("\(entry.folder)/\(name)", into: &tree)
    }
    let end = try source.locating { () throws(JSONDefect) in try finishDocument(input.reader) }
    try source.locating { () throws(JSONDefect) in try tree.examineEnd(at: end) }
    return Document(path: entry.path, tree: tree.finish(), form: form)
  }

  /// A document's file and the files that it names; of one that cannot be read, those named
  /// before the defect.
  func files(of entry: ProjectHead.Entry) -> [String] {
    let file = "\(entry.folder)/\(FormatName.documentFile)"
    guard PortablePath.isInside(entry.folder) else { return [] }
    var files = [file]
    do {
      var (input, form) = try startDocument(try source(file).bytes)
      var tree = TreeInput(form, limits: limits)
      while case .file(let name, _) = try input.read(into: &tree) {
        if Self.isSceneFile(name), name.hasSuffix(".json") { files.append("\(entry.folder)/\(name)") }
      }
    } catch {
      // Files that are not named stay.
    }
    return files
  }

  /// Whether a name may be that of a file in a document's folder.
  private static func isSceneFile(_ name: String) -> Bool {
    !name.utf8.contains(UInt8(ascii: "/")) && PortablePath.isInside(name)
  }

  /// Two levels of JSON an element, and what is around and inside them.
  private var depthLimit: Int { 2 * limits.depth + 8 }

  /// Reads a document's file up to its nodes.
  private func startDocument(_ bytes: [UInt8]) throws(JSONDefect) -> (NodeInput, FileForm) {
    var form = FileForm()
    var reader = JSONReader(bytes, depthLimit: depthLimit)
    try reader.beginObject("a document, which is an object")
    var name = try reader.nextName()
    if name == "form" {
      form = try reader.readForm()
      name = try reader.nextName()
    }
    guard name == "nodes" else {
      throw JSONDefect(
        expected: "“nodes”", found: name.map { "“\($0)”" } ?? "nothing", offset: reader.lastOffset)
    }
    return (try NodeInput(listAt: reader), form)
  }

  /// Reads a document's file after its nodes; gives the end of these.
  private func finishDocument(_ nodes: JSONReader) throws(JSONDefect) -> Int {
    var reader = nodes
    let end = reader.offset
    if let name = try reader.nextName() {
      throw JSONDefect(expected: "the end of the document", found: "“\(name)”", offset: reader.lastOffset)
    }
    try reader.finish()
    return end
  }

  /// Reads the one node of a scene's file.
  private func read(_ path: String, into tree: inout TreeInput) throws(ProjectError) {
    let source = try source(path)
    try source.locating { () throws(JSONDefect) in
      var input = NodeInput(nodeAt: JSONReader(source.bytes, depthLimit: depthLimit))
      if case .file(_, let offset) = try input.read(into: &tree) {
        throw JSONDefect(expected: "nodes", found: "a reference to a further file", offset: offset)
      }
      var reader = input.reader
      try reader.finish()
    }
  }

  private func source(_ path: String) throws(ProjectError) -> ProjectSource {
    guard let bytes = try readFile(path) else { throw ProjectError(.missing, file: path) }
    guard bytes.count <= limits.bytes else {
      throw ProjectError(.tooLarge(bytes: limits.bytes), file: path)
    }
    return ProjectSource(path: path, bytes: bytes)
  }
}
