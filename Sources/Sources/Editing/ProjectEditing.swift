public import Editing
import InterfaceBuilder
import OperatingSystem
public import SceneModel
public import SceneStore

/// Edits the documents of a stored project, lists the edits and undoes them.
///
/// ```swift
/// let project = ProjectEditing(database: "scenes.db", project: "TideTable")
/// let edit = Edit.set("cUz-cs-IEH", attribute: "constant", to: "120")
/// let result = try project.apply(edit, to: "Tide.storyboard", in: .anyCompact)
/// print(result.outcome.summary)
/// try project.undo()
/// ```
public struct ProjectEditing: Sendable {
  /// The result of an edit, and its number in the journal.
  public struct Result: Hashable, Sendable {
    /// The document's path in the project.
    public let document: String
    /// The outcome of the edit.
    public let outcome: EditOutcome
    /// The edit's number, or nil where the edit changed nothing and nothing was written.
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
  ///   - edit: The edit to make.
  ///   - document: The document's path, or its file's name where no other document has it; nil for
  ///     the only document.
  ///   - sizeClass: The current size class.
  ///   - seed: Makes new identifiers the same every time; nil for random ones.
  ///   - force: Whether attributes and values are written that Ninefold does not know of the format, or that
  ///     are not shown.
  ///   - time: Seconds since the start of 1970, UTC, for the journal; nil for now.
  /// - Throws: ``RefusedEdit``, ``NameError``, ``SourceError`` or ``StoreError``; then nothing has changed.
  public func apply(
    _ edit: Edit, to document: String? = nil, in sizeClass: SizeClass = .any,
    seed: UInt64? = nil, force: Bool = false, at time: Int? = nil
  ) throws -> Result {
    try apply(edit, to: document, EditSettings(sizeClass: sizeClass, seed: seed, force: force), at: time)
  }

  /// Applies an edit as its settings say.
  package func apply(
    _ edit: Edit, to document: String? = nil, _ settings: EditSettings, at time: Int? = nil
  ) throws -> Result {
    let store = try SceneStore(path: database, mode: .readWrite)
    let stored = try choose(document, in: store)
    let settings = try self.settings(settings, for: edit, in: store)
    var outcome = EditOutcome()
    let entry = try store.edit(document: stored.id) { document in
      outcome = try settings.apply(edit, to: &document, at: stored.path)
      return EditNote(
        summary: outcome.summary, sizeClass: settings.sizeClass, made: time ?? ThisProcess.now)
    }
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

  /// Redoes the edit of the project, or of one document, that was undone last; see
  /// ``SceneStore/redo(project:document:)``.
  @discardableResult
  public func redo(in document: String? = nil) throws -> JournalEntry {
    let store = try SceneStore(path: database, mode: .readWrite)
    let name = try store.selection(project).project
    let path = try document.map { try choose($0, in: store).path }
    return try store.redo(project: name, document: path)
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
    _ edit: Edit, of document: String? = nil, _ settings: EditSettings = EditSettings()
  ) throws -> PreparedEdit {
    let store = try SceneStore(path: database, mode: .readOnly)
    let stored = try choose(document, in: store)
    let planned = PlannedEdit(edit, try self.settings(settings, for: edit, in: store))
    return try PreparedEdit([planned], of: store.document(stored.id), at: stored.path) { before, after in
      [PreparedEdit.File(path: stored.path, before: before, after: after)]
    }
  }

  /// The settings with the catalogues that an edit may need.
  private func settings(
    _ settings: EditSettings, for edit: Edit, in store: SceneStore
  ) throws -> EditSettings {
    guard edit.colorName != nil else { return settings }
    var settings = settings
    settings.catalogs = try store.catalogs(project: try store.selection(project).project)
    return settings
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
