package import SceneModel

extension SceneStore {
  /// Reads from a document all that its rows say beside its elements and attributes, as an import does, and
  /// stores nothing.
  package static func derive(_ document: Document) {
    _ = DocumentColumns(document)
    _ = Derivation.rows(of: document)
  }

  /// Writes what a database of an older version lacks.
  func complete(_ version: Int) throws(StoreError) {
    guard version < Migrator.derivedSince else { return }
    let hasChecksums = version >= Migrator.checkedSince
    try deriveAgain(verifying: hasChecksums)
    if hasChecksums {
      try countFilesBesideExports()
    } else {
      for project in try projects() { try writeChecksums(project: project) }
    }
    try writeRowChecksums()
  }

  /// Writes the rows of all documents anew, as imports do, for a database of an older version. What is
  /// damaged, or is not what its newest edit left, stays as it is, for ``verify()`` to find.
  ///
  /// - Parameter verifying: Whether the documents have checksums, which say what is damaged.
  func deriveAgain(verifying: Bool) throws(StoreError) {
    let statement = try connection.prepare("SELECT id FROM document")
    while try statement.step() {
      let id = statement.int(0)
      let document: Document
      do throws(StoreError) {
        document = try verifying ? self.document(id) : unverifiedDocument(id)
      } catch {
        guard case .damaged = error.reason else { throw error }
        continue
      }
      if !verifying, try !journal.knows(document, id: id) { continue }
      try writer.remove(document: id)
      try writer.writeColumns(
        DocumentColumns(document), nodes: writer.write(DocumentRows(document), document: id), document: id)
    }
  }
}
