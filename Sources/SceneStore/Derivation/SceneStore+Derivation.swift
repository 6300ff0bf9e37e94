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
    writer.search.begin()
    if version < Migrator.derivedSince {
      try deriveAll(version)
    } else if version < Migrator.foundSince {
      try findAgain()
    }
    try writer.search.flush()
  }

  private func deriveAll(_ version: Int) throws(StoreError) {
    let hasChecksums = version >= Migrator.checkedSince
    try deriveAgain(verifying: hasChecksums)
    if hasChecksums {
      try countFilesBesideExports()
    } else {
      for project in try projects() { try writeChecksums(project: project) }
    }
    try writeRowChecksums()
  }

  /// Writes by what documents are found, for a database of an older version; not of those that are damaged,
  /// for ``verify()`` to find.
  private func findAgain() throws(StoreError) {
    let statement = try connection.prepare("SELECT id FROM document ORDER BY id")
    let naming = try connection.statement("UPDATE document SET file_name = ?1 WHERE id = ?2")
    while try statement.step() {
      let id = statement.int(0)
      do throws(StoreError) {
        let document = try self.document(id)
        naming.bind(DocumentColumns.fileName(document.path), at: 1)
        naming.bind(id, at: 2)
        try naming.run()
        writer.search.write(document, id: id)
      } catch {
        guard case .damaged = error.reason else { throw error }
        continue
      }
      if NameBlock.place(of: id).document == .max { try writer.search.flush() }
    }
  }

  /// Writes the rows of all documents anew, as imports do, for a database of an older version. What is
  /// damaged, or is not what its newest edit left, stays as it is, for ``verify()`` to find.
  ///
  /// - Parameter verifying: Whether the documents have checksums, which say what is damaged.
  func deriveAgain(verifying: Bool) throws(StoreError) {
    let statement = try connection.prepare("SELECT id FROM document ORDER BY id")
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
        of: document, nodes: writer.write(DocumentRows(document), document: id), document: id)
      if NameBlock.place(of: id).document == .max { try writer.search.flush() }
    }
    try writer.search.flush()
  }
}
