import InterfaceBuilder
import SceneModel
public import SceneStore

/// Writes the documents of a stored project as files.
public struct ProjectExport: Sendable {
  /// A document that was not written. The others are.
  public enum Refusal: Hashable, Sendable {
    /// The stored document's rows contradict each other.
    case damaged(StoreError)
    /// The document's path leads out of the directory, or is none.
    case unsafePath(String)
    /// The system cannot write the file; its message.
    case unwritable(path: String, message: String)
  }

  /// What an export did.
  public struct Summary: Hashable, Sendable {
    /// The project's name.
    public internal(set) var project = ""
    public internal(set) var written = 0
    public internal(set) var refused = 0
  }

  private let database: String
  private let project: String?

  /// An export of a project of a database: of a name, or the only one where that is nil.
  public init(database: String, project: String? = nil) {
    self.database = database
    self.project = project
  }

  /// Writes every document at its path in a directory.
  ///
  /// A document that was not edited has the bytes of the file that was imported. A file is replaced whole or
  /// not at all.
  ///
  /// - Parameters:
  ///   - directory: The directory, made where it is missing.
  ///   - report: Takes what could not be written.
  /// - Throws: ``SourceError`` where there is no such project, ``StoreError`` of the database.
  public func run(to directory: String, report: (Refusal) -> Void) throws -> Summary {
    let store = try SceneStore(path: database, mode: .readOnly)
    let selection = try store.selection(project)
    var summary = Summary()
    summary.project = selection.project
    for stored in try store.documents(project: selection.project) where selection.contains(stored) {
      if let refusal = try write(stored, of: store, to: directory) {
        summary.refused += 1
        report(refusal)
      } else {
        summary.written += 1
      }
    }
    return summary
  }

  func write(_ stored: StoredDocument, of store: SceneStore, to directory: String) throws -> Refusal? {
    // The database is not trusted to name places in the directory alone.
    let parts = stored.path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.utf8.contains(0) }) {
      return .unsafePath(stored.path)
    }
    let document: Document
    switch try store.documentOrRefusal(stored) {
    case .success(let found): document = found
    case .failure(.damaged(let error)): return .damaged(error)
    case .failure(.unreadable(let error)): return .unwritable(path: error.path, message: "\(error.reason)")
    }
    let path = directory.hasSuffix("/") ? directory + stored.path : directory + "/" + stored.path
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)
    if !Files.makeDirectory(String(folder)) || !Files.write(DocumentWriter().write(document), to: path) {
      return .unwritable(path: path, message: Files.lastError)
    }
    return nil
  }
}

extension ProjectExport.Refusal: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  public var description: String {
    switch self {
    case .damaged(let error): error.description
    case .unsafePath(let path): "\(path):1:1: error: expected a path within the directory"
    case .unwritable(let path, let message): "\(path):1:1: error: cannot write the file: \(message)"
    }
  }
}
