import SceneModel

/// Why the store could not do what it was asked, and where.
///
/// ```swift
/// do {
///   _ = try SceneStore(path: "scenes.db", mode: .readOnly)
/// } catch {
///   if case .newerSchema(let found, let supported) = error.reason { print(found, ">", supported) }
/// }
/// ```
public struct StoreError: Error, Hashable, Sendable {
  /// The reason of a failure.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened; the text is a predicate of the file, such as `does not exist`, `is a
    /// directory` or `may not be read`.
    case cannotOpen(String)
    /// The file is no SQLite database.
    case notADatabase
    /// The file is another program's SQLite database, of this `application_id`.
    case foreignDatabase(applicationID: Int32)
    /// The file's schema is newer than this program's.
    case newerSchema(found: Int, supported: Int)
    /// The file's schema is older, and the store is open for reading only.
    case olderSchema(found: Int, supported: Int)
    /// Stored rows contradict each other or their checksum; the text describes the defect.
    case damaged(String)
    /// The file's tables, views, indexes and triggers are not those that Ninefold makes: what differs.
    case alteredSchema(String)
    /// The name of a project or the path of a document is no text in UTF-8.
    case damagedName(String)
    /// There is no such project.
    case noSuchProject(String)
    /// There is no such document.
    case noSuchDocument(String)
    /// The journal has no edit to undo.
    case nothingToUndo
    /// The journal has no undone edit to redo.
    case nothingToRedo
    /// The document was replaced after the edit that is to be undone, or after the undoing that is
    /// to be redone.
    case changedSinceEdit(String)
    /// A query that is not a single reading statement.
    case notAReadingQuery
    /// A query ran for longer than it may.
    case tookTooLong(seconds: Double)
    /// A query gave no row for longer than it may.
    case gaveNoRow(seconds: Double)
    /// A statement of the store's own took more steps than a file of its size can need: the file is damaged.
    case tooMuchWork
    /// A text, a blob or a row has more bytes than it may.
    case tooManyBytes(limit: Int)
    /// Another program changed a file that was read as one that nobody writes.
    case changedWhileRead
    /// Another connection held the database for longer than the store waits.
    case busy
    /// An error of SQLite, with its message.
    case sqlite(message: String)
  }

  /// The reason of the failure.
  public var reason: Reason
  /// The database's path, empty text of one in memory.
  public var path: String
  /// The statement that failed, or nil.
  public var sql: String?
  /// SQLite's extended result code, 0 where SQLite did not fail.
  public var code: Int32

  /// An error of a reason and a place.
  package init(_ reason: Reason, path: String, sql: String? = nil, code: Int32 = 0) {
    self.reason = reason
    self.path = path
    self.sql = sql
    self.code = code
  }
}

extension StoreError {
  /// Why the rows of a document are no document.
  init(_ defect: TreeDefect, inDocument document: String, path: String) {
    let place = "document \(document) is damaged at node \(defect.node.index)"
    self.init(.damaged("\(place): \(defect.found); expected \(defect.expected)"), path: path)
  }
}

extension StoreError: CustomStringConvertible {
  /// One line: the file, what was wrong, and what was expected.
  public var description: String {
    let place = path.isEmpty ? "database in memory" : path
    guard let sql else { return "\(place): error: \(explanation)" }
    let line = sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(place): error: \(explanation) (code \(code)) in: \(line.prefix(160))"
  }

  private var explanation: String {
    switch reason {
    case .cannotOpen(let defect): "\(defect), expected a database that Ninefold wrote"
    case .notADatabase: "not a database; expected one that Ninefold wrote"
    case .foreignDatabase(let id):
      "another program's database (application id \(id)); expected one that Ninefold wrote"
    case .newerSchema(let found, let supported):
      "schema version \(found) is newer than this program's; expected at most \(supported)"
    case .olderSchema(let found, let supported):
      "schema version \(found) is older than this program's; expected \(supported), which an import or an edit makes of it"
    case .damaged(let defect): defect
    case .alteredSchema(let difference):
      "its schema is altered: \(difference); expected what Ninefold makes"
    case .damagedName(let name): "the name \(name) is damaged; expected text in UTF-8"
    case .noSuchProject(let name): "no project named \(name)"
    case .noSuchDocument(let name): "no document \(name)"
    case .nothingToUndo: "no edit to undo"
    case .nothingToRedo: "no undone edit to redo"
    case .changedSinceEdit(let name):
      "document \(name) was imported anew since the last edit, expected it as it was left"
    case .notAReadingQuery: "not a query; expected a single statement that only reads"
    case .tookTooLong(let seconds): "the query took longer than \(seconds) seconds; expected it to end before"
    case .gaveNoRow(let seconds): "the query gave no row for \(seconds) seconds; expected one, or the end"
    case .tooMuchWork: "takes more steps than a file of its size can need; expected one that is not damaged"
    case .tooManyBytes(let limit): "a text, blob or row has more than \(limit) bytes; expected fewer"
    case .changedWhileRead: "was changed by another program as it was read; expected it to stay as it is"
    case .busy: "in use by another program for too long; expected it to become free"
    case .sqlite(let message): message
    }
  }
}

extension StoreError.Reason {
  /// The error of stored data, such as `document Main.storyboard`, that has changed since it was stored.
  static func changedSinceStored(_ name: String) -> Self { .damaged(defect(ofChanged: name)) }

  /// The sentence about stored data that has changed since it was stored.
  static func defect(ofChanged name: String) -> String {
    "\(name) is damaged; expected what its checksum was made of"
  }
}
