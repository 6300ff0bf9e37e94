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
  ///
  /// ```swift
  /// let project = ProjectEditing(database: "scenes.db")
  /// let result = try project.apply(Edit.set("cUz-cs-IEH", attribute: "constant", to: "120"))
  /// print(result.document, result.number ?? 0)
  /// ```
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
  /// - Throws: ``RefusedEdit``, ``NameError``, ``SourceError`` or `StoreError`; then nothing has changed.
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
    let (made, entry) = try apply([PlannedEdit(edit, settings)], to: document, expecting: nil, at: time)
    return Result(document: made.document, outcome: made.outcome, number: entry?.number)
  }

  /// Applies edits to a document of the project, all of them or none, in one transaction that is one edit of
  /// the history: of the size class of all of them, else of any-any.
  func apply(
    _ edits: [PlannedEdit], to document: String?, expecting expected: String?, at time: Int? = nil
  ) throws -> (edit: PreparedEdit, entry: JournalEntry?) {
    let store = try SceneStore(path: database, mode: .readWrite)
    let stored = try choose(document, in: store)
    let classes = Set(edits.map(\.settings.sizeClass))
    var prepared: PreparedEdit?
    let entry = try store.edit(document: stored.id) { document in
      let made = try self.prepared(edits, of: document, stored, in: store, expecting: expected)
      document = made.edited
      prepared = made
      return EditNote(
        summary: made.outcome.summary, sizeClass: classes.count == 1 ? classes.first ?? .any : .any,
        made: time ?? ThisProcess.now)
    }
    guard let prepared else { preconditionFailure("the store makes an edit or throws") }
    return (prepared, entry)
  }

  /// Brings a document to what it was before edits that were made, as an edit of its own.
  ///
  /// - Throws: ``ChangedDocument`` where it is not as the edits left it, ``NameError``, `StoreError`.
  func takeBack(_ edit: PreparedEdit) throws {
    let store = try SceneStore(path: database, mode: .readWrite)
    let stored = try choose(edit.document, in: store)
    try store.edit(document: stored.id) { document in
      try document.expect(edit.edited.fingerprint, at: stored.path)
      document = edit.before
      return EditNote(
        summary: "took back: \(edit.outcome.summary)", sizeClass: .any, made: ThisProcess.now)
    }
  }

  /// The edits of the project that can be undone, or those of one document, the newest first.
  public func history(of document: String? = nil) throws -> [JournalEntry] {
    let store = try SceneStore(path: database, mode: .readOnly)
    let name = try store.selection(project).project
    let path = try document.map { try choose($0, in: store).path }
    return try store.history(project: name, document: path)
  }

  /// Undoes the newest edit of the project, or of one document.
  @discardableResult
  public func undo(in document: String? = nil) throws -> JournalEntry {
    let store = try SceneStore(path: database, mode: .readWrite)
    let name = try store.selection(project).project
    let path = try document.map { try choose($0, in: store).path }
    return try store.undo(project: name, document: path)
  }

  /// Redoes the edit of the project, or of one document, that was undone last.
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
    try prepare([PlannedEdit(edit, settings)], of: document, expecting: nil)
  }

  /// Makes edits of a document of the project in memory alone.
  func prepare(
    _ edits: [PlannedEdit], of document: String?, expecting expected: String?
  ) throws -> PreparedEdit {
    let store = try SceneStore(path: database, mode: .readOnly)
    let stored = try choose(document, in: store)
    return try prepared(edits, of: store.document(stored.id), stored, in: store, expecting: expected)
  }

  private func prepared(
    _ edits: [PlannedEdit], of document: Document, _ stored: StoredDocument, in store: SceneStore,
    expecting expected: String?
  ) throws -> PreparedEdit {
    if let expected { try document.expect(expected, at: stored.path) }
    var edits = edits
    for (index, planned) in edits.enumerated() {
      edits[index].settings = try settings(planned.settings, for: planned.edit, in: store)
    }
    return try PreparedEdit(edits, of: document, at: stored.path) { before, after in
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
///
/// ```swift
/// do {
///   let edit = Edit.set("no-su-ch1", attribute: "text", to: "Tide")
///   _ = try ProjectEditing(database: "scenes.db").apply(edit)
/// } catch let refused as RefusedEdit {
///   print(refused.document, refused.error)
/// }
/// ```
public struct RefusedEdit: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document's path in its project.
  public let document: String
  /// Why the edit was refused.
  public let error: EditError

  public var description: String { "\(document): error: \(error)" }
}
