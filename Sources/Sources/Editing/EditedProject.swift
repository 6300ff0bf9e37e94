import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneProject

/// A scene project in a folder, one document of which is edited.
struct EditedProject {
  /// The folder's path.
  let folder: String
  /// The project's entry of the edited document.
  let entry: ProjectHead.Entry

  /// The files of the project that differ between two versions of the document.
  func change(from before: Document, to after: Document) throws(ProjectError) -> [PreparedEdit.File] {
    let older = try files(with: before)
    let newer = try files(with: after)
    return Set(older.keys).union(newer.keys).sorted().compactMap { path in
      older[path] == newer[path]
        ? nil : PreparedEdit.File(path: folder + "/" + path, before: older[path], after: newer[path])
    }
  }

  /// Writes the project with a new version of the edited document.
  ///
  /// - Parameter root: The open folder.
  func write(_ edited: Document, in root: borrowing Folder) throws {
    let project = ProjectFolder(folder)
    let reader = project.reader
    let head = try reader.head()
    guard head.documents.contains(entry) else {
      throw ProjectExport.Refusal.unwritable(
        path: folder + "/" + ProjectHead.file, message: FileDefect.changed.description)
    }
    var rest = head.documents[...]
    var refused: ProjectError?
    try project.write(name: head.name, in: root, refused: { refused = refused ?? $0 }) {
      try rest.popFirst().map { (next) throws(ProjectError) in try document(next, reader, edited) }
    }
    if let refused { throw refused.located(in: folder) }
  }

  private func files(with edited: Document) throws(ProjectError) -> [String: [UInt8]] {
    let reader = ProjectFolder(folder).reader
    do throws(ProjectError) {
      let head = try reader.head()
      let documents = try head.documents.map { (next) throws(ProjectError) in
        try document(next, reader, edited)
      }
      let files = try SceneProjectWriter.files(for: documents, name: head.name)
      return Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    } catch {
      throw error.located(in: folder)
    }
  }

  private func document(
    _ next: ProjectHead.Entry, _ reader: SceneProjectReader, _ edited: Document
  ) throws(ProjectError) -> Document {
    guard next == entry else { return try reader.document(next) }
    var document = edited
    document.path = entry.path
    return document
  }
}
