import InterfaceBuilder
import OperatingSystem
import SceneModel
public import SceneProject
public import SceneStore

/// Writes a stored project as files.
public struct ProjectExport: Sendable {
  /// What files a project is written as.
  public enum Format: String, CaseIterable, Sendable {
    /// Interface Builder's documents.
    case documents
    /// A scene project: a folder of small, readable files, one a scene.
    case project
  }

  /// A document that was not written. The others are.
  public enum Refusal: Error, Hashable, Sendable {
    /// The stored document's rows contradict each other.
    case damaged(StoreError)
    /// The document's path leads out of the directory, or is none.
    case unsafePath(String)
    /// A scene project cannot say the document.
    case unsayable(ProjectError)
    /// The file, or the directory for it, cannot be written: what is to be said of it, such as `is a directory`.
    case unwritable(path: String, message: String)
  }

  /// What an export did.
  public struct Summary: Hashable, Sendable {
    /// The project's name.
    public internal(set) var project = ""
    /// Documents.
    public internal(set) var written = 0
    /// Strings files.
    public internal(set) var stringsFiles = 0
    /// Documents and strings files that could not be written.
    public internal(set) var refused = 0
  }

  private let database: String
  private let project: String?

  /// An export of a project of a database: of a name, or the only one where that is nil.
  public init(database: String, project: String? = nil) {
    self.database = database
    self.project = project
  }

  /// Writes every document at its path in a directory, or a scene project in the directory, and in both every strings
  /// file at its path.
  ///
  /// A document that was not edited has the bytes of the file that was imported; one of a scene project gives these bytes
  /// once it is imported again. A file is replaced whole or not at all.
  ///
  /// - Parameters:
  ///   - directory: The directory, made where it is missing.
  ///   - format: What files to write.
  ///   - report: Takes what could not be written.
  /// - Throws: ``SourceError`` where there is no such project, ``StoreError`` of the database, ``ProjectError`` where
  ///   a scene project cannot be written to the directory.
  public func run(
    to directory: String, as format: Format, report: (Refusal) -> Void
  ) throws -> Summary {
    let store = try SceneStore(path: database, mode: .readOnly)
    let selection = try store.selection(project)
    let documents = try store.documents(selection)
    var summary = Summary()
    summary.project = selection.project
    func refuse(_ refusal: Refusal) {
      summary.refused += 1
      report(refusal)
    }
    let folder = try open(directory)
    switch format {
    case .documents:
      for stored in documents {
        if let refusal = try write(stored, of: store, to: folder, at: directory) { refuse(refusal) }
      }
    case .project:
      try writeProject(selection.project, documents, of: store, to: directory, refuse)
    }
    summary.written = documents.count - summary.refused
    for path in try store.stringsFiles(project: selection.project) where selection.contains(path) {
      guard let strings = try store.strings(project: selection.project, path: path) else { continue }
      if let refusal = write(StringsWriter().write(strings), to: path, in: folder, at: directory) {
        refuse(refusal)
      } else {
        summary.stringsFiles += 1
      }
    }
    return summary
  }

  private func open(_ directory: String) throws(Refusal) -> Folder {
    do throws(FileDefect) {
      return try Folder(makingAt: directory)
    } catch {
      throw Refusal.unwritable(path: directory, message: error.description)
    }
  }

  /// Writes documents as a scene project.
  private func writeProject(
    _ name: String, _ documents: [StoredDocument], of store: SceneStore, to directory: String,
    _ refuse: (Refusal) -> Void
  ) throws {
    var rest = documents[...]
    do {
      try ProjectFolder(directory).write(name: name, refused: { refuse(.unsayable($0)) }) {
        while let stored = rest.popFirst() {
          switch try store.documentOrRefusal(stored) {
          case .success(let document): return document
          case .failure(let refusal): refuse(Refusal(refusal))
          }
        }
        return nil
      }
    } catch let error as ProjectError {
      throw error.located(in: directory)
    }
  }

  /// Writes a document at its path in a directory, made where it is missing.
  ///
  /// - Returns: Why it could not be written, or nil.
  func write(_ stored: StoredDocument, of store: SceneStore, to directory: String) throws -> Refusal? {
    try write(stored, of: store, to: open(directory), at: directory)
  }

  private func write(
    _ stored: StoredDocument, of store: SceneStore, to folder: borrowing Folder, at directory: String
  ) throws -> Refusal? {
    switch try store.documentOrRefusal(stored) {
    case .success(let document):
      write(DocumentWriter().write(document), to: stored.path, in: folder, at: directory)
    case .failure(let refusal): Refusal(refusal)
    }
  }

  private func write(
    _ bytes: [UInt8], to name: String, in folder: borrowing Folder, at directory: String
  ) -> Refusal? {
    do throws(FileDefect) {
      try folder.replace(name, with: bytes)
      return nil
    } catch .unsafePath {
      return .unsafePath(name)
    } catch {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      return .unwritable(path: path, message: error.description)
    }
  }
}

extension ProjectExport.Refusal {
  /// Why the store did not give a document.
  fileprivate init(_ refusal: DocumentRefusal) {
    switch refusal {
    case .damaged(let error): self = .damaged(error)
    case .unreadableProject(let error): self = .unsayable(error)
    case .unreadable(let error): self = .unwritable(path: error.path, message: "\(error.reason)")
    }
  }
}

extension ProjectExport.Refusal: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  public var description: String {
    switch self {
    case .damaged(let error): error.description
    case .unsayable(let error): error.description
    case .unsafePath(let path): "\(path):1:1: error: expected a path within the directory"
    case .unwritable(let path, let message):
      "\(path):1:1: error: \(message), expected a file or a directory that can be written"
    }
  }
}
