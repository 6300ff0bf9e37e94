import InterfaceBuilder
import OperatingSystem
import ProjectResources
import SceneModel
import SceneProject
import SceneStore

/// Writes the documents and strings files of a stored project to a directory, and counts them.
final class ExportJob {
  let store: SceneStore
  /// The project's name.
  let project: String
  /// The directory as the user named it.
  let directory: String
  let folder: Folder
  /// Whether damaged documents and strings files are written all the same.
  let force: Bool
  let report: (ProjectExport.Refusal) -> Void
  private(set) var summary = ProjectExport.Summary()
  private var files: WrittenFiles

  init(
    store: SceneStore, project: String, directory: String, folder: consuming Folder, force: Bool,
    report: @escaping (ProjectExport.Refusal) -> Void
  ) {
    self.store = store
    self.project = project
    self.directory = directory
    files = WrittenFiles(directory)
    self.folder = folder
    self.force = force
    self.report = report
    summary.project = project
  }

  private func refuse(_ refusal: ProjectExport.Refusal) {
    summary.refused += 1
    report(refusal)
  }

  /// Notes that something of the project is lost, or that something is not its own.
  func noteLoss(_ damage: StoreError) {
    summary.isProjectDamaged = true
    report(.damaged(damage))
  }

  /// Counts the documents that were written: those that were not refused.
  func countDocuments(of documents: [StoredDocument]) {
    summary.written = documents.count - summary.refused
  }

  /// Writes a document at its path.
  func write(_ stored: StoredDocument) throws {
    if let refusal = try refusal(of: stored) { refuse(refusal) }
  }

  /// Writes a document at its path, and gives the reason where it could not be written.
  func refusal(of stored: StoredDocument) throws -> ProjectExport.Refusal? {
    switch try document(stored) {
    case .success(let document): write(DocumentWriter().write(document), at: document.path)
    case .failure(let refusal): ProjectExport.Refusal(refusal)
    }
  }

  /// Writes documents as a scene project.
  func writeProject(_ documents: [StoredDocument]) throws {
    var rest = documents[...]
    do {
      try ProjectFolder(directory).write(name: project, refused: { refuse(.unsayable($0)) }) {
        while let stored = rest.popFirst() {
          switch try document(stored) {
          case .success(let document): return document
          case .failure(let refusal): refuse(ProjectExport.Refusal(refusal))
          }
        }
        return nil
      }
    } catch let error as ProjectError {
      throw error.located(in: directory)
    }
  }

  /// Writes a strings file at its path.
  func writeStrings(_ path: String) throws {
    var strings: LocalizedStrings?
    do throws(StoreError) {
      strings = try store.strings(project: project, path: path)
    } catch {
      guard case .damaged = error.reason else { throw error }
      guard force else { return refuse(.damaged(error)) }
      noteForced(error)
      strings = try store.unverifiedStrings(project: project, path: path)
    }
    guard let strings else { return }
    if let refusal = write(StringsWriter().write(strings), at: path) {
      refuse(refusal)
    } else {
      summary.stringsFiles += 1
    }
  }

  private func noteForced(_ damage: StoreError) {
    summary.forced += 1
    report(.damaged(damage))
  }

  /// The document that the store lists, a damaged one where that is to be written.
  private func document(
    _ stored: StoredDocument
  ) throws(StoreError) -> Result<Document, DocumentRefusal> {
    let found = try store.documentOrRefusal(stored)
    guard force, case .failure(.damaged(let damage)) = found else { return found }
    do throws(StoreError) {
      let document = try store.unverifiedDocument(stored.id)
      noteForced(damage)
      return .success(document)
    } catch {
      guard case .damaged = error.reason else { throw error }
      return found
    }
  }

  private func write(_ bytes: [UInt8], at name: String) -> ProjectExport.Refusal? {
    if let collision = files.collision(of: name, in: folder) { return collision }
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
