package import SceneModel

extension SceneStore {
  /// Reads from a document what its rows say beside its elements and attributes, as an import does, and stores nothing.
  package static func derive(_ document: Document) {
    _ = DocumentColumns(document)
    _ = Derivation.rows(of: document)
  }

  /// Writes the rows of all documents anew, as imports do, for a database of an older version. What is damaged stays as it is,
  /// for ``verify()`` to find.
  func deriveAgain() throws(StoreError) {
    let statement = try connection.prepare("SELECT id FROM document")
    while try statement.step() {
      let document: Document
      do {
        document = try self.document(statement.int(0))
      } catch {
        guard case .damagedDocument = error.reason else { throw error }
        continue
      }
      try writer.remove(document: statement.int(0))
      try writer.write(document.tree, Derivation.rows(of: document), document: statement.int(0))
    }
  }
}
