import InterfaceBuilder
public import SceneModel
import SceneStore

extension Source {
  /// Calls a function for every document, in the order of their paths; with the error of one that is refused.
  ///
  /// One document at a time is in memory. Paths are relative to the directory or project; those of errors are
  /// as the system opens them.
  ///
  /// - Parameters:
  ///   - scene: The id of a scene: only documents that have it are needed. A stored project gives no others,
  ///     and finds these without reading all.
  ///   - body: The function.
  /// - Throws: ``SourceError`` where there is nothing to go through, `StoreError` of the database, and what
  ///   the function throws.
  public func forEachDocument(
    having scene: ObjectID? = nil, _ body: (Result<Document, DocumentRefusal>) throws -> Void
  ) throws {
    let source = try OpenSource(self)
    for refusal in source.refusals { try body(.failure(refusal)) }
    for document in try scene.map({ try source.documents(having: $0) }) ?? source.documents() {
      try body(source.read(document))
    }
  }
}

extension DocumentFile {
  /// Reads the document of the file and its findings.
  func document(
    _ reader: DocumentReader
  ) -> Result<(document: Document, findings: [ReadFinding]), ReadError> {
    do {
      var (document, findings) = try reader.readWithFindings(
        bytes(limit: reader.limits.bytes), path: location)
      document.path = path
      document.location = location
      return .success((document, findings))
    } catch {
      var located = error
      located.path = location
      return .failure(located)
    }
  }
}

extension SceneStore {
  /// The document that the store lists, or why it cannot be given.
  ///
  /// - Throws: `StoreError` where not the document but the database is to blame.
  func documentOrRefusal(_ stored: StoredDocument) throws(StoreError) -> Result<Document, DocumentRefusal> {
    do {
      return .success(try document(stored.id))
    } catch {
      if case .damaged = error.reason { return .failure(.damaged(error)) }
      throw error
    }
  }
}
