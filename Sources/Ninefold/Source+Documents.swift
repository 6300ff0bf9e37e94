public import InterfaceBuilder
public import SceneModel

extension Source {
  /// Calls a function for every document, in the order of their paths; with the error of one that is refused.
  ///
  /// One document at a time is in memory. Paths are relative to the directory or project; those of errors are as the
  /// system opens them.
  ///
  /// - Throws: ``SourceError`` where there is nothing to go through, ``StoreError`` of the database, and what the
  ///   function throws.
  public func forEachDocument(_ body: (Result<Document, ReadError>) throws -> Void) throws {
    switch self {
    case .files(let path): try Self.forEachDocument(at: path, body)
    case .project(let database, let name): try Self.forEachDocument(in: database, project: name, body)
    }
  }

  private static func forEachDocument(
    at path: String, _ body: (Result<Document, ReadError>) throws -> Void
  ) throws {
    let found = DocumentFiles(at: [path])
    if found.files.isEmpty, found.errors.isEmpty { throw SourceError(.noDocuments, path: path) }
    for error in found.errors { try body(.failure(error)) }
    let reader = DocumentReader()
    for file in found.files { try body(file.document(reader).map(\.document)) }
  }
}

extension DocumentFile {
  /// Reads the document of the file and what is questionable about it.
  func document(
    _ reader: DocumentReader
  ) -> Result<(document: Document, findings: [ReadFinding]), ReadError> {
    do {
      var (document, findings) = try reader.readWithFindings(bytes(limit: reader.limits.bytes), path: location)
      document.path = path
      return .success((document, findings))
    } catch {
      var located = error
      located.path = location
      return .failure(located)
    }
  }
}
