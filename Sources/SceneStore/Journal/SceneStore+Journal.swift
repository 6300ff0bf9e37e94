package import SceneModel

extension SceneStore {
  /// Changes a stored document and notes the change in the journal, in one transaction.
  ///
  /// Where the change throws, nothing is written. Neither is anything where it changes nothing.
  ///
  /// - Parameters:
  ///   - id: The document's number.
  ///   - change: Changes the document and describes the change.
  /// - Returns: The journal's entry, or nil where nothing changed.
  /// - Throws: ``StoreError`` with `noSuchDocument`, `damaged` or `busy`, and what the change throws.
  @discardableResult
  package func edit(document id: Int, _ change: (inout Document) throws -> EditNote) throws -> JournalEntry? {
    let result = try writing { () throws(StoreError) -> Result<JournalEntry?, any Error> in
      let (document, checksum) = try loader.load(id)
      let old = Journal.Older(document: document, checksum: checksum)
      var new = document
      let note: EditNote
      do {
        note = try change(&new)
        // The path is the store's: it names the document.
        new.path = document.path
      } catch {
        return .failure(error)
      }
      return .success(try journal.write(old, new, note, id: id))
    }
    return try result.get()
  }

  /// The edits that can be undone, the newest first: of a project and of the document at a path where they
  /// are given.
  ///
  /// - Throws: ``StoreError``.
  package func history(project: String? = nil, document path: String? = nil) throws(StoreError)
    -> [JournalEntry]
  {
    try journal.entries(project: project, path: path, limit: nil)
  }

  /// Undoes the newest edit: of a project and of the document at a path where they are given.
  ///
  /// The document's file is then, byte for byte, what it was before the edit. The edit is kept to be redone
  /// until another edit of the document.
  ///
  /// - Returns: The edit that was undone.
  /// - Throws: ``StoreError`` with `nothingToUndo`, or `changedSinceEdit` where the document was replaced
  ///   after the edit.
  @discardableResult
  package func undo(project: String? = nil, document path: String? = nil) throws(StoreError) -> JournalEntry {
    try writing { () throws(StoreError) in
      guard let entry = try journal.entries(project: project, path: path, limit: 1).first else {
        throw StoreError(.nothingToUndo, path: self.path)
      }
      let (document, checksum) = try loader.load(entry.documentID)
      try journal.undo(entry, document, checksum: checksum)
      return entry
    }
  }

  /// Redoes the edit that was undone last: of a project and of the document at a path where they are given.
  ///
  /// The document's file is then, byte for byte, what it was before the edit was undone.
  ///
  /// - Returns: The edit that is in force again.
  /// - Throws: ``StoreError`` with `nothingToRedo`, or `changedSinceEdit` where the document was replaced
  ///   after the undoing.
  @discardableResult
  package func redo(project: String? = nil, document path: String? = nil) throws(StoreError) -> JournalEntry {
    try writing { () throws(StoreError) in
      guard let entry = try journal.entries(project: project, path: path, limit: 1, undone: true).first else {
        throw StoreError(.nothingToRedo, path: self.path)
      }
      let (document, checksum) = try loader.load(entry.documentID)
      try journal.redo(entry, document, checksum: checksum)
      return entry
    }
  }

  private var loader: DocumentLoader { DocumentLoader(connection) }

  var journal: Journal { Journal(connection: connection, writer: writer) }
}
