public import Editing
import InterfaceBuilder
public import SceneModel
public import SceneStore

/// Edits the documents of a stored project, lists the edits and undoes them.
public struct ProjectEditing: Sendable {
  /// What an edit did, and where it stands in the journal.
  public struct Result: Hashable, Sendable {
    /// The document's path in the project.
    public let document: String
    /// What the edit came to.
    public let outcome: EditOutcome
    /// The edit's number, or nil where the document was so already and nothing was written.
    public let number: Int?
  }

  private let database: String
  private let project: String?

  /// An editing of a project of a database: of a name, or the only one where that is nil.
  public init(database: String, project: String? = nil) {
    self.database = database
    self.project = project
  }

  /// Applies an edit to a document of the project, in one transaction.
  ///
  /// - Parameters:
  ///   - edit: What to change.
  ///   - document: The document's path, or its file's name where no other document has it; nil for the only document.
  ///   - sizeClass: The class that is current.
  ///   - ids: Where new identifiers come from.
  ///   - time: Seconds since the start of 1970, UTC, for the journal.
  /// - Throws: ``RefusedEdit``, ``NameError``, ``SourceError`` or ``StoreError``; then nothing has changed.
  public func apply(
    _ edit: Edit, to document: String? = nil, in sizeClass: SizeClass = .any,
    ids: inout ObjectIDGenerator, at time: Int
  ) throws -> Result {
    let store = try SceneStore(path: database, mode: .readWrite)
    let stored = try choose(document, in: store)
    var outcome = EditOutcome()
    var generator = ids
    let entry = try store.edit(document: stored.id) { document in
      do {
        outcome = try document.apply(edit, in: sizeClass, ids: &generator)
      } catch let error as EditError {
        throw RefusedEdit(document: stored.path, error: error)
      }
      return EditNote(summary: outcome.summary, sizeClass: sizeClass, made: time)
    }
    ids = generator
    return Result(document: stored.path, outcome: outcome, number: entry?.number)
  }

  /// The edits of the project that can be undone, or those of one document, the newest first.
  public func history(of document: String? = nil) throws -> [JournalEntry] {
    let store = try SceneStore(path: database, mode: .readOnly)
    let name = try store.selection(project).project
    let path = try document.map { try choose($0, in: store).path }
    return try store.history(project: name, document: path)
  }

  /// Undoes the newest edit of the project, or of one document; see ``SceneStore/undo(project:document:)``.
  @discardableResult
  public func undo(in document: String? = nil) throws -> JournalEntry {
    let store = try SceneStore(path: database, mode: .readWrite)
    let name = try store.selection(project).project
    let path = try document.map { try choose($0, in: store).path }
    return try store.undo(project: name, document: path)
  }

  /// Writes one document of the project at its path in a directory, as ``ProjectExport`` does.
  ///
  /// - Returns: Why it could not be written, or nil.
  public func write(_ document: String, to directory: String) throws -> ProjectExport.Refusal? {
    let store = try SceneStore(path: database, mode: .readOnly)
    let stored = try choose(document, in: store)
    return try ProjectExport(database: database, project: project).write(stored, of: store, to: directory)
  }

  /// Makes an edit of a document of the project in memory alone.
  package func prepare(
    _ edit: Edit, of document: String? = nil, in sizeClass: SizeClass = .any, ids: inout ObjectIDGenerator
  ) throws -> PreparedEdit {
    let store = try SceneStore(path: database, mode: .readOnly)
    let stored = try choose(document, in: store)
    return try PreparedEdit(
      edit, of: store.document(stored.id), at: stored.path, in: sizeClass, ids: &ids
    ) { before, after in
      [PreparedEdit.File(path: stored.path, before: before, after: after)]
    }
  }

  private func choose(_ name: String?, in store: SceneStore) throws -> StoredDocument {
    let documents = try store.documents(try store.selection(project))
    return documents[try DocumentName.index(of: name, among: documents.map(\.path), in: database)]
  }
}

/// An edit that a document refused.
public struct RefusedEdit: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document's path in its project.
  public let document: String
  /// Why the edit was refused.
  public let error: EditError

  public var description: String { "\(document): error: \(error)" }
}
