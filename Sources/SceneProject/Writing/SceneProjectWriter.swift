package import SceneModel
import JSONText

/// Writes Interface Builder documents as a scene project: a folder of small, ordered, readable files.
///
/// Documents are written one at a time; of those before, only the paths are kept. The files depend on the
/// documents alone, so that the same project is always the same bytes.
package struct SceneProjectWriter: Sendable {
  /// The project's name.
  package let name: String
  /// The limits within which a project can be read back.
  package let limits: ReadLimits
  private var ledger = PathLedger(taken: [ProjectHead.file])
  private var paths: Set<ExactText> = []
  private var entries: [ProjectHead.Entry] = []

  /// A writer of an empty project.
  package init(name: String, limits: ReadLimits = ReadLimits()) {
    self.name = name
    self.limits = limits
  }

  /// The files of one document, which is added to the project.
  ///
  /// - Throws: ``ProjectError`` where the document's path leaves the project or is used twice, or where no
  ///   file can hold the tree.
  package mutating func files(for document: Document) throws(ProjectError) -> [ProjectFile] {
    guard PortablePath.isInside(document.path) else {
      throw ProjectError(.unsafePath(document.path), file: ProjectHead.file)
    }
    guard paths.insert(ExactText(document.path)).inserted else {
      throw ProjectError(.duplicatePath(document.path), file: ProjectHead.file)
    }
    let folder = ledger.takePortable(document.path)
    do {
      let files = try DocumentFolder(document, folder: folder, limits: limits).files()
      entries.append(ProjectHead.Entry(path: document.path, folder: folder))
      return files
    } catch {
      throw ProjectError(error, file: document.path)
    }
  }

  /// The file that names the project's documents. It comes last.
  package func head() -> ProjectFile {
    var json = JSONWriter(escapes: .required)
    json.beginObject(.indented)
    json.member("format", ProjectHead.format)
    json.member("version", Double(ProjectHead.version))
    json.member("name", name)
    json.name("documents")
    json.beginArray(.indented)
    for entry in entries {
      if entry.folder.utf8.elementsEqual(entry.path.utf8) {
        json.string(entry.path)
      } else {
        json.beginObject()
        json.member("path", entry.path)
        json.member("folder", entry.folder)
        json.end()
      }
    }
    json.end()
    json.end()
    return ProjectFile(path: ProjectHead.file, bytes: json.finish())
  }

  /// All files of a project, those of each document in turn and ``head()`` last.
  ///
  /// - Throws: ``ProjectError`` as ``files(for:)``.
  package static func files(
    for documents: [Document], name: String
  ) throws(ProjectError) -> [ProjectFile] {
    var writer = SceneProjectWriter(name: name)
    var files: [ProjectFile] = []
    for document in documents { files += try writer.files(for: document) }
    return files + [writer.head()]
  }
}
