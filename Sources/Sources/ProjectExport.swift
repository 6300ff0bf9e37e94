import InterfaceBuilder
import OperatingSystem
import SceneModel
public import SceneProject
public import SceneStore

/// Writes a stored project as files.
///
/// ```swift
/// let job = ProjectExport(database: "scenes.db", project: "TideTable")
/// let summary = try job.run(to: "Exported", as: .documents) { refusal in print(refusal) }
/// print(summary.written, "documents")
/// ```
public struct ProjectExport: Sendable {
  /// The form of the files that a project is written as.
  ///
  /// ```swift
  /// let job = ProjectExport(database: "scenes.db")
  /// for format in ProjectExport.Format.allCases {
  ///   _ = try job.run(to: "Exported/\(format.rawValue)", as: format) { _ in }
  /// }
  /// ```
  public enum Format: String, CaseIterable, Sendable {
    /// Interface Builder's documents.
    case documents
    /// A scene project: a folder of small, readable files, one a scene.
    case project
  }

  /// A document that was not written. The others are.
  ///
  /// ```swift
  /// _ = try ProjectExport(database: "scenes.db").run(to: "Exported", as: .project) { refusal in
  ///   if case .unsayable(let error) = refusal { print(error.file, error.reason) }
  /// }
  /// ```
  public enum Refusal: Error, Hashable, Sendable {
    /// The stored document's rows contradict each other or their checksum, or something of the
    /// project is lost.
    case damaged(StoreError)
    /// The document's path leads out of the directory, or is none.
    case unsafePath(String)
    /// A scene project cannot express the document.
    case unsayable(ProjectError)
    /// The file, or the directory for it, cannot be written; the message is a clause such as
    /// `is a directory`.
    case unwritable(path: String, message: String)
  }

  /// The summary of an export.
  ///
  /// ```swift
  /// let summary = try ProjectExport(database: "scenes.db").run(to: "Exported", as: .documents) { _ in }
  /// print(summary.written, summary.refused)
  /// ```
  public struct Summary: Hashable, Sendable {
    /// The project's name.
    public internal(set) var project = ""
    /// Documents.
    public internal(set) var written = 0
    /// Strings files.
    public internal(set) var stringsFiles = 0
    /// Documents and strings files that could not be written.
    public internal(set) var refused = 0
    /// Documents and strings files among those written that are damaged.
    package internal(set) var forced = 0
    /// Whether something of the project is lost, or not its own.
    package internal(set) var isProjectDamaged = false
  }

  private let database: String
  private let project: String?

  /// An export of a project of a database: of a name, or the only one where that is nil.
  public init(database: String, project: String? = nil) {
    self.database = database
    self.project = project
  }

  /// Writes every document at its path in a directory, or a scene project in the directory, and in both every
  /// strings file at its path.
  ///
  /// A document that was not edited has the bytes of the file that was imported; one of a scene project gives
  /// these bytes once it is imported again. A file is replaced whole or not at all.
  ///
  /// - Parameters:
  ///   - directory: The directory, made where it is missing.
  ///   - format: The form of the files.
  ///   - report: Takes the documents and files that could not be written.
  /// - Throws: ``SourceError`` where there is no such project, `StoreError` of the database,
  ///   `ProjectError` where a scene project cannot be written to the directory.
  public func run(
    to directory: String, as format: Format, report: (Refusal) -> Void
  ) throws -> Summary {
    try run(to: directory, as: format, force: false, report: report)
  }

  /// Writes as ``run(to:as:report:)`` does.
  ///
  /// - Parameter force: Whether damaged documents and strings files are reported and written all the same, as
  ///   far as they can be read.
  package func run(
    to directory: String, as format: Format, force: Bool, report: (Refusal) -> Void
  ) throws -> Summary {
    try withoutActuallyEscaping(report) { report in
      let store = try SceneStore(path: database, mode: .readOnly)
      let selection = try store.selection(project)
      let documents = try store.documents(selection)
      let job = ExportJob(
        store: store, project: selection.project, directory: directory, folder: try open(directory),
        force: force, report: report)
      if let damage = try store.damage(ofProject: selection.project) { job.noteLoss(damage) }
      switch format {
      case .documents:
        for stored in documents { try job.write(stored) }
      case .project:
        try job.writeProject(documents)
      }
      job.countDocuments(of: documents)
      for path in try store.stringsFiles(project: selection.project) where selection.contains(path) {
        try job.writeStrings(path)
      }
      return job.summary
    }
  }

  /// Writes one document, and gives the reason where it could not be written.
  func write(_ stored: StoredDocument, of store: SceneStore, to directory: String) throws -> Refusal? {
    let job = ExportJob(
      store: store, project: stored.project, directory: directory, folder: try open(directory),
      force: false, report: { _ in })
    return try job.refusal(of: stored)
  }

  private func open(_ directory: String) throws(Refusal) -> Folder {
    do throws(FileDefect) {
      return try Folder(makingAt: directory)
    } catch {
      throw Refusal.unwritable(path: directory, message: error.description)
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
